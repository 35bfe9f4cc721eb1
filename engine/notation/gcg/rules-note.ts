import type { Ruleset } from '../../equipment/ruleset.ts';
import { RULESET_BOUNDS } from '../../equipment/ruleset-bounds.ts';
import type { GcgGame, GcgPragma } from './gcg-game.ts';
import { note } from './our-notes.ts';

/** What of a ruleset changes how a file's numbers are counted, beside board and tiles, which have pragmata. */
export interface GcgRules {
  readonly bingo: Ruleset['bingo'];
  /** What who went out gained; null where it is not known. */
  readonly out: Ruleset['end']['out'] | null;
}

const RULES = /^crosstile: rules: (\d{1,3}) points for (\d) tiles, racks (\w+)$/;
const OUTS: readonly Ruleset['end']['out'][] = ['sumOthers', 'doubleOpponent', 'none'];

export const rulesNote = ({ bingo, end }: Pick<Ruleset, 'bingo' | 'end'>): GcgPragma =>
  note(`rules: ${bingo.points} points for ${bingo.tiles} tiles, racks ${end.out}`);

/** The rules that a note before the first event tells; null where none does, or what it tells cannot be. */
export function toldRules({ header }: GcgGame): GcgRules | null {
  const [, points = '', tiles = '', racks = ''] =
    header
      .flatMap(({ name, text }) => (name.toLowerCase() === 'note' ? [RULES.exec(text)] : []))
      .find(Boolean) ?? [];
  const out = OUTS.find((each) => each === racks);
  const bingo = { tiles: Number(tiles), points: Number(points) };
  const fits = isWithin('bingo.tiles', bingo.tiles) && isWithin('bingo.points', bingo.points);
  return out !== undefined && fits ? { bingo, out } : null;
}

function isWithin(field: 'bingo.tiles' | 'bingo.points', n: number): boolean {
  const { min, max } = RULESET_BOUNDS[field];
  return n >= min && n <= max;
}
