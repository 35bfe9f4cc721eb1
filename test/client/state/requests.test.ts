import { beforeEach, expect, test } from 'vitest';
import {
  type Attending,
  attending,
  concerning,
  consenting,
  hasComeRound,
  isAlone,
  openRequest,
  requestSeconds,
} from '../../../client/state/requests.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { millis, seat } from '../../../engine/base/units.ts';
import { viewGame } from '../../../engine/game/view.ts';
import type { RequestView, SeatView } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const SEAT: SeatView = { name: 'Ida', ready: true, rematch: false, locked: false, bot: null };
const ABORT = { kind: 'abort' } as const;
const HERE: Attending = { seats: ['here', 'away', 'gone', 'here'], bots: [] };
const three = new Table({ racks: ['FINEDXY', 'CONABTT', 'EEEEEEE'] });
const now = viewGame(three.state, null);

const asked = (change: Partial<RequestView> = {}): RequestView => ({
  request: 1,
  by: seat(1),
  want: ABORT,
  agreed: [seat(1)],
  until: millis(Date.now() + 60_000),
  ...change,
});

beforeEach(clearRoom);

test('[U50] all who play are asked whether the game shall be called off, and of a claim those who are not gone', () => {
  expect(consenting(now, ABORT, seat(0), HERE)).toEqual([1, 2]);
  expect(consenting(now, ABORT, seat(0), { ...HERE, bots: [seat(1)] })).toEqual([2]);
  expect(consenting(now, { kind: 'remove', against: seat(1) }, seat(0), HERE)).toEqual([]);
  const here: Attending = { ...HERE, seats: ['here', 'gone', 'away'] };
  expect(consenting(now, { kind: 'remove', against: seat(1) }, seat(0), here)).toEqual([2]);
});

test('[U50, R5] whose seat a computer has taken over is asked as who is gone is, a computer’s own seat never', () => {
  const told = new RoomOf(new Table({ racks: ['AB', 'CD', 'EF'] }), 'replaced')
    .push([{ type: 'botTookOver', seat: seat(1), level: 'expert' }])
    .update(0);
  const seats = [null, 'expert', 'master'].map((bot) => ({ ...SEAT, bot }) as SeatView);
  const presence = { ...told.presence, seats: ['here', 'here', 'here'] as const };
  apply({ ...told, room: { ...told.room, seats }, presence });
  expect(attending.value).toEqual({ seats: ['here', 'gone', 'here'], bots: [2] });
  const back = seats.with(1, SEAT);
  apply({ ...told, room: { ...told.room, seats: back }, presence });
  expect(attending.value).toEqual({ seats: ['here', 'here', 'here'], bots: [2] });
});

test('[U50] who asked, who is asked, who has answered and who only looks on are told apart', () => {
  const part = (you: number | null, agreed = [seat(1)]) =>
    concerning(asked({ agreed }), now, HERE, you === null ? null : seat(you)).part;
  expect([0, 1, 2, null].map((you) => part(you))).toEqual(['asked', 'asker', 'asked', 'onlooker']);
  expect(part(0, [seat(1), seat(0)])).toBe('agreed');
  expect(concerning(asked({ agreed: [seat(1), seat(0)] }), now, HERE, null).awaited).toEqual([2]);
  const claim = asked({ by: seat(0), agreed: [seat(0)], want: { kind: 'remove', against: seat(1) } });
  // Whose seat it is about, and who is gone, have no say in it.
  expect([1, 2].map((you) => concerning(claim, now, HERE, seat(you)).part)).toEqual(['onlooker', 'onlooker']);
});

test('[U50] an open question has its seconds by the room’s clock', () => {
  const told = new RoomOf(new Table({ racks: ['AB', 'CD'] }), 'asks').update(0);
  apply(told);
  expect([openRequest.value, requestSeconds.value]).toEqual([null, null]);
  const request = asked({ until: millis(told.now + 42_000) });
  apply({ ...told, room: { ...told.room, request } });
  expect(openRequest.value).toMatchObject({ part: 'asked', awaited: [0] });
  expect(requestSeconds.value).toBeGreaterThanOrEqual(41);
  expect(requestSeconds.value).toBeLessThanOrEqual(43);
});

test('[U50, E7] one alone can call the game off until all have had a turn or lost it', () => {
  const table = new Table({ racks: ['AB', 'CD', 'EF'] });
  const room = new RoomOf(table, 'alone');
  const alone = (): boolean => {
    apply(room.step().update(0));
    return isAlone.value;
  };
  expect(alone()).toBe(true);
  table.pass(0);
  expect(alone()).toBe(true);
  table.resign(1);
  expect(alone()).toBe(true);
  table.pass(2);
  expect(alone()).toBe(false);
  expect(hasComeRound(viewGame(table.state, null), [])).toBe(false);
});
