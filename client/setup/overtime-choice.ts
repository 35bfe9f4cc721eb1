import { isSame } from '../../engine/base/same.ts';
import type { ClockRule } from '../../engine/equipment/ruleset.ts';

export type Overtime = Extract<ClockRule, { kind: 'game' }>['overtime'];

export const SHORT: Overtime = { perMinute: 10, maxMinutes: 1 };
export const LONG: Overtime = { perMinute: 10, maxMinutes: 10 };

/** No overtime, usual ones, and one's own points and minutes. */
export const OVERTIME_CHOICES = ['none', 'short', 'long', 'own'] as const;

export type OvertimeChoice = (typeof OVERTIME_CHOICES)[number];

/** The overtime of a choice; its points outlast `none`, where they are of no account. */
export function overtimeOf(choice: OvertimeChoice, before: Overtime): Overtime {
  switch (choice) {
    case 'none':
      return { ...before, maxMinutes: 0 };
    case 'short':
      return SHORT;
    case 'long':
      return LONG;
    case 'own':
      return { ...before, maxMinutes: Math.max(1, before.maxMinutes) };
  }
}

export function overtimeChoice(overtime: Overtime): OvertimeChoice {
  if (overtime.maxMinutes === 0) return 'none';
  if (isSame(overtime, SHORT)) return 'short';
  return isSame(overtime, LONG) ? 'long' : 'own';
}
