import { beforeEach, expect, test } from 'vitest';
import { absence, absenceOf, mayClaim, returned, standing } from '../../../client/state/absence.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { millis, seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const SINCE = millis(1_000_000);
const MINUTE = 60_000;
const TIMED = PRESETS.tournament;
const UNTIMED = PRESETS.classic;

beforeEach(clearRoom);

test('[U51, R3] with a clock the win is claimed after a minute, of more than two the seat’s removal', () => {
  const two = absenceOf(seat(1), SINCE, TIMED, 2);
  expect(standing(two, SINCE + 18_000)).toEqual({
    seat: 1,
    gone: 18_000,
    ready: [],
    next: { kind: 'win', wait: 42_000 },
  });
  expect(standing(two, SINCE + MINUTE)).toMatchObject({ ready: ['win'], next: null });
  const three = absenceOf(seat(1), SINCE, TIMED, 3);
  expect(standing(three, SINCE + MINUTE)).toMatchObject({ ready: ['remove'], next: null });
});

test('[U51, R3] without a clock the game is ended or played on after five minutes, and won after a day', () => {
  const two = absenceOf(seat(1), SINCE, UNTIMED, 2);
  expect(standing(two, SINCE + 4 * MINUTE)).toMatchObject({ ready: [], next: { wait: MINUTE } });
  expect(standing(two, SINCE + 5 * MINUTE)).toMatchObject({
    ready: ['bot', 'end'],
    next: { kind: 'win', wait: (24 * 60 - 5) * MINUTE },
  });
  expect(standing(two, SINCE + 24 * 60 * MINUTE).ready[0]).toBe('win');
});

test('[U51] an absence that the room dates a moment ahead has not lasted less than nothing', () => {
  expect(standing(absenceOf(seat(1), SINCE, TIMED, 2), SINCE - 400).gone).toBe(0);
});

/** Seat 1 has the turn, and is gone or back. */
function told(isGone: boolean, viewer: number | null = 0, id = 'gone'): UpdateMessage {
  const update = new RoomOf(new Table({ racks: ['AB', 'CD'], toMove: 1 }), id, viewer).update(0);
  const absentSince = isGone ? millis(update.now - 5_000) : null;
  return {
    ...update,
    presence: { ...update.presence, seats: ['here', isGone ? 'gone' : 'here'], absentSince },
  };
}

test('[U51] is seen by everybody else, and claimed by who plays', () => {
  apply(told(true));
  expect(absence.value).toMatchObject({
    seat: 1,
    claims: [{ kind: 'end' }, { kind: 'bot' }, { kind: 'win' }],
  });
  expect(mayClaim.value).toBe(true);
  clearRoom();
  apply(told(true, null));
  expect(absence.value?.seat).toBe(1);
  expect(mayClaim.value).toBe(false);
  clearRoom();
  apply(told(true, 1));
  expect(absence.value).toBeNull();
});

test('[U51] who comes back in the same turn is said to be back, until the turn is over', () => {
  apply(told(false, 0, 'back'));
  expect(returned.value).toBeNull();
  apply(told(true, 0, 'back'));
  expect(returned.value).toBeNull();
  const { presence } = told(false, 0, 'back');
  apply({ type: 'presence', presence });
  expect(returned.value).toBe(1);
  const table = new Table({ racks: ['AB', 'CD'], toMove: 1 });
  const room = new RoomOf(table, 'back');
  table.pass(1);
  apply(room.step().update(0));
  expect(returned.value).toBeNull();
});
