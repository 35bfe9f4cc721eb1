import { afterEach, expect, test } from 'vitest';
import { apply, clearRoom, isMovedAway, room, seqNow } from '../../../client/state/room-state.ts';
import { latestNews } from '../../../client/state/table-news.ts';
import { type Seat, seat } from '../../../engine/base/units.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

afterEach(clearRoom);

const MOVED = { type: 'seatMoved', seat: seat(0) } as const;

function as(update: UpdateMessage, you: Seat | null): UpdateMessage {
  return { ...update, room: { ...update.room, you } };
}

test('[U85] the device that its seat has left asks for everything anew, and says that the seat has moved', () => {
  const told = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'away');
  apply(told.update(0));
  told.push([MOVED]);
  expect(apply(as(told.update(1), null))).toBe(0);
  expect([room.value?.you, isMovedAway.value]).toEqual([0, false]);
  expect(apply(as(told.update(0), null))).toBeNull();
  expect([room.value?.you, isMovedAway.value, seqNow.value]).toEqual([null, true, 2]);
  told.push([{ type: 'renamed', seat: seat(1), name: 'Noor' }]);
  apply(as(told.update(2), null));
  expect(isMovedAway.value).toBe(true);
  told.push([MOVED]);
  apply(told.update(0));
  expect(isMovedAway.value).toBe(false);
});

test('[U85] the device that a seat has come to asks for everything anew: the steps before hid what is its own now', () => {
  const told = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'here');
  apply(as(told.update(0), null));
  told.push([MOVED]);
  expect(apply(told.update(1))).toBe(0);
  expect(apply(told.update(0))).toBeNull();
  expect([room.value?.you, isMovedAway.value]).toEqual([0, false]);
});

test('[U85] another’s move asks for nothing, and is told', () => {
  const told = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'other');
  apply(told.update(0));
  told.push([{ type: 'seatMoved', seat: seat(1) }]);
  expect(apply(told.update(1))).toBeNull();
  expect(isMovedAway.value).toBe(false);
  expect(latestNews(told.steps)?.news).toEqual({ type: 'seatMoved', seat: 1 });
});
