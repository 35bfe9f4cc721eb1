import { masked } from '../../engine/protocol/rude-words.ts';

/** Texts that are remembered: a room's lines of both audiences and the names with them, and some more. */
const MOST = 1_000;

/** Texts with their rude words hidden, each worked out once, though all who are here may ask for it. */
export class Masking {
  private readonly known = new Map<string, string>();

  readonly shown = (text: string): string => {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const shown = masked(text);
    for (const oldest of this.known.keys()) {
      if (this.known.size < MOST) break;
      this.known.delete(oldest);
    }
    this.known.set(text, shown);
    return shown;
  };
}
