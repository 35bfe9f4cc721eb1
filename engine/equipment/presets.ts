import type { Ruleset } from './ruleset.ts';
import type { TileSetId } from './tile-sets.ts';

const CLASSIC: Ruleset = {
  tileSet: 'english',
  board: 'classic',
  rackSize: 7,
  first: 'draw',
  blanks: { redeemable: false },
  exchange: { minBag: 1, order: 'drawFirst' },
  validation: 'challenge',
  challenge: { rule: 'double', points: null, who: 'any', finalWindow: 30_000 },
  clock: null,
  gift: 0,
  bingo: { tiles: 7, points: 50 },
  end: { scoreless: { kinds: ['pass'], perSeat: 2 }, out: 'sumOthers', playOn: false },
  tie: 'beforeDeductions',
};

const CASUAL: Ruleset = {
  ...CLASSIC,
  validation: 'void',
  challenge: { ...CLASSIC.challenge, rule: 'void' },
  end: {
    scoreless: { kinds: ['pass', 'exchange', 'phony', 'lostTurn', 'zeroPlay'], perSeat: 3 },
    out: 'sumOthers',
    playOn: false,
  },
};

const MINUTE = 60_000;

/** North American tournaments. */
const TOURNAMENT: Ruleset = {
  ...CLASSIC,
  first: 'fewestFirsts',
  exchange: { minBag: 7, order: 'drawFirst' },
  challenge: { ...CLASSIC.challenge, rule: 'double', who: 'next' },
  clock: {
    kind: 'game',
    initial: 25 * MINUTE,
    increment: 0,
    overtime: { perMinute: 10, maxMinutes: 10 },
  },
  end: { ...CASUAL.end, out: 'doubleOpponent' },
  tie: 'draw',
};

/** World championships. */
const WESPA: Ruleset = {
  ...TOURNAMENT,
  challenge: {
    ...TOURNAMENT.challenge,
    rule: 'points',
    points: { n: 5, per: 'word', to: 'challenged' },
  },
};

/** A house's own: a wrong challenge costs the last score, and play goes on until all pass. */
const EZ10: Ruleset = {
  ...CLASSIC,
  challenge: { ...CLASSIC.challenge, rule: 'lastScore' },
  end: { ...CLASSIC.end, out: 'none', playOn: true },
};

/** Norwegian tiles among friends: nobody gains what is left on the racks. */
const NORWEGIAN: Ruleset = {
  ...CLASSIC,
  tileSet: 'norwegian',
  end: { ...CLASSIC.end, out: 'none' },
  tie: 'draw',
};

/** Tournaments of the Norwegian federation (NSF): a failed challenge costs the challenger 10 points. */
const NSF: Ruleset = {
  ...TOURNAMENT,
  tileSet: 'norwegian',
  challenge: {
    ...TOURNAMENT.challenge,
    rule: 'points',
    points: { n: 10, per: 'play', to: 'challenger' },
  },
  clock: {
    kind: 'game',
    initial: 30 * MINUTE,
    increment: 0,
    overtime: { perMinute: 10, maxMinutes: 5 },
  },
};

/** Rulesets by the name they are offered under. */
export const PRESETS = {
  casual: CASUAL,
  classic: CLASSIC,
  tournament: TOURNAMENT,
  wespa: WESPA,
  ez10: EZ10,
  norwegian: NORWEGIAN,
  nsf: NSF,
} as const satisfies Record<string, Ruleset>;

export type PresetId = keyof typeof PRESETS;

/** A preset's rules, with other tiles than its own where `tileSet` says so. */
export const rulesetOf = (preset: PresetId, tileSet?: TileSetId): Ruleset =>
  tileSet === undefined ? PRESETS[preset] : { ...PRESETS[preset], tileSet };
