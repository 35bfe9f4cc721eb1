import { seat } from '../../engine/base/units.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { type ClockRule, type Ruleset, SCORELESS_KINDS } from '../../engine/equipment/ruleset.ts';
import { openingOf, type Series } from '../../engine/game/series.ts';
import type { Random } from './seeded-random.ts';

/** Any ruleset for so many seats whose fields do not contradict each other, played with English tiles. */
export function randomRuleset(random: Random, seats: number): Ruleset {
  const judgedAtOnce = random.chance(0.1);
  const playOn = random.chance(0.2);
  const clock = random.pick(CLOCKS);
  return {
    ...PRESETS.classic,
    first: random.pick(['draw', 'fewestFirsts', 'alternate', 'random']),
    exchange: { minBag: 1 + random.below(7), order: random.pick(['drawFirst', 'returnFirst']) },
    validation: judgedAtOnce ? 'void' : 'challenge',
    challenge: judgedAtOnce ? PRESETS.casual.challenge : randomChallenge(random, seats),
    clock,
    gift: clock === null ? 0 : random.pick([0, 15_000]),
    blanks: { redeemable: random.chance(0.4) },
    end: {
      scoreless: {
        kinds: SCORELESS_KINDS.filter((kind) => kind === 'pass' || random.chance(0.5)),
        perSeat: 2 + random.below(2),
      },
      out: playOn
        ? 'none'
        : random.pick(seats === 2 ? OUT : OUT.filter((style) => style !== 'doubleOpponent')),
      playOn,
    },
    tie: random.pick(['beforeDeductions', 'draw']),
  };
}

/** How some games before between the same seats began. */
export const randomSeries = (random: Random, seats: number): Series =>
  Array.from({ length: random.below(6) }, () => openingOf(seat(random.below(seats)), seats));

function randomChallenge(random: Random, seats: number): Ruleset['challenge'] {
  const rule = random.pick(seats === 2 ? RULES : RULES.filter((each) => each !== 'triple'));
  const points = {
    n: random.pick([5, 10]),
    per: random.pick(['play', 'word'] as const),
    to: random.pick(['challenged', 'challenger'] as const),
  };
  return {
    rule,
    points: rule === 'points' ? points : null,
    who: random.pick(['any', 'next']),
    finalWindow: 5_000 + random.below(40_000),
  };
}

/** Short ones, so that time runs out in many a game. */
const CLOCKS: readonly (ClockRule | null)[] = [
  null,
  null,
  { kind: 'game', initial: 240_000, increment: 2_000, overtime: { perMinute: 10, maxMinutes: 30 } },
  { kind: 'game', initial: 40_000, increment: 500, overtime: { perMinute: 5, maxMinutes: 1 } },
  { kind: 'turn', perTurn: 15_000 },
];

const RULES = ['single', 'double', 'points', 'triple', 'lastScore', 'points', 'lastScore'] as const;
const OUT = ['sumOthers', 'doubleOpponent', 'none'] as const;
