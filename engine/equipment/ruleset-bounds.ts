import type { ClockRule, Ruleset } from './ruleset.ts';

/** The least and the most that a number may be. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** What the numbers of a ruleset may be, all of them whole, by the field's path; times in milliseconds. */
export const RULESET_BOUNDS = {
  rackSize: { min: 7, max: 7 },
  'exchange.minBag': { min: 1, max: 7 },
  'challenge.points.n': { min: 1, max: 50 },
  'challenge.finalWindow': { min: 5_000, max: 120_000 },
  'clock.initial': { min: 30_000, max: 7_200_000 },
  'clock.increment': { min: 0, max: 60_000 },
  'clock.overtime.perMinute': { min: 0, max: 100 },
  'clock.overtime.maxMinutes': { min: 0, max: 60 },
  'clock.perTurn': { min: 10_000, max: 3_600_000 },
  gift: { min: 0, max: 60_000 },
  'bingo.tiles': { min: 1, max: 7 },
  'bingo.points': { min: 0, max: 200 },
  'end.scoreless.perSeat': { min: 1, max: 10 },
} as const satisfies Readonly<Record<string, Bounds>>;

export type BoundedField = keyof typeof RULESET_BOUNDS;

/** The fields whose numbers are not whole or not within their bounds. */
export function outOfBounds(ruleset: Ruleset): readonly BoundedField[] {
  return numbersOf(ruleset).flatMap(([field, n]) => {
    const { min, max } = RULESET_BOUNDS[field];
    return Number.isInteger(n) && n >= min && n <= max ? [] : [field];
  });
}

type Numbers = readonly (readonly [BoundedField, number])[];

function numbersOf({ rackSize, exchange, challenge, clock, gift, bingo, end }: Ruleset): Numbers {
  return [
    ['rackSize', rackSize],
    ['exchange.minBag', exchange.minBag],
    ...(challenge.points ? [['challenge.points.n', challenge.points.n] as const] : []),
    ['challenge.finalWindow', challenge.finalWindow],
    ...timesOf(clock),
    ['gift', gift],
    ['bingo.tiles', bingo.tiles],
    ['bingo.points', bingo.points],
    ['end.scoreless.perSeat', end.scoreless.perSeat],
  ];
}

function timesOf(clock: ClockRule | null): Numbers {
  if (clock === null) return [];
  if (clock.kind === 'turn') return [['clock.perTurn', clock.perTurn]];
  const { initial, increment, overtime } = clock;
  return [
    ['clock.initial', initial],
    ['clock.increment', increment],
    ['clock.overtime.perMinute', overtime.perMinute],
    ['clock.overtime.maxMinutes', overtime.maxMinutes],
  ];
}
