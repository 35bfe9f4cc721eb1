import { seededRandom } from '../../support/seeded-random.ts';
import { RULES } from './house-rules.ts';
import type { Setting } from './stage.ts';

/** Who comes to a room and how wild it gets, all of it decided by a seed. */
export interface Plan extends Setting {
  /** The device whose eyes are looked through. */
  readonly viewer: number;
  /** Devices that open a page before anybody sits. */
  readonly early: readonly number[];
  /** Devices that take seats, in this order. */
  readonly sitting: readonly number[];
  /** Of these, who stands up again at once; the next takes the seat. */
  readonly leaving: readonly number[];
  /** Devices that open a page when all sit. */
  readonly watching: readonly number[];
  /** Seats that get a computer opponent. */
  readonly bots: readonly number[];
  readonly turns: number;
  /** How likely something happens between two turns that has nothing to do with the game. */
  readonly unrest: number;
  readonly rematch: boolean;
  /** Who leaves a seat to whom before the second game. */
  readonly changes: { readonly leaves: number; readonly sits: number } | null;
}

/** What the viewer is: one kind after the other. */
const ROLES = ['player', 'watcher', 'player', 'sits late', 'stands up', 'player'] as const;

/** `bots`: whether computer opponents sit down. They play by what is on their racks, so never where two rooms are compared. */
export function planOf(seed: number, bots = false): Plan {
  const random = seededRandom(seed);
  const chosen = RULES[seed % RULES.length];
  if (chosen === undefined) throw new RangeError('no rules');
  const role = ROLES[Math.floor(seed / RULES.length) % ROLES.length];
  const seats = 2 + random.below(chosen.mostSeats - 1);
  const people = bots ? 1 + random.below(seats) : seats;
  const devices = people + 2;
  const players = Array.from({ length: people }, (_, at) => at);
  const spare = people;
  const viewer = role === 'watcher' ? spare : random.below(people);
  const standsUp = role === 'stands up';
  return {
    ...{ rules: chosen.rules, seats, devices, viewer },
    early: role === 'sits late' ? [viewer, spare] : [],
    sitting: standsUp ? players.flatMap((at) => (at === viewer ? [at, spare] : [at])) : players,
    leaving: standsUp ? [viewer] : [],
    watching: [spare, spare + 1],
    bots: Array.from({ length: seats - people }, (_, at) => people + at),
    turns: random.pick([8, 20, 40]),
    unrest: random.pick([0.2, 0.6]),
    rematch: random.chance(0.5),
    changes: random.chance(0.5) && !standsUp ? { leaves: random.below(people), sits: spare } : null,
  };
}
