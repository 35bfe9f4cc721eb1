import { PRESETS, type PresetId } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { Setting } from './stage.ts';

/** What no preset has: blanks that are redeemed, own tiles drawn again, time by the turn and time given. */
const HOUSE: Ruleset = {
  ...PRESETS.classic,
  blanks: { redeemable: true },
  exchange: { minBag: 7, order: 'returnFirst' },
  challenge: {
    ...PRESETS.classic.challenge,
    rule: 'points',
    points: { n: 3, per: 'word', to: 'challenger' },
  },
  clock: { kind: 'turn', perTurn: 90_000 },
  gift: 10_000,
};

const PRESET_IDS: readonly PresetId[] = [
  'casual',
  'classic',
  'tournament',
  'wespa',
  'ez10',
  'norwegian',
  'nsf',
];

/** All presets and a house's own rules, with the most seats for each. */
export const RULES: readonly { readonly rules: Setting['rules']; readonly mostSeats: number }[] = [
  ...PRESET_IDS.map((preset) => ({
    rules: { preset },
    mostSeats: PRESETS[preset].end.out === 'doubleOpponent' ? 2 : 4,
  })),
  { rules: { ruleset: HOUSE }, mostSeats: 4 },
];
