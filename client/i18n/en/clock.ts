import type { ClockRule, Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { Dial } from '../../state/game-clock.ts';
import type { ClockWarning } from '../../state/game-time.ts';
import { minutesText, points } from './words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `12:41`, `8.3`, `−0:25`. */
export function dialText({ overtime, minutes, seconds, tenths }: Dial): string {
  if (tenths !== null) return `${seconds}.${tenths}`;
  return `${overtime ? '−' : ''}${minutesText(minutes, seconds)}`;
}

/** A clock in short: `25 minutes each`, `60 seconds a turn`. */
export function clockTitle(rule: ClockRule | null): string {
  if (rule === null) return 'no clock';
  if (rule.kind === 'turn') return `${span(rule.perTurn)} a turn`;
  const more = rule.increment === 0 ? '' : `, ${span(rule.increment)} more a turn`;
  return `${span(rule.initial)} each${more}`;
}

/** A clock in sentences, overtime and all (rules K1, K2). */
export const clockRuleText = (rule: ClockRule | null): string =>
  `${thinkingText(rule)} ${overtimeText(rule)}`.trimEnd();

/** How long one may think (rule K1). */
export function thinkingText(rule: ClockRule | null): string {
  if (rule === null) return 'There is no clock: think as long as you like.';
  if (rule.kind === 'turn') return `Each turn has ${span(rule.perTurn)}. Who lets them run out has passed.`;
  const more = rule.increment === 0 ? '' : ` Each turn taken adds ${span(rule.increment)}.`;
  return `Everybody has ${span(rule.initial)} for the whole game.${more}`;
}

/** How far behind the time one may play on, and what that costs (rule K2); empty where there is no such time. */
export function overtimeText(rule: ClockRule | null): string {
  if (rule?.kind !== 'game') return '';
  const { perMinute, maxMinutes } = rule.overtime;
  if (maxMinutes === 0) return 'Who has none left has lost on time.';
  const cost =
    perMinute === 0
      ? 'Overtime costs no points'
      : `Each minute of overtime, once begun, costs ${points(perMinute)}`;
  return `${cost}; who is more than ${maxMinutes === 1 ? 'a minute' : span(maxMinutes * MINUTE)} over has lost on time.`;
}

/** What time an opponent may be given (rule K6). */
export function giftText({ clock, gift }: Pick<Ruleset, 'clock' | 'gift'>): string {
  if (clock === null) return '';
  return gift === 0
    ? 'Nobody gives time to others.'
    : `A press gives an opponent ${span(gift)}, up to 20 times a game.`;
}

/** What is said once of the own clock when it runs low. */
export const CLOCK_WARNINGS: Readonly<Record<ClockWarning, string>> = {
  minute: 'Less than a minute on your clock.',
  seconds: 'Less than ten seconds on your clock.',
  overtime: 'Your clock is in overtime.',
};

/** How far a clock can be trusted while the room is not heard. */
export const CLOCK_UNHEARD = {
  own: 'Your clock runs on.',
  other: 'Clocks may be off.',
} as const;

/** A length of time: `25 minutes`, `60 seconds`, `2 minutes and 30 seconds`. */
export function span(time: number): string {
  const minutes = time <= MINUTE ? 0 : Math.floor(time / MINUTE);
  const seconds = (time - minutes * MINUTE) / SECOND;
  return [minutes > 0 && counted(minutes, 'minute'), seconds > 0 && counted(seconds, 'second')]
    .filter(Boolean)
    .join(' and ');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
