import { beforeEach, expect, test } from 'vitest';
import { redeem } from '../../../client/commands.ts';
import { outbox } from '../../../client/net/connection.ts';
import { locked } from '../../../client/state/desk.ts';
import { askToRedeem, leaveBlank, redeemable, redemptionAsked } from '../../../client/state/redeeming.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Setup } from '../../support/position.ts';
import { redeeming, Table } from '../../support/table.ts';
import { at } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

const HOUSE = { ...PRESETS.classic, blanks: { redeemable: true } };
const PLAYS = ['8D FInED'];
let rooms = 0;

/** Seat 0 sits at a table where a blank stands for an N on F8. */
function sit(setup: Partial<Setup> = {}): RoomOf {
  const id = `redeem-${rooms++}`;
  const game = new Table({ ruleset: HOUSE, plays: PLAYS, racks: ['NOTABLE', 'CONABCD'], ...setup });
  const room = new RoomOf(game, id);
  outbox.open(id);
  apply(room.update(0));
  return room;
}

beforeEach(() => {
  leaveBlank();
  clearRoom();
});

test('[U53] a blank whose letter one holds can be taken on one’s turn, where the rules have it', () => {
  sit();
  expect([...redeemable.value.values()]).toEqual([{ square: at('F8'), letter: 'N', drafted: null }]);
  sit({ racks: ['TABLEOO', 'CONABCD'] });
  expect(redeemable.value.size).toBe(0);
  sit({ toMove: 1 });
  expect(redeemable.value.size).toBe(0);
  sit({ ruleset: PRESETS.classic });
  expect(redeemable.value.size).toBe(0);
});

test('[U53, W5] a blank of a play that can be challenged stays', () => {
  const game = new Table({ ruleset: HOUSE, racks: ['NOTABLE', 'F?NEDXY'], toMove: 1 });
  const room = new RoomOf(game, `redeem-${rooms++}`);
  game.place(1, '8D FiNED');
  apply(room.step().update(0));
  expect(redeemable.value.size).toBe(0);
});

test('[U53, W5] nor is one offered while an own play can be challenged', () => {
  const game = new Table({ ruleset: HOUSE, plays: PLAYS, racks: ['NOTABLE', 'CONABCD'], owed: [0, 1] });
  const room = new RoomOf(game, `redeem-${rooms++}`);
  apply(room.update(0));
  expect(redeemable.value.size).toBe(1);
  game.place(0, 'H8 (D)O');
  apply(room.step().update(0));
  expect([game.state.toMove, table.rack.value.some(({ tile }) => tile === 'N')]).toEqual([0, true]);
  expect(redeemable.value.size).toBe(0);
});

test('[U53] only such a blank is asked about, and as long as it can be taken', () => {
  sit();
  expect(askToRedeem(at('D8'))).toBe(false);
  expect(askToRedeem(at('F8'))).toBe(true);
  expect(redemptionAsked.value?.letter).toBe('N');
  leaveBlank();
  expect(redemptionAsked.value).toBeNull();
  askToRedeem(at('F8'));
  sit({ toMove: 1 });
  expect(redemptionAsked.value).toBeNull();
});

test('[U53] the tile that goes there may lie in the draft, and a second one need not', () => {
  sit();
  table.dropSlotOnSquare(0, at('H9'));
  expect(redeemable.value.get(at('F8'))?.drafted).toBe(at('H9'));
  sit({ racks: ['NOTABNE', 'CONABCD'] });
  table.dropSlotOnSquare(0, at('H9'));
  expect(redeemable.value.get(at('F8'))?.drafted).toBeNull();
});

test('[U53] it is sent once, the tiles are locked meanwhile, and the draft stays', () => {
  const room = sit();
  table.dropSlotOnSquare(1, at('H9'));
  redeem(at('F8'));
  redeem(at('F8'));
  expect(underWay.value).toMatchObject([{ type: 'redeem', square: at('F8') }]);
  expect(locked.value).toBe(true);
  room.table.act(redeeming(0, 'F8'));
  const update = room.step().update(0, underWay.value[0]?.id ?? '');
  apply(update);
  outbox.settle(update);
  expect(locked.value).toBe(false);
  expect(table.draft.value).toMatchObject([{ square: at('H9'), letter: 'O' }]);
  expect(table.rack.value.map(({ tile }) => tile).sort()).toEqual(['?', 'A', 'B', 'E', 'L', 'T']);
});
