import { isSame } from '../../engine/base/same.ts';
import type { ClockRule } from '../../engine/equipment/ruleset.ts';
import { LONG, type Overtime, SHORT } from './overtime-choice.ts';
import { MINUTE, SECOND } from './time-parts.ts';

export type GameClock = Extract<ClockRule, { kind: 'game' }>;

/** Clocks that are offered by name, and those of one's own: a time for the game, or for each turn. */
export const CLOCK_CHOICES = [
  'none',
  'game3',
  'game5',
  'game10',
  'game15',
  'game25',
  'turn60',
  'ownGame',
  'ownTurn',
] as const;

export type ClockChoice = (typeof CLOCK_CHOICES)[number];

type NamedClock = Exclude<ClockChoice, 'none' | 'ownGame' | 'ownTurn'>;

// Among friends a minute behind the time is enough; tournaments allow ten.
const CLOCKS: Readonly<Record<NamedClock, ClockRule>> = {
  game3: gameClock(3, 2, SHORT),
  game5: gameClock(5, 0, SHORT),
  game10: gameClock(10, 0, SHORT),
  game15: gameClock(15, 0, SHORT),
  game25: gameClock(25, 0, LONG),
  turn60: { kind: 'turn', perTurn: MINUTE },
};

const NAMED = CLOCK_CHOICES.filter((choice): choice is NamedClock => choice in CLOCKS);

/**
 * The clock of a choice. One of one's own begins as `before` where that is of its kind; a time by name has its usual
 * overtime, unless `before` has another than its own usual one.
 */
export function clockOf(choice: ClockChoice, before: ClockRule | null): ClockRule | null {
  if (choice === 'none') return null;
  if (choice === 'ownGame') return before?.kind === 'game' ? before : gameClock(20, 0, SHORT);
  if (choice === 'ownTurn') return before?.kind === 'turn' ? before : CLOCKS.turn60;
  const clock = CLOCKS[choice];
  const chosen = before?.kind === 'game' && !isSame(before.overtime, usualOvertime(before));
  return chosen && clock.kind === 'game' ? { ...clock, overtime: before.overtime } : clock;
}

/** The choice that has this time, whatever its overtime. */
export function choiceOf(clock: ClockRule | null): ClockChoice {
  if (clock === null) return 'none';
  return NAMED.find((choice) => hasTimeOf(CLOCKS[choice], clock)) ?? ownChoice(clock);
}

/** The choice by which a clock is set in numbers. */
export const ownChoice = (clock: ClockRule): ClockChoice => (clock.kind === 'game' ? 'ownGame' : 'ownTurn');

/** What goes with the time of a clock until somebody says otherwise. */
function usualOvertime(clock: GameClock): Overtime {
  const named = NAMED.map((choice) => CLOCKS[choice]).find((one) => hasTimeOf(one, clock));
  return named?.kind === 'game' ? named.overtime : SHORT;
}

function hasTimeOf(one: ClockRule, other: ClockRule): boolean {
  if (one.kind === 'turn' || other.kind === 'turn') return isSame(one, other);
  return one.initial === other.initial && one.increment === other.increment;
}

function gameClock(minutes: number, seconds: number, overtime: Overtime): GameClock {
  return { kind: 'game', initial: minutes * MINUTE, increment: seconds * SECOND, overtime };
}
