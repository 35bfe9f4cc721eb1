import { type Square, square } from '../../../engine/base/units.ts';
import { equipmentOf } from '../../../engine/equipment/equipment.ts';
import { BLANK, type Letter } from '../../../engine/equipment/tile-set.ts';
import { parseBoard } from '../../../engine/notation/position.ts';
import type { Board, Placement } from '../../../engine/play/board.ts';
import { checkPlay } from '../../../engine/play/check-play.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { Player, Wish } from './player.ts';
import type { Table } from './table.ts';

/** Who is to move. */
export function mover(table: Pick<Table, 'players'>): Player {
  const { game } = newest(table);
  const player = game && table.players[game.toMove];
  if (!player) throw new Error('nobody is to move');
  return player;
}

/** The latest update that any player has. */
export function newest({ players }: Pick<Table, 'players'>): UpdateMessage {
  const [first, ...others] = players.map((player) => player.now);
  if (first === undefined) throw new Error('no players');
  return others.reduce((latest, now) => (now.seq > latest.seq ? now : latest), first);
}

/**
 * Some turn for whoever is to move: a play of at most `most` tiles that lies as the rules want it, whatever its words
 * (for rules that let them stand), else a pass.
 */
export function someTurn({ room, game }: UpdateMessage, most = 7): Wish {
  if (game === null) throw new Error('no game');
  const { layout, tileSet } = equipmentOf(room.ruleset);
  const board = parseBoard(layout, tileSet, game.board);
  if (!board.ok) throw new Error(board.error.code);
  for (let count = Math.min(most, game.rack.length); count > 0; count--) {
    for (let at = 0; at < board.value.length; at++) {
      for (const step of [1, layout.columns]) {
        const tiles = lay(board.value, game.rack.slice(0, count), square(at), step);
        const play = checkPlay(layout, tileSet, room.ruleset.bingo, board.value, tiles);
        if (play.ok) return { type: 'place', tiles: [...tiles] };
      }
    }
  }
  return { type: 'pass' };
}

/** Takes turns until the game is over or `turns` are taken; last plays are let stand. `between` runs before each. */
export async function playOn(
  table: Table,
  { turns = Number.POSITIVE_INFINITY, most = 7, between = async () => {} }: PlayOptions = {},
): Promise<void> {
  for (let taken = 0; taken < turns; taken++) {
    const { game } = await settled(table);
    if (game === null || game.phase === 'over') return;
    await between(taken);
    if (game.wait !== null) await letStand(table, game.wait);
    else await mover(table).does(someTurn(mover(table).now, most));
  }
  await settled(table);
}

/** When every player knows of the latest step; how things stand then. */
export async function settled(table: Pick<Table, 'players'>): Promise<UpdateMessage> {
  const latest = newest(table);
  await Promise.all(table.players.map((player) => player.reach(latest.seq)));
  return latest;
}

export interface PlayOptions {
  readonly turns?: number;
  readonly most?: number;
  readonly between?: (turn: number) => Promise<void>;
}

async function letStand(
  table: Table,
  wait: NonNullable<NonNullable<UpdateMessage['game']>['wait']>,
): Promise<void> {
  const answer = wait.answers[0];
  const player = answer && table.players[answer.seat];
  if (!player) throw new Error('nobody is asked');
  await player.does({ type: 'accept', turn: wait.turn });
}

/** The tiles one after the other from a square, over those that lie there already. */
function lay(board: Board, rack: readonly string[], from: Square, step: number): Placement[] {
  let at = from;
  return rack.map((tile) => {
    while (board[at]) at = square(at + step);
    const placed = { square: at, letter: (tile === BLANK ? 'E' : tile) as Letter, blank: tile === BLANK };
    at = square(at + step);
    return placed;
  });
}
