import { beforeEach, expect, test } from 'vitest';
import { giveTime, isUnderWay, pending } from '../../../client/commands.ts';
import { outbox } from '../../../client/net/connection.ts';
import { mayGive } from '../../../client/state/gifts.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { ClockRule, Ruleset } from '../../../engine/equipment/ruleset.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const GAME: ClockRule = {
  kind: 'game',
  initial: 600_000,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 1 },
};
const TURN: ClockRule = { kind: 'turn', perTurn: 60_000 };
const SEATS = [0, 1, 2].map(seat);

/** Who can be given time by `viewer`; seat 0 is on turn. */
function given(clock: ClockRule | null, viewer: number | null, gift = 15_000, deed?: (table: Table) => void) {
  const ruleset: Ruleset = { ...PRESETS.casual, clock, gift };
  const table = new Table({ ruleset, racks: ['AB', 'CD', 'EF'] });
  deed?.(table);
  clearRoom();
  apply(new RoomOf(table, 'gifts', viewer).step().update(0));
  return SEATS.filter((to) => mayGive(to));
}

beforeEach(clearRoom);

test('[U52, K6] time is given to opponents who play, where the rules have it', () => {
  expect(given(GAME, 1)).toEqual([0, 2]);
  expect(given(GAME, 1, 0)).toEqual([]);
  expect(given(GAME, null)).toEqual([]);
  expect(given(GAME, 1, 15_000, (table) => table.resign(2))).toEqual([0]);
  expect(given(GAME, 2, 15_000, (table) => table.resign(2))).toEqual([]);
});

test('[U52, K6] where time is by the turn only whoever is on turn has a use for it', () => {
  expect(given(TURN, 1)).toEqual([0]);
  expect(given(TURN, 0)).toEqual([]);
});

test('[U52] a gift on its way is not given twice, and keeps nobody from playing', () => {
  outbox.open('gifts');
  given(GAME, 1);
  giveTime(seat(0));
  giveTime(seat(0));
  expect(underWay.value).toMatchObject([{ type: 'give', game: 1, to: 0 }]);
  expect([isUnderWay('gift'), pending.value]).toEqual([true, null]);
  outbox.close();
});
