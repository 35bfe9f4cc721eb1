import { isDeepStrictEqual } from 'node:util';
import type { Known } from './line.ts';
import type { Step, Update } from './messages.ts';

/** What to do about an update: nothing more, or ask with `sync`. */
export type Verdict = { readonly type: 'used' } | { readonly type: 'ask'; readonly after: number };

/** The steps of a room that a client has, without a gap. */
export class Chronicle {
  private kept: Step[] = [];
  private epoch: string | null = null;
  /** Gaps and epochs that were noticed, since the beginning. */
  readonly noticed = { gaps: 0, epochs: 0 };

  /** The last step; 0 without any. */
  get last(): number {
    return this.kept.at(-1)?.seq ?? 0;
  }

  /** What the query of a new socket says of it. */
  get known(): Known {
    const last = this.kept.at(-1);
    return last === undefined || this.epoch === null
      ? { after: 0 }
      : { after: last.seq, epoch: this.epoch, at: last.at };
  }

  get steps(): readonly Step[] {
    return this.kept;
  }

  /**
   * Takes an update in. Throws where it breaks what is promised of updates. A room that is set back may tell less in the
   * same epoch too, but to watchers alone: that is taken for a fault, since none that this client meets is set back.
   */
  take(update: Update): Verdict {
    checkNumbers(update);
    if (this.epoch !== null && this.epoch !== update.epoch) {
      this.noticed.epochs++;
      this.kept = [];
      this.epoch = update.epoch;
      if (update.after !== 0) return { type: 'ask', after: 0 };
    }
    this.epoch = update.epoch;
    if (update.after === 0) {
      if (update.seq < this.last) throw new Error(`went back from ${this.last} to ${update.seq}`);
      this.kept = [...update.steps];
      return { type: 'used' };
    }
    if (update.after > this.last) {
      this.noticed.gaps++;
      return { type: 'ask', after: this.last };
    }
    if (update.seq < this.last) throw new Error(`went back from ${this.last} to ${update.seq}`);
    for (const step of update.steps) this.add(step);
    return { type: 'used' };
  }

  private add(step: Step): void {
    const known = this.kept.find(({ seq }) => seq === step.seq);
    if (known === undefined) this.kept.push(step);
    else if (!isDeepStrictEqual(known, step)) throw new Error(`step ${step.seq} is another than it was`);
  }
}

/** Behind `after` (or from wherever a game begins) every number once, up to the last. */
function checkNumbers({ after, seq, steps }: Update): void {
  const first = after === 0 ? steps.at(0)?.seq : after + 1;
  if (first === undefined) throw new Error('a whole game without a step');
  for (const [index, step] of steps.entries()) {
    if (step.seq !== first + index) throw new Error(`step ${step.seq} where ${first + index} belongs`);
  }
  if (first + steps.length - 1 !== seq) throw new Error(`steps end before ${seq}`);
}
