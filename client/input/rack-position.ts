/**
 * The rack position that a tile dropped at `x` pixels is meant for, going by where the tiles stand in even
 * distances; undefined where fewer than two of them show what those are.
 */
export function positionAt(
  standing: readonly { readonly position: number; readonly x: number }[],
  x: number,
): number | undefined {
  const first = standing[0];
  const last = standing.at(-1);
  if (first === undefined || last === undefined || first.position === last.position) return undefined;
  const pitch = (last.x - first.x) / (last.position - first.position);
  return Math.max(0, Math.round(first.position + (x - first.x) / pitch));
}
