import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { Setup } from '../../support/position.ts';
import { Table } from '../../support/table.ts';

const { casual, classic } = PRESETS;
const WORDS = ['CAT', 'CATS', 'AT'];

/** CAT lies on the star, the bag is empty unless it is said otherwise. */
const stuck = (racks: readonly string[], over: Partial<Setup> = {}): Table =>
  new Table({ ruleset: casual, plays: ['8G CAT'], bag: '', racks, ...over }, { words: WORDS });

test('[E3] when all have passed and nobody has a play the game ends, and each loses the own rack', () => {
  const table = stuck(['QV', 'ZJ'], { scores: [30, 20] });
  table.pass(0);
  expect(table.state.phase).toBe('playing');
  table.pass(1);
  expect(table.state.result).toMatchObject({
    reason: 'noPlays',
    out: null,
    standings: [
      { before: 30, rackPoints: -14, outPoints: 0, total: 16, place: 1 },
      { before: 20, rackPoints: -18, outPoints: 0, total: 2, place: 2 },
    ],
  });
});

test('[E3] not while anybody still has a play, though that seat passes too', () => {
  const table = stuck(['QV', 'ZS']);
  table.pass(0);
  table.pass(1);
  expect(table.state.phase).toBe('playing');
  table.pass(0);
  table.place(1, '8J S');
  table.pass(0);
  // A play begins it anew: the one who made it has to pass too.
  expect(table.state.phase).toBe('playing');
  table.pass(1);
  expect(table.state.result?.reason).toBe('noPlays');
});

test('[E3] three seats: every seat that still plays has passed, and only their racks are looked at', () => {
  const table = stuck(['QV', 'ZS', 'JX']);
  table.pass(0);
  table.pass(1);
  expect(table.state.phase).toBe('playing');
  table.pass(2);
  expect(table.state.phase).toBe('playing');
  table.resign(1);
  expect(table.state.result).toMatchObject({ reason: 'noPlays', standings: [{ place: 1 }, {}, {}] });
});

test('[E3] a bag that can be exchanged from keeps the game going, by the number that the rules ask for', () => {
  const none = stuck(['QV', 'ZJ'], { bag: 'E' });
  none.pass(0);
  none.pass(1);
  expect(none.state.phase).toBe('playing');
  const seven: Ruleset = { ...casual, exchange: { minBag: 7, order: 'drawFirst' } };
  const few = stuck(['QV', 'ZJ'], { ruleset: seven, bag: 'EEEEEE' });
  few.pass(0);
  few.pass(1);
  expect(few.state.result?.reason).toBe('noPlays');
});

test('[E3] with challenges nobody looks: the game goes on until the rules end it', () => {
  const table = stuck(['QV', 'ZJ'], { ruleset: classic });
  table.pass(0);
  table.pass(1);
  expect(table.state.phase).toBe('playing');
});

test('[E3, W5] a blank that could be redeemed is a play that is left', () => {
  const rules: Ruleset = { ...casual, blanks: { redeemable: true } };
  const table = (ruleset: Ruleset): Table => {
    const game = stuck(['CV', 'ZJ'], { ruleset, plays: ['8G cAT'] });
    game.pass(0);
    game.pass(1);
    return game;
  };
  expect(table(casual).state.result?.reason).toBe('noPlays');
  // The C for the blank, which is an S then.
  expect(table(rules).state.phase).toBe('playing');
});
