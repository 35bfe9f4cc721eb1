import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** `text` as a QR code, always dark on white so that every camera reads it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0d1a1b" />
    </svg>
  );
}

/** The dark modules as one path, a stroke of modules in a row as one rectangle. Sizes in modules. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
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
