import { BLANK, isLetter, type Tile, tileValues } from '../../equipment/tile-set.ts';
import type { Board } from '../../play/board.ts';
import type { GcgEvent, GcgGame, GcgRackPoints } from './gcg-game.ts';
import { judgePlay } from './judge-play.ts';
import type { Judged } from './judged.ts';
import { notOnRack } from './not-on-rack.ts';
import type { GcgEquipment, LatestGcgPlay } from './replay-gcg.ts';

/** What an event scores and does on `board`, and where the file says otherwise. Its total is not looked at. */
export function judgeEvent(
  game: GcgGame,
  equipment: GcgEquipment,
  board: Board,
  latest: LatestGcgPlay | null,
  event: GcgEvent,
): Judged {
  switch (event.type) {
    case 'play':
      return judgePlay(equipment, board, event);
    case 'withdrawn':
      return {
        ...scored(board, event, latest === null ? event.score : 0 - latest.score, 'gcg/withdrawal'),
        board: latest?.boardBefore ?? board,
      };
    case 'exchange': {
      const judged = scored(board, event, 0);
      return { ...judged, mismatches: [...judged.mismatches, ...notOnRack(event, event.tiles ?? [])] };
    }
    case 'pass':
      return scored(board, event, 0);
    case 'rackGain':
    case 'rackLoss':
      return scored(board, event, rackPoints(game, equipment, event));
    case 'challenge':
    case 'time':
      // What it is worth lies with the rules of that table.
      return scored(board, event, event.score);
  }
}

function scored(
  board: Board,
  { player, line, score: recorded }: GcgEvent,
  computed: number,
  code: 'gcg/score' | 'gcg/withdrawal' = 'gcg/score',
): Judged {
  const mismatches = recorded === computed ? [] : [{ code, player, line, recorded, computed }];
  return { play: null, score: computed, board, mismatches };
}

/** The rack as the rules count it. Where they are not known, once or twice: with two players tables do it either way. */
function rackPoints(
  game: GcgGame,
  { tileSet, out }: GcgEquipment,
  { type, tiles, score }: GcgRackPoints,
): number {
  const once = tileValues(
    tileSet,
    tiles.filter((tile): tile is Tile => tile === BLANK || isLetter(tileSet, tile)),
  );
  if (type === 'rackLoss') return 0 - once;
  switch (out) {
    case 'sumOthers':
      return once;
    case 'doubleOpponent':
      return 2 * once;
    case 'none':
      return 0;
    case null:
      if (score === once || game.players.length > 2) return once;
      return game.events.some((event) => event.type === 'rackLoss') ? once : 2 * once;
  }
}
