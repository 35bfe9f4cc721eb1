import { countBits } from '../words/graph-format.ts';
import type { PlaySearch } from './play-search.ts';
import { MAX_RACK } from './rack-tiles.ts';

/**
 * Which of the tiles of a find can be blanks. The search walks through a word once, however many ways there are to have
 * it from the rack; here they are told apart, each once.
 */
export class BlankChoices {
  private readonly take: (blanks: number, score: number) => void;

  private count = 0;
  /** By tile: its letter, and points that are lost when it is a blank. */
  private letters = new Uint8Array(0);
  private readonly losses = new Int32Array(MAX_RACK);
  /** By tile: how many behind it have the same letter. */
  private readonly later = new Int32Array(MAX_RACK);
  /** By letter: how many more are laid than the rack has. That many are blanks; below 0, so many are to spare. */
  private readonly lacking: Int32Array;

  /** `take` is given each way: a bit for each tile that is a blank, and the score. */
  constructor(letters: number, take: (blanks: number, score: number) => void) {
    this.lacking = new Int32Array(letters);
    this.take = take;
  }

  /** Goes through the ways to have the first `count` tiles of a search from its rack. For the rest see `PlaySink`. */
  each(search: PlaySearch, count: number, score: number, times: number): void {
    const { cells, letters, line, rack, rules } = search;
    const { lacking } = this;
    this.count = count;
    this.letters = letters;
    for (let i = 0; i < count; i++) {
      const letter = letters[i] ?? 0;
      lacking[letter] = -countBits(rack.owned[letter] ?? 0);
    }
    for (let i = 0; i < count; i++) {
      const letter = letters[i] ?? 0;
      const cell = cells[i] ?? 0;
      lacking[letter] = (lacking[letter] ?? 0) + 1;
      const crossTimes = line.crossed[cell] === 0 ? 0 : (rules.wordTimes[cell] ?? 0);
      this.losses[i] = (rules.values[letter] ?? 0) * (rules.letterTimes[cell] ?? 0) * (times + crossTimes);
      this.later[i] = 0;
      for (let k = i + 1; k < count; k++) if (letters[k] === letter) this.later[i] = (this.later[i] ?? 0) + 1;
    }
    let wanted = 0;
    for (let i = 0; i < count; i++) if ((lacking[letters[i] ?? 0] ?? 0) > (this.later[i] ?? 0)) wanted++;
    this.choose(0, 0, score, countBits(rack.blanks), wanted);
  }

  /** Of the tiles from `from` on, makes up to `left` blanks; `wanted` of them are lacking. */
  private choose(from: number, blanks: number, score: number, left: number, wanted: number): void {
    if (wanted === 0) this.take(blanks, score);
    if (left === 0) return;
    const { lacking, letters } = this;
    for (let i = from; i < this.count; i++) {
      const letter = letters[i] ?? 0;
      const lack = lacking[letter] ?? 0;
      if (lack > 0 || left > wanted) {
        lacking[letter] = lack - 1;
        this.choose(
          i + 1,
          blanks | (1 << i),
          score - (this.losses[i] ?? 0),
          left - 1,
          lack > 0 ? wanted - 1 : wanted,
        );
        lacking[letter] = lack;
      }
      // One that is no blank leaves what is lacking to the ones behind it.
      if (lack > (this.later[i] ?? 0)) return;
    }
  }
}
