import type { Ruleset } from './ruleset.ts';

const CLASSIC: Ruleset = {
  tileSet: 'english',
  board: 'classic',
  rackSize: 7,
  first: 'draw',
  exchange: { minBag: 1 },
  validation: 'challenge',
  challenge: { rule: 'double', who: 'any', finalWindow: 30_000 },
  bingo: { tiles: 7, points: 50 },
  end: { scoreless: { kinds: ['pass'], perSeat: 2 }, out: 'sumOthers' },
  tie: 'beforeDeductions',
};

const CASUAL: Ruleset = {
  ...CLASSIC,
  validation: 'void',
  challenge: { ...CLASSIC.challenge, rule: 'void' },
  end: {
    scoreless: { kinds: ['pass', 'exchange', 'phony', 'lostTurn', 'zeroPlay'], perSeat: 3 },
    out: 'sumOthers',
  },
};

/** Rulesets by the name they are offered under. */
export const PRESETS = { casual: CASUAL, classic: CLASSIC } as const satisfies Record<string, Ruleset>;

export type PresetId = keyof typeof PRESETS;
