import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { challenging, placing, redeeming, Table } from '../../support/table.ts';
import { at, tilesOf } from '../../support/tiles.ts';

const RULES: Ruleset = { ...PRESETS.classic, blanks: { redeemable: true } };
const WORDS = ['FINED', 'FINEDS', 'AD', 'DO'];

/** FINEd lies with a blank for its D on H8, and can be challenged; seat 1 has a D. */
const laid = (ruleset = RULES, seats = ['FINE?XY', 'SODQQQQ', 'AAAAAAA']): Table => {
  const table = new Table({ ruleset, racks: seats, bag: 'EEEEEEEEE' }, { words: WORDS });
  table.place(0, '8D FINEd');
  return table;
};

test('[W5] on one’s turn the blank is taken for its tile, which lies there now and counts its points', () => {
  const table = laid();
  table.pass(1);
  table.pass(2);
  table.pass(0);
  const [event] = table.act(redeeming(1, 'H8'));
  expect(event).toEqual({ type: 'redeemed', seat: 1, square: at('H8'), letter: 'D' });
  expect(table.state.board[at('H8')]).toEqual({ letter: 'D', blank: false });
  expect(table.rack(1)).toBe('?OQQQQS');
  // It is no turn: the seat plays on, and the D scores 2 now.
  expect([table.state.toMove, table.state.turn, table.score(1)]).toEqual([1, 4, 0]);
  table.place(1, '8I S');
  expect(table.score(1)).toBe(4 + 1 + 1 + 1 + 2 + 1);
});

test('[W5] never while its play can be challenged, and whoever laid it waits likewise', () => {
  const table = laid();
  const { state } = table;
  expect(table.refusal(redeeming(1, 'H8'))).toEqual({ code: 'blank/can-be-challenged', square: at('H8') });
  expect(table.state).toBe(state);
  table.challenge(1, 0);
  // Judged valid it is safe; the challenger has lost the turn, and the next seat holds no D.
  expect(table.refusal(redeeming(2, 'H8'))).toEqual({ code: 'rack/missing-tile', tile: 'D' });
});

test('[W5] a blank of an older play is redeemed while a newer one can still be withdrawn, and stays redeemed', () => {
  const table = laid();
  table.pass(1);
  table.pass(2);
  table.place(0, '9D XY');
  table.act(redeeming(1, 'H8'));
  table.act(challenging(1, 3));
  expect(table.state.board[at('D9')]).toBeNull();
  expect(table.state.board[at('H8')]).toEqual({ letter: 'D', blank: false });
});

test('[W5] only by these rules, only on one’s turn, only what is a blank', () => {
  const strict = laid({ ...RULES, blanks: { redeemable: false } });
  expect(strict.refusal(redeeming(1, 'H8'))).toEqual({ code: 'blank/not-redeemable' });
  const table = laid();
  expect(table.refusal(redeeming(2, 'H8'))).toEqual({ code: 'turn/not-yours', toMove: 1 });
  for (const square of ['D8', 'A1']) {
    expect(table.refusal(redeeming(1, square))).toEqual({ code: 'blank/none-there', square: at(square) });
  }
});

test('[W5, B3] a redeemed blank is played again, and another redeems it again', () => {
  const table = laid(RULES, ['FINE?XY', 'ODDQQQQ']);
  table.pass(1);
  table.pass(0);
  table.act(redeeming(1, 'H8'));
  table.place(1, 'H8 (D)o');
  expect(table.state.board[at('H9')]).toEqual({ letter: 'O', blank: true });
  expect(table.refusal(placing(0, '8I S'))).toEqual({ code: 'rack/missing-tile', tile: 'S' });
  expect(tilesOf('ODEQQQQ').toSorted()).toEqual([...(table.state.seats[1]?.rack ?? [])].toSorted());
});

test('[W5, C2] nor while an own play can be challenged: withdrawn, it gives back what it drew', () => {
  const setup = { ruleset: RULES, racks: ['XQ', 'AAAAAAA', 'AAAAAAA'], plays: ['8D FINEd'], bag: 'DDDD' };
  const table = new Table({ ...setup, owed: [0, 1, 1] }, { words: WORDS });
  table.place(0, '9D XQ');
  expect(table.state).toMatchObject({
    toMove: 0,
    turn: 3,
    latestPlay: { status: 'open', drawn: [...'DDDD'] },
  });
  expect(table.refusal(redeeming(0, 'H8'))).toEqual({ code: 'blank/own-play-open' });
  expect(table.challenge(2, 0)).toMatchObject([{ upheld: true }]);
  expect([table.rack(0), table.inBag()]).toEqual(['QX', 4]);
});

test('[W5] an own play that was judged keeps nobody from it', () => {
  const setup = { ruleset: RULES, racks: ['XQ', 'AAAAAAA', 'AAAAAAA'], plays: ['8D FINEd'], bag: 'DDDD' };
  const table = new Table({ ...setup, owed: [0, 1, 1] }, { words: ['XQ', 'FX', 'IQ'] });
  table.place(0, '9D XQ');
  table.challenge(2, 0);
  expect(table.act(redeeming(0, 'H8'))).toMatchObject([{ type: 'redeemed', seat: 0 }]);
  expect(table.rack(0)).toBe('?DDD');
});
