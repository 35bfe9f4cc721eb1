import { isSame } from '../../engine/base/same.ts';
import type { ClockRule } from '../../engine/equipment/ruleset.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

type GameClock = Extract<ClockRule, { kind: 'game' }>;

/** Among friends a minute behind the time is enough; tournaments allow ten. */
const CASUAL: GameClock['overtime'] = { perMinute: 10, maxMinutes: 1 };
const TOURNAMENT: GameClock['overtime'] = { perMinute: 10, maxMinutes: 10 };

/** Clocks that are offered by name; `custom` asks for minutes and an increment. */
export const CLOCK_CHOICES = [
  'none',
  'game3',
  'game5',
  'game10',
  'game15',
  'game25',
  'turn60',
  'custom',
] as const;

export type ClockChoice = (typeof CLOCK_CHOICES)[number];

const CLOCKS: Readonly<Record<Exclude<ClockChoice, 'custom'>, ClockRule | null>> = {
  none: null,
  game3: gameClock(3, 2, CASUAL),
  game5: gameClock(5, 0, CASUAL),
  game10: gameClock(10, 0, CASUAL),
  game15: gameClock(15, 0, CASUAL),
  game25: gameClock(25, 0, TOURNAMENT),
  turn60: { kind: 'turn', perTurn: MINUTE },
};

/** What a clock of one's own may be, in minutes for the game and seconds a turn. */
export const MINUTES = { min: 1, max: 120 } as const;
export const INCREMENT = { min: 0, max: 60 } as const;

/** The clock of a choice; a custom one begins as `before` where that is one for the game. */
export function clockOf(choice: ClockChoice, before: ClockRule | null): ClockRule | null {
  if (choice !== 'custom') return CLOCKS[choice];
  return before?.kind === 'game' ? before : gameClock(20, 0, CASUAL);
}

/** The choice that is this clock; `custom` where none that has a name is. */
export function choiceOf(clock: ClockRule | null): ClockChoice {
  return CLOCK_CHOICES.find((id) => id !== 'custom' && isSame(CLOCKS[id], clock)) ?? 'custom';
}

/** Minutes for the game and seconds a turn of a clock of one's own. */
export function timesOf(clock: ClockRule | null): { readonly minutes: number; readonly seconds: number } {
  return clock?.kind === 'game'
    ? { minutes: clock.initial / MINUTE, seconds: clock.increment / SECOND }
    : { minutes: MINUTES.min, seconds: INCREMENT.min };
}

/** A clock for the game with other minutes or another increment, its overtime as it was. */
export function withTimes(clock: ClockRule | null, minutes: number, seconds: number): ClockRule {
  return gameClock(minutes, seconds, clock?.kind === 'game' ? clock.overtime : CASUAL);
}

function gameClock(minutes: number, seconds: number, overtime: GameClock['overtime']): GameClock {
  return { kind: 'game', initial: minutes * MINUTE, increment: seconds * SECOND, overtime };
}

/** What a press may give, by the seconds; a gift of another length is offered as the nearest that is not longer. */
export const GIFT_CHOICES = ['0', '15', '30', '60'] as const;

export type GiftChoice = (typeof GIFT_CHOICES)[number];

export const giftChoice = (gift: number): GiftChoice =>
  GIFT_CHOICES.findLast((choice) => Number(choice) * SECOND <= gift) ?? '0';

export const giftOf = (choice: GiftChoice): number => Number(choice) * SECOND;
