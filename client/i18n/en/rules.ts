import type { PresetId } from '../../../engine/equipment/presets.ts';
import { type Ruleset, SCORELESS_KINDS, type ScorelessKind } from '../../../engine/equipment/ruleset.ts';
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
    out: 'When the bag is empty, whoever plays the last tile of a rack ends the game, and gains the value of what the others hold. Everybody loses the value of what is left on their own rack.',
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
  if (SCORELESS_KINDS.every((kind) => kinds.includes(kind))) {
    return `The game also ends when everybody, ${times} in a row, has scored nothing.`;
  }
  const [first, ...others] = kinds.map((kind) => SCORELESS[kind]);
  if (others.length === 0) return `The game also ends when everybody ${first} ${times} in a row.`;
  const all = [first, ...others.slice(0, -1)].join(', ');
  return `The game also ends when everybody, ${times} in a row, ${all} or ${others.at(-1)}.`;
}

const SCORELESS: Readonly<Record<ScorelessKind, string>> = {
  pass: 'passes',
  exchange: 'exchanges tiles',
  phony: 'has a play withdrawn',
  lostTurn: 'loses a turn',
  zeroPlay: 'plays for 0',
};

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times' };

/** What a preset is called; a ruleset without one is the host's own. */
export const presetTitle = (preset: PresetId | null): string =>
  preset === null ? 'Own rules' : PRESET_TITLES[preset];

const PRESET_TITLES: Readonly<Record<PresetId, string>> = { casual: 'Casual', classic: 'Classic' };
