import { expect, test } from 'vitest';
import type { Order } from '../../../client/net/outbox.ts';
import { seq } from '../../../engine/base/units.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import type { Table } from '../../support/table.ts';
import { lay, letter } from '../../support/tiles.ts';
import { say, usePage } from '../support/use-page.ts';

const at = usePage();

/** Why a turn is refused that this page takes when another tab of its seat has just taken one. */
async function refusalAfter(takeTurn: (table: Table) => void, order: Order): Promise<Refusal | null> {
  await at.goLive();
  at.page.outbox.submit(order);
  takeTurn(at.told.table);
  const id = at.page.underWay.value[0]?.id ?? null;
  say(at.told.refused(id, { code: 'room/stale', seq: seq(2) }));
  say(at.told.step().update(1));
  expect(at.page.underWay.value).toEqual([]);
  return at.page.outbox.refusal.value;
}

const playsFined = (table: Table) => table.place(0, '8D FINED');
const exchangesTwo = (table: Table) => table.exchange(0, 'XY');
const passes = (table: Table) => table.pass(0);
const place = (play: string): Order => ({ type: 'place', tiles: lay(play), lag: 0 });
const STALE = { code: 'room/stale', seq: 2 };

test('[U15] the same play from two tabs is refused in neither', async () => {
  expect(await refusalAfter(playsFined, place('8D FINED'))).toBeNull();
});

test('[U15] another play than that of the other tab is refused', async () => {
  expect(await refusalAfter(playsFined, place('8D FIND'))).toEqual(STALE);
});

test('[U15] the same exchange from two tabs is refused in neither, in whatever order its tiles are named', async () => {
  expect(
    await refusalAfter(exchangesTwo, { type: 'exchange', tiles: [letter('Y'), letter('X')], lag: 0 }),
  ).toBeNull();
});

test('[U15] another exchange than that of the other tab is refused', async () => {
  expect(await refusalAfter(exchangesTwo, { type: 'exchange', tiles: [letter('Y')], lag: 0 })).toEqual(STALE);
});

test('[U15] a pass is refused in neither of two tabs', async () => {
  expect(await refusalAfter(passes, { type: 'pass', lag: 0 })).toBeNull();
});

test('[U15] a play is refused where the other tab has passed', async () => {
  expect(await refusalAfter(passes, place('8D FINED'))).toEqual(STALE);
});
