import { isSame } from '../../engine/base/same.ts';
import { PRESETS, type PresetId } from '../../engine/equipment/presets.ts';
import {
  checkRuleset,
  MIN_SEATS,
  type Ruleset,
  SCORELESS_KINDS,
  type ScorelessKind,
} from '../../engine/equipment/ruleset.ts';
import type { RoomRequest } from '../../engine/protocol/api.ts';

type Rule = Ruleset['challenge']['rule'];
type Points = NonNullable<Ruleset['challenge']['points']>;

/** What a press gives an opponent until somebody says otherwise, in milliseconds. */
const GIFT = 15_000;

/** What a failed challenge moves until somebody says otherwise. */
const POINTS: Points = { n: 5, per: 'play', to: 'challenger' };

/** In the order in which they are offered. */
export const PRESET_IDS: readonly PresetId[] = [
  'casual',
  'classic',
  'tournament',
  'wespa',
  'norwegian',
  'nsf',
  'ez10',
];

/**
 * The preset that has exactly these rules, or one of English words that has them but for the language; null for rules
 * of the host's own.
 */
export function presetOf(ruleset: Ruleset): PresetId | null {
  const inEnglish: Ruleset = { ...ruleset, tileSet: 'english' };
  const has = (wanted: Ruleset) => (preset: PresetId) => isSame(PRESETS[preset], wanted);
  return PRESET_IDS.find(has(ruleset)) ?? PRESET_IDS.find(has(inEnglish)) ?? null;
}

/** How the rules are asked for: by the preset's name where they are one, else as a whole. */
export function rulesWanted(
  ruleset: Ruleset,
): Pick<RoomRequest, 'preset' | 'tileSet'> | Pick<RoomRequest, 'ruleset'> {
  const preset = presetOf(ruleset);
  const { tileSet } = ruleset;
  if (preset !== null) return PRESETS[preset].tileSet === tileSet ? { preset } : { preset, tileSet };
  const { end } = ruleset;
  const scoreless = { ...end.scoreless, kinds: [...end.scoreless.kinds] };
  return { ruleset: { ...ruleset, end: { ...end, scoreless } } };
}

/** For how many a table by these rules can be: `seats`, or two where the rules are for no more. */
export function seatsFor(ruleset: Ruleset, seats: number): number {
  return checkRuleset(ruleset, seats).ok ? seats : MIN_SEATS;
}

/** Words that the room checks cannot be challenged; others can, at first for the price of a turn. */
export function withValidation(ruleset: Ruleset, validation: Ruleset['validation']): Ruleset {
  const { rule } = ruleset.challenge;
  const wanted = validation === 'void' ? 'void' : rule === 'void' ? 'double' : rule;
  return withRule({ ...ruleset, validation }, wanted);
}

/**
 * With a clock, or none. Among friends, whose words the room checks, a first clock brings time to give; without a clock
 * there is none.
 */
export function withClock(ruleset: Ruleset, clock: Ruleset['clock']): Ruleset {
  if (clock === null) return { ...ruleset, clock, gift: 0 };
  const isFirst = ruleset.clock === null && ruleset.validation === 'void';
  return { ...ruleset, clock, gift: isFirst ? GIFT : ruleset.gift };
}

/** What a failed challenge costs; only where that is points are there any. */
export function withRule(ruleset: Ruleset, rule: Rule): Ruleset {
  const { challenge } = ruleset;
  const points = rule === 'points' ? (challenge.points ?? POINTS) : null;
  return { ...ruleset, challenge: { ...challenge, rule, points } };
}

export function withPoints(ruleset: Ruleset, change: Partial<Points>): Ruleset {
  const { challenge } = ruleset;
  const points = { ...(challenge.points ?? POINTS), ...change };
  return { ...ruleset, challenge: { ...challenge, points } };
}

/** How long a last play waits for a challenge, in milliseconds. */
export function withFinalWindow(ruleset: Ruleset, finalWindow: number): Ruleset {
  return { ...ruleset, challenge: { ...ruleset.challenge, finalWindow } };
}

export function withEnd(ruleset: Ruleset, change: Partial<Ruleset['end']>): Ruleset {
  return { ...ruleset, end: { ...ruleset.end, ...change } };
}

/** Counts turns of this kind, or no longer. */
export function withKind(ruleset: Ruleset, kind: ScorelessKind, counts: boolean): Ruleset {
  const { scoreless } = ruleset.end;
  const kinds = SCORELESS_KINDS.filter((other) =>
    other === kind ? counts : scoreless.kinds.includes(other),
  );
  return withEnd(ruleset, { scoreless: { ...scoreless, kinds } });
}
