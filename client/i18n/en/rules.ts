import type { PresetId } from '../../../engine/equipment/presets.ts';
import type { Ruleset, ScorelessKind } from '../../../engine/equipment/ruleset.ts';
import type { RulesInWords } from '../language.ts';

/** What a ruleset comes to, in sentences for people at the table. */
export function rulesInWords(ruleset: Ruleset): RulesInWords {
  const { bingo, exchange, end } = ruleset;
  return {
    words:
      ruleset.validation === 'void'
        ? 'Words are checked before they score: a play with an unknown word is refused, and nothing is lost.'
        : 'A play stands until somebody challenges it. An unknown word is then withdrawn and scores nothing.',
    challenge: CHALLENGE[ruleset.challenge.rule],
    exchange: `You may exchange tiles while the bag holds ${atLeast(exchange.minBag)}. That is your turn.`,
    bingo: `Laying ${bingo.tiles} tiles in one play adds ${bingo.points} points.`,
    out: 'When the bag is empty, whoever plays the last tile of a rack ends the game, and gains the value of what the others hold. Everybody loses the value of what is left on the own rack.',
    scoreless: scorelessRule(end.scoreless),
    tie: 'At equal totals, who had more before the racks were counted is ahead.',
  };
}

const CHALLENGE: Record<Ruleset['challenge']['rule'], string> = {
  void: 'There are no challenges.',
  single: 'A challenge that fails costs nothing.',
  double: 'A challenge that fails costs the challenger a turn.',
};

const atLeast = (tiles: number): string => (tiles === 1 ? 'at least one' : `at least ${tiles}`);

function scorelessRule({ kinds, perSeat }: Ruleset['end']['scoreless']): string {
  const times = TIMES[perSeat] ?? `${perSeat} times`;
  const only = (kind: ScorelessKind): boolean => kinds.length === 1 && kinds[0] === kind;
  if (only('pass')) return `The game also ends when everybody passes ${times} in a row.`;
  return `The game also ends when everybody, ${times} in a row, has a turn without points.`;
}

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times' };

/** What a preset is called; a ruleset without one is the host's own. */
export const presetTitle = (preset: PresetId | null): string =>
  preset === null ? 'Own rules' : PRESET_TITLES[preset];

const PRESET_TITLES: Readonly<Record<PresetId, string>> = { casual: 'Casual', classic: 'Classic' };
