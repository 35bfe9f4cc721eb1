import { countBits } from '../words/graph-format.ts';
import { blankChoices } from './blank-choices.ts';
import type { Evaluation } from './evaluation.ts';
import { type FoundPlay, foundPlay } from './found-play.ts';
import type { Leaves } from './leaves.ts';
import type { MoveRules } from './move-rules.ts';
import type { Find } from './play-search.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';

/** The play that is worth most of those that were found. */
export class BestFind {
  /** What it is worth; less than any play while there is none. */
  worth = Number.NEGATIVE_INFINITY;
  private score = 0;
  private count = 0;
  private blanks = 0;
  private readonly cells = new Int32Array(MAX_RACK);
  private readonly letters = new Uint8Array(MAX_RACK);

  private extra: Evaluation['extra'];
  private readonly rules: MoveRules;
  private readonly rack: RackTiles;
  private readonly leaves: Leaves;
  private readonly find: Find;
  private readonly choose: () => void;

  constructor(rules: MoveRules, rack: RackTiles, leaves: Leaves, find: Find) {
    this.rules = rules;
    this.rack = rack;
    this.leaves = leaves;
    this.find = find;
    this.choose = blankChoices(rules, rack, find, (blanks, score) =>
      this.weigh(blanks, score, this.restAfter(blanks)),
    );
  }

  /** Begins anew. */
  clear(extra: Evaluation['extra']): void {
    this.worth = Number.NEGATIVE_INFINITY;
    this.extra = extra;
  }

  /** Looks at a find. */
  take(): void {
    const { find, leaves, rack } = this;
    if (rack.blanks === 0) this.weigh(0, find.score, find.rest);
    else if (this.beats(find.score + (leaves.best[rack.size - find.count] ?? 0))) this.choose();
  }

  /** The play, or null while there is none. */
  play(): FoundPlay | null {
    if (this.worth === Number.NEGATIVE_INFINITY) return null;
    return foundPlay(this.rules, this.cells, this.letters, this.count, this.blanks, this.score);
  }

  private beats(worth: number): boolean {
    return worth + (this.extra?.atMost ?? 0) > this.worth;
  }

  private weigh(blanks: number, score: number, rest: number): void {
    const { cells, count, letters } = this.find;
    let worth = score + (this.leaves.worth[rest] ?? 0);
    if (!this.beats(worth)) return;
    if (this.extra !== undefined) {
      const play = foundPlay(this.rules, cells, letters, count, blanks, score);
      worth += this.extra.of(play, this.rack.tilesOf(rest));
      if (!(worth > this.worth)) return;
    }
    this.worth = worth;
    this.score = score;
    this.count = count;
    this.blanks = blanks;
    this.cells.set(cells);
    this.letters.set(letters);
  }

  /** The lot that stays when these of the found tiles are blanks. */
  private restAfter(blanks: number): number {
    const { find, rack } = this;
    let rest = rack.full;
    for (let i = 0; i < find.count; i++) {
      if (((blanks >> i) & 1) !== 0) continue;
      const own = (rack.owned[find.letters[i] ?? 0] ?? 0) & rest;
      rest ^= own & -own;
    }
    for (let left = countBits(blanks); left > 0; left--) rest ^= rack.blanks & rest & -(rack.blanks & rest);
    return rest;
  }
}
