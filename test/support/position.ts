import { seat } from '../../engine/base/units.ts';
import { takeTiles } from '../../engine/equipment/bag.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { GameState } from '../../engine/game/state.ts';
import { boardOf, boardWith, tilesOf, tilesOn } from './tiles.ts';

/** What a test says about a position; all else is as in a game of the classic preset where nothing happened. */
export interface Setup {
  readonly ruleset?: Ruleset;
  /** A position string. */
  readonly board?: string;
  /** Plays laid on the board in order, such as `8D FINED`. */
  readonly plays?: readonly string[];
  /** By seat, one character a tile. */
  readonly racks: readonly string[];
  /** What is in the bag; without it, what board and racks leave of the set. */
  readonly bag?: string;
  readonly scores?: readonly number[];
  readonly owed?: readonly number[];
  /** By seat: the number and score of its last turn; null before the first. */
  readonly lastTurns?: readonly ({ readonly turn: number; readonly score: number } | null)[];
  readonly toMove?: number;
  readonly turn?: number;
  readonly scoreless?: number;
}

/** The state of a game in the middle, or near its end. */
export function position(setup: Setup): GameState {
  const ruleset = setup.ruleset ?? PRESETS.classic;
  const tileSet = TILE_SETS[ruleset.tileSet];
  const board = boardWith(setup.plays ?? [], setup.board === undefined ? undefined : boardOf(setup.board));
  const racks = setup.racks.map(tilesOf);
  const all = tileSet.kinds.flatMap(({ tile, count }) => Array.from({ length: count }, () => tile));
  const full = tileSet.kinds.map(({ count }) => count);
  const outside =
    setup.bag === undefined ? [...tilesOn(board), ...racks.flat()] : without(all, tilesOf(setup.bag));
  return {
    ruleset,
    phase: 'playing',
    seats: racks.map((rack, index) => ({
      rack,
      score: setup.scores?.[index] ?? 0,
      owed: setup.owed?.[index] ?? 0,
      lastTurn: setup.lastTurns?.[index] ?? null,
      left: null,
      gifts: 0,
    })),
    bag: takeTiles(tileSet, full, outside),
    drawCounter: 0,
    board,
    toMove: seat(setup.toMove ?? 0),
    turn: setup.turn ?? 0,
    scoreless: setup.scoreless ?? 0,
    latestPlay: null,
    wait: null,
    clock: null,
    result: null,
  };
}

function without<T>(all: readonly T[], taken: readonly T[]): T[] {
  const left = [...all];
  for (const tile of taken) left.splice(left.indexOf(tile), 1);
  return left;
}
