import { PRESETS } from '../../engine/equipment/presets.ts';
import type { ChallengePoints, Ruleset } from '../../engine/equipment/ruleset.ts';

const { classic } = PRESETS;

/** Classic with something else about challenges. */
export const challengeRules = (change: Partial<Ruleset['challenge']>): Ruleset => ({
  ...classic,
  challenge: { ...classic.challenge, ...change },
});

/** Classic with points for a failed challenge. */
export const pointRules = (
  n: number,
  per: ChallengePoints['per'],
  to: ChallengePoints['to'],
  who: Ruleset['challenge']['who'] = 'any',
): Ruleset => challengeRules({ rule: 'points', points: { n, per, to }, who });

/** Classic, or other rules, with something else about the end. */
export const endRules = (change: Partial<Ruleset['end']>, from: Ruleset = classic): Ruleset => ({
  ...from,
  end: { ...from.end, ...change },
});
