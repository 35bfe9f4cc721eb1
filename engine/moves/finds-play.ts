import { equipmentOf } from '../equipment/equipment.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import type { Tile } from '../equipment/tile-set.ts';
import type { Board } from '../play/board.ts';
import type { WordGraph } from '../words/word-graph.ts';
import { MoveGenerator } from './move-generator.ts';

/** Whether any of `racks` has a legal play on a board. */
export type FindsPlay = (
  ruleset: Pick<Ruleset, 'tileSet' | 'board' | 'bingo'>,
  board: Board,
  racks: readonly (readonly Tile[])[],
) => boolean;

/** By the words of a graph. */
export const findsPlay =
  (graph: WordGraph): FindsPlay =>
  (ruleset, board, racks) => {
    const generator = new MoveGenerator({ ...equipmentOf(ruleset), bingo: ruleset.bingo }, graph);
    const position = generator.position(board);
    return racks.some((rack) => generator.hasPlay(position, rack));
  };
