import { err } from '../../../engine/base/result.ts';
import { type Seat, seat } from '../../../engine/base/units.ts';
import type { Command } from '../../../engine/protocol/client-message.ts';
import { MAX_REQUESTS } from '../../../engine/protocol/limits.ts';
import { changesOf } from '../state/changes.ts';
import type { RoomState } from '../state/room-state.ts';
import { phaseOf } from '../state/seats.ts';
import { type Decided, does } from './deed.ts';

/** Whether a command is about the deletion of the room, in which owners of seats have a say that bots play. */
export function isAboutDeletion({ openRequest }: RoomState, command: Command): boolean {
  if (command.type === 'ask') return command.want.kind === 'delete';
  return command.type === 'answer' && openRequest?.want.kind === 'delete';
}

/** Asks all who have a seat to have the room deleted, and deletes it where there is nobody to ask (rule R7). */
export function askToDelete(room: RoomState, by: Seat): Decided {
  if (phaseOf(room) === 'playing') return err({ code: 'delete/game-runs' });
  const { openRequest } = room;
  if (openRequest !== null) return err({ code: 'request/open', request: openRequest.request });
  if (changesOf(room, room.seats[by]?.device ?? '').requests >= MAX_REQUESTS)
    return err({ code: 'request/too-many' });
  // Else the host could free the others' seats after a game, or play a short one with a computer, and delete what they have played.
  const devices = room.seats.map((holder) => holder?.device);
  if (!room.players.every((player) => devices.includes(player))) return err({ code: 'delete/player-gone' });
  if (askedToDelete(room, by).length === 0) return does({ type: 'roomDeleted', by });
  // It stands until it is answered: people may be away for days.
  return does({
    type: 'requestOpened',
    request: room.requests + 1,
    by,
    want: { kind: 'delete' },
    until: null,
  });
}

/** Whose consent it takes: that of every person with a seat but the one who asks. */
export const askedToDelete = (room: RoomState, by: Seat): readonly Seat[] =>
  room.seats.flatMap((holder, at) => (at === by || !holder?.device ? [] : [seat(at)]));
