import type { Chance } from '../../engine/base/chance.ts';
import { fullBag, takeTiles } from '../../engine/equipment/bag.ts';
import { equipmentOf } from '../../engine/equipment/equipment.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { type Tile, type TileSet, tileValues } from '../../engine/equipment/tile-set.ts';
import { keptAfter, keptWithout, type Situation } from '../../engine/moves/bots/situation.ts';
import type { Turn } from '../../engine/moves/bots/turn.ts';
import { MoveGenerator } from '../../engine/moves/move-generator.ts';
import { type Board, emptyBoard, withTiles } from '../../engine/play/board.ts';
import { physicalTile } from '../../engine/play/rack-tiles.ts';
import type { WordGraph } from '../../engine/words/word-graph.ts';

/** What games are played with, one after the other. */
export interface Workshop {
  readonly ruleset: Ruleset;
  readonly tileSet: TileSet;
  readonly generator: MoveGenerator;
}

export function workshop(ruleset: Ruleset, graph: WordGraph): Workshop {
  const { layout, tileSet } = equipmentOf(ruleset);
  return { ruleset, tileSet, generator: new MoveGenerator({ layout, tileSet, bingo: ruleset.bingo }, graph) };
}

/** Who plays: what it does with a turn, and the points of that when it is a play. The position is of `board`. */
export type Player = (
  situation: Situation,
  chance: Chance,
  board: Board,
) => { readonly turn: Turn; readonly score: number };

/** All tiles in an order that chance has made. The last is drawn first. */
export function shuffledTiles(tileSet: TileSet, chance: Chance): Tile[] {
  const tiles: Tile[] = [];
  for (const { tile, count } of tileSet.kinds) {
    for (let i = 0; i < count; i++) tiles.splice(chance.below(tiles.length + 1), 0, tile);
  }
  return tiles;
}

/**
 * Plays a game to its end (rules E1–E4) and returns the totals by seat. Words are checked as they are played. `tiles`
 * is used up; what is exchanged goes back to where `chance` says.
 */
export function playGame(
  { ruleset, tileSet, generator }: Workshop,
  players: readonly Player[],
  tiles: Tile[],
  chance: Chance,
): readonly number[] {
  const { layout } = equipmentOf(ruleset);
  let board = emptyBoard(layout.rows * layout.columns);
  const position = generator.position(board);
  const seats = players.map((player) => ({ player, score: 0, rack: tiles.splice(-ruleset.rackSize) }));
  let pool = fullBag(tileSet);
  let scoreless = 0;
  for (let turns = 0; scoreless < ruleset.end.scoreless.perSeat * seats.length; turns++) {
    const at = turns % seats.length;
    const others = [...seats.slice(at + 1), ...seats.slice(0, at)];
    const own = seats[at];
    if (own === undefined) throw new RangeError('a game without seats');
    const { turn, score } = own.player(
      {
        ...{ ruleset, tileSet, generator, position, rack: own.rack, inBag: tiles.length },
        unseen: takeTiles(tileSet, pool, own.rack),
        lead: own.score - Math.max(...others.map((each) => each.score)),
        others: others.map(({ rack }) => rack.length),
      },
      chance,
      board,
    );
    scoreless = score === 0 ? scoreless + 1 : 0;
    if (turn.type === 'exchange') {
      const kept = keptWithout(own.rack, turn.tiles);
      own.rack = [...kept, ...tiles.splice(-turn.tiles.length)];
      for (const tile of turn.tiles) tiles.splice(chance.below(tiles.length + 1), 0, tile);
    }
    if (turn.type !== 'place') continue;
    board = withTiles(board, turn.tiles);
    position.play(turn.tiles);
    own.score += score;
    pool = takeTiles(tileSet, pool, turn.tiles.map(physicalTile));
    const kept = keptAfter(own.rack, turn.tiles);
    own.rack = tiles.length === 0 ? kept : [...kept, ...tiles.splice(-turn.tiles.length)];
    if (own.rack.length === 0) break;
  }
  return totals(ruleset, tileSet, seats);
}

/** Scores behind the settling of the racks; whoever has none left went out. */
function totals(
  { end }: Ruleset,
  tileSet: TileSet,
  seats: readonly { readonly score: number; readonly rack: readonly Tile[] }[],
): readonly number[] {
  const held = seats.map(({ rack }) => tileValues(tileSet, rack));
  const all = held.reduce((sum, value) => sum + value, 0);
  const isOut = seats.some(({ rack }) => rack.length === 0);
  return seats.map(({ score, rack }, at) => {
    if (!isOut || end.out === 'none') return score - (held[at] ?? 0);
    if (end.out === 'doubleOpponent') return rack.length === 0 ? score + 2 * all : score;
    return rack.length === 0 ? score + all : score - (held[at] ?? 0);
  });
}
