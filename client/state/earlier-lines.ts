/** More than anybody goes back. */
const MOST = 100;

/** What was written in the command line since the page was loaded, the latest last. */
const lines: string[] = [];

/** Keeps a line that was sent; the same one twice over is one. */
export function keepLine(line: string): void {
  if (line.trim() === '' || line === lines.at(-1)) return;
  lines.push(line);
  if (lines.length > MOST) lines.shift();
}

/** A way through the lines written earlier, from the newest back, which ends where it began. */
export interface Walk {
  /** The line before, or behind, the one that is shown; null where there is none that way. */
  readonly step: (by: -1 | 1, shown: string) => string | null;
}

export function walkLines(): Walk {
  const walked = [...lines];
  const last = walked.length;
  let at = last;
  return {
    step: (by, shown) => {
      if (at + by < 0 || at + by > last) return null;
      // What was begun, or changed on the way, is there on the way back.
      walked[at] = shown;
      at += by;
      return walked[at] ?? '';
    },
  };
}
