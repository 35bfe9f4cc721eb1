import { masked } from '../../engine/protocol/rude-words.ts';
import { Newest } from '../newest.ts';

/** Texts that are remembered: a room's lines of both audiences and the names with them, and some more. */
const MOST = 1_000;

/** Texts with their rude words hidden, each worked out once, though all who are here may ask for it. */
export class Masking {
  private readonly known = new Newest<string>(MOST);

  readonly shown = (text: string): string => {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const shown = masked(text);
    this.known.keep(text, shown);
    return shown;
  };
}
