import { expect, test } from 'vitest';
import { type Seating, seatingOf } from '../../../client/state/seating.ts';
import { seat } from '../../../engine/base/units.ts';
import type { RoomView, SeatView } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const FREE: SeatView = { name: null, ready: false, rematch: false, locked: false, bot: null };
const LOCKED: SeatView = { ...FREE, locked: true };
const sits = (name: string, ready = true): SeatView => ({ ...FREE, name, ready });

/** A room before its game, seen from seat 0, the host's, unless `change` says otherwise. */
function seating(
  seats: readonly SeatView[],
  here: readonly boolean[],
  change: Partial<RoomView> = {},
): Seating {
  const { room } = new RoomOf(new Table({ racks: ['A', 'B'] }), 'seats').update(0);
  return seatingOf(
    { ...room, phase: 'waiting', seats, ...change },
    {
      seats: here.map((is) => (is ? 'here' : 'gone')),
      absentSince: null,
      watchers: 0,
    },
  );
}

test('[U30] free seats are open, locked ones are not, and none is once the host has started', () => {
  const seats = [sits('Ida'), FREE, LOCKED, FREE];
  expect(seating(seats, [true])).toMatchObject({ seats: 4, open: 2, taken: [0], awaited: [] });
  expect(seating(seats, [true], { starting: true }).open).toBe(0);
  expect(seating(seats, [true], { phase: 'playing' }).open).toBe(0);
});

test('[U30] a seat whose page has not been here to begin is awaited, one that is about to say so is not', () => {
  const seats = [sits('Ida'), sits('Ghost', false), sits('Noor', false), sits('Left')];
  expect(seating(seats, [true, false, true, false]).awaited).toEqual([1]);
});

test('[S0] the host alone arranges the seats, and starts when two are taken and one is still open', () => {
  const three = [sits('Ida'), sits('Marek'), FREE];
  const here = [true, true, false];
  expect(seating(three, here)).toMatchObject({ mayArrange: true, mayStart: true });
  expect(seating([sits('Ida'), FREE, FREE], here)).toMatchObject({ mayArrange: true, mayStart: false });
  expect(seating([sits('Ida'), sits('Marek'), LOCKED], here).mayStart).toBe(false);
  expect(seating(three, here, { starting: true })).toMatchObject({ mayArrange: true, mayStart: false });
  expect(seating(three, here, { host: seat(1) })).toMatchObject({ mayArrange: false, mayStart: false });
  expect(seating(three, here, { host: null, you: null }).mayArrange).toBe(false);
  expect(seating(three, here, { phase: 'playing' }).mayArrange).toBe(false);
});
