import type { RatedTurn } from './turn.ts';

/** So many trials a turn's equity without looking ahead weighs as much as. */
const PRIOR = 50;
/** So many standard errors behind the best a turn is given up. */
const GIVE_UP = 1.8;

interface Candidate {
  readonly turn: RatedTurn;
  /** What each trial came to. The trials of all candidates are the same deals. */
  readonly values: number[];
  sum: number;
}

/** Turns that are being tried out, all with the same deals, until one is clearly best. */
export class Candidates {
  private live: Candidate[];

  /** `turns`, the best by equity first. Throws a RangeError on none. */
  constructor(turns: readonly RatedTurn[]) {
    if (turns.length === 0) throw new RangeError('no turns to choose from');
    this.live = turns.map((turn) => ({ turn, values: [], sum: 0 }));
  }

  /** Those that are still tried. */
  get turns(): readonly RatedTurn[] {
    return this.live.map(({ turn }) => turn);
  }

  /** What a trial of each of `turns`, in their order, came to. */
  add(values: readonly number[]): void {
    for (const [index, candidate] of this.live.entries()) {
      const value = values[index] ?? 0;
      candidate.values.push(value);
      candidate.sum += value;
    }
  }

  /** Stops trying what is clearly not best. */
  prune(): void {
    const best = this.leader();
    this.live = this.live.filter((each) => each === best || !isBehind(each, best));
  }

  /** The best so far. */
  best(): RatedTurn {
    return this.leader().turn;
  }

  private leader(): Candidate {
    return this.live.reduce((best, each) => (worthOf(each) > worthOf(best) ? each : best));
  }
}

const worthOf = ({ turn, values, sum }: Candidate): number =>
  (sum + PRIOR * Math.max(turn.equity, -LIMIT)) / (values.length + PRIOR);

/** A pass has no equity to speak of. */
const LIMIT = 1000;

/** By the differences deal by deal, so that luck counts for both. */
function isBehind(one: Candidate, best: Candidate): boolean {
  const count = one.values.length;
  const mean = (best.sum - one.sum) / count;
  const squares = one.values.reduce(
    (sum, value, index) => sum + ((best.values[index] ?? 0) - value - mean) ** 2,
    0,
  );
  const error = Math.sqrt(squares / (count - 1) / (count + PRIOR));
  return worthOf(best) - worthOf(one) > GIVE_UP * error;
}
