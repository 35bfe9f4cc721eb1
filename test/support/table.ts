import type { DrawSource } from '../../engine/base/draw-source.ts';
import { type Millis, millis, seat } from '../../engine/base/units.ts';
import type { Action } from '../../engine/game/actions.ts';
import { freshClock } from '../../engine/game/clock.ts';
import type { Env } from '../../engine/game/env.ts';
import type { GameError } from '../../engine/game/errors.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import { reduce } from '../../engine/game/reduce.ts';
import type { GameState } from '../../engine/game/state.ts';
import { judgedBy } from './lexicon-of.ts';
import { position, type Setup } from './position.ts';
import { seededDraws } from './seeded-random.ts';
import { lay, at as squareAt, tilesOf } from './tiles.ts';

export const START: Millis = millis(1_700_000_000_000);

interface Surroundings {
  /** The words of the lexicon. */
  readonly words?: readonly string[];
  readonly draws?: DrawSource;
}

/** A game at which a test sits: it says what the seats do and looks at what has come of it. */
export class Table {
  state: GameState;
  /** All that has happened since the table was set. */
  readonly events: GameEvent[] = [];
  now = START;
  here: boolean[];
  private readonly fixed: Pick<Env, 'lexicon' | 'findsPlay' | 'draws'>;

  constructor(setup: Setup | GameState, { words = [], draws = seededDraws(1) }: Surroundings = {}) {
    this.state = 'phase' in setup ? setup : position(setup);
    this.here = this.state.seats.map(() => true);
    this.fixed = { ...judgedBy(words), draws };
  }

  /** Does it and returns what happened; throws when it is refused. */
  act(action: Action): readonly GameEvent[] {
    const step = reduce(this.state, action, this.env());
    if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.error)}`);
    this.state = step.value.state;
    this.events.push(...step.value.events);
    return step.value.events;
  }

  /** Tries it and returns why it is refused; throws when it is not. */
  refusal(action: Action): GameError {
    const step = reduce(this.state, action, this.env());
    if (step.ok) throw new Error(`not refused: ${JSON.stringify(step.value.events)}`);
    return step.error;
  }

  place = (at: number, play: string) => this.act(placing(at, play));
  exchange = (at: number, tiles: string) => this.act(exchanging(at, tiles));
  pass = (at: number) => this.act(passing(at));
  challenge = (at: number, turn: number, words?: readonly number[]) => this.act(challenging(at, turn, words));
  accept = (at: number, turn: number) => this.act(accepting(at, turn));
  resign = (at: number) => this.act(resigning(at));
  due = () => this.act({ type: 'due' });

  /** The seat connects or disconnects, and the game is told. */
  presence(at: number, here: boolean): readonly GameEvent[] {
    this.here[at] = here;
    return this.act({ type: 'presence', seat: seat(at), here });
  }

  wait(milliseconds: number): void {
    this.now = millis(this.now + milliseconds);
  }

  rack = (at: number): string => [...(this.state.seats[at]?.rack ?? [])].sort().join('');
  score = (at: number): number | undefined => this.state.seats[at]?.score;
  scores = (): number[] => this.state.seats.map((each) => each.score);
  owed = (): number[] => this.state.seats.map((each) => each.owed);
  inBag = (): number => this.state.bag.reduce((sum, count) => sum + count, 0);
  types = (): string[] => this.events.map((event) => event.type);

  private env(): Env {
    return { ...this.fixed, now: this.now, lag: millis(0), here: this.here };
  }
}

export const placing = (at: number, play: string): Action => ({
  type: 'place',
  seat: seat(at),
  tiles: lay(play),
});

export const exchanging = (at: number, tiles: string): Action => ({
  type: 'exchange',
  seat: seat(at),
  tiles: tilesOf(tiles),
});

export const passing = (at: number): Action => ({ type: 'pass', seat: seat(at) });

/** A challenge of all words, or of those at these places. */
export const challenging = (at: number, turn: number, words: readonly number[] | null = null): Action => ({
  type: 'challenge',
  seat: seat(at),
  turn,
  words,
});

export const resigning = (at: number): Action => ({ type: 'resign', seat: seat(at) });

export const accepting = (at: number, turn: number): Action => ({ type: 'accept', seat: seat(at), turn });

export const redeeming = (at: number, square: string): Action => ({
  type: 'redeem',
  seat: seat(at),
  square: squareAt(square),
});

export const giving = (from: number, to: number): Action => ({
  type: 'give',
  seat: seat(from),
  to: seat(to),
});

/** The table with its clock running, every seat's time being whole. */
export function timed(table: Table): Table {
  const { clock } = table.state.ruleset;
  if (clock === null) throw new Error('no clock in these rules');
  table.state = { ...table.state, clock: freshClock(clock, table.state.seats.length, table.now) };
  return table;
}
