import { encode } from 'uqr';

/** A picture, `size` modules wide and high. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** The dark modules as one path, a stroke of modules in a row as one rectangle. Sizes in modules. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) =>
    darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join('') };
}

function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
