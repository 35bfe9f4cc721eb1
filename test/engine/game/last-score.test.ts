import { expect, test } from 'vitest';
import { afterPlay, RACKS } from '../../support/after-play.ts';
import { challengeRules } from '../../support/rules.ts';
import { Table } from '../../support/table.ts';

const RULE = challengeRules({ rule: 'lastScore' });

test('[C1] the bonus for many tiles goes with the score, and the board stays as it is', () => {
  const setup = { ruleset: RULE, racks: ['FINEDAT', 'CATOOOO'] };
  const table = new Table(setup, { words: ['FINED', 'FCATOOOO', 'FINEDAT'] });
  table.place(0, '8D FINED');
  table.place(1, 'D8 (F)CATOOOO');
  const bingo = table.score(1) ?? 0;
  expect(bingo).toBeGreaterThan(60);
  table.place(0, '8D (FINED)AT');
  const { board } = table.state;
  expect(table.challenge(1, 2)).toMatchObject([{ penalty: 'none', award: { seat: 1, points: -bingo } }]);
  expect(table.score(1)).toBe(0);
  expect(table.state).toMatchObject({ board, toMove: 1, turn: 3 });
});

test.each([1, 2])('[C1] before any turn of the challenger a turn is owed: seat %d', (challenger) => {
  const table = new Table({ ruleset: RULE, racks: RACKS.slice(0, 3) }, { words: ['FINED'] });
  table.place(0, '8D FINED');
  const events = table.challenge(challenger, 0);
  expect(events[0]).toMatchObject({ upheld: false, penalty: 'owesTurn', award: null });
  // Who is on turn misses this one.
  const missed = { type: 'turnLost', seat: 1, turn: 1, cause: 'owed' };
  expect(events.slice(1)).toEqual(challenger === 1 ? [missed] : []);
  expect(table.state.toMove).toBe(challenger === 1 ? 2 : 1);
  expect(table.owed()).toEqual([0, 0, challenger === 2 ? 1 : 0]);
  expect(table.scores()).toEqual([26, 0, 0]);
});

test('[C1] a turn from before the challenged seat’s previous one is not lost: a turn is owed', () => {
  const lastTurns = [{ turn: 5, score: 10 }, null, { turn: 4, score: 30 }];
  const table = afterPlay(3, '8D FINED', RULE, { lastTurns });
  expect(table.challenge(2, 8)).toMatchObject([{ penalty: 'owesTurn', award: null }]);
  expect([table.scores(), table.owed()]).toEqual([
    [126, 200, 300],
    [0, 0, 1],
  ]);
});

test('[C1] nor is there one where the challenger’s turn was missed since', () => {
  const table = new Table(
    { ruleset: RULE, racks: ['FINEDAT', 'CAT'], owed: [0, 1] },
    { words: ['FINED', 'FINEDAT'] },
  );
  table.place(0, '8D FINED');
  table.place(0, '8D (FINED)AT');
  expect(table.challenge(1, 2)).toMatchObject([
    { penalty: 'owesTurn' },
    { type: 'turnLost', seat: 1, turn: 3 },
  ]);
});

test.each(['pass', 'exchange', 'phony'])('[C1] a %s since then has nothing to lose', (turn) => {
  const table = new Table(
    { ruleset: RULE, racks: ['FINEDAT', 'CXQ'], scores: [0, 50] },
    { words: ['FINED', 'FINEDAT'] },
  );
  table.place(0, '8D FINED');
  if (turn === 'pass') table.pass(1);
  if (turn === 'exchange') table.exchange(1, 'C');
  if (turn === 'phony') {
    table.place(1, '7H XQ');
    expect(table.challenge(0, 1)).toMatchObject([{ upheld: true }]);
  }
  table.place(0, '8D (FINED)AT');
  expect(table.challenge(1, 2)).toMatchObject([{ penalty: 'none', award: { seat: 1, points: 0 } }]);
  expect([table.score(1), table.state.toMove]).toEqual([50, 1]);
});

test('[C1] a play that was challenged in vain is worth what it was', () => {
  const setup = { ruleset: RULE, racks: ['FINEDAT', 'CAT', 'E'] };
  const table = new Table(setup, { words: ['FINED', 'FCAT', 'FINEDAT'] });
  table.place(0, '8D FINED');
  table.place(1, 'D8 (F)CAT');
  const score = table.score(1) ?? 0;
  // Seat 2 has had no turn, owes this one and misses it.
  table.challenge(2, 1);
  table.place(0, '8D (FINED)AT');
  expect(table.challenge(1, 3)[0]).toMatchObject({ award: { seat: 1, points: -score } });
  expect(table.score(1)).toBe(0);
});

test.each([3, 4])('[C1] of %d seats: the score of a turn is taken once, and so is the next one', (seats) => {
  const racks = ['FOOO', 'EIII', 'SUUU'].toSpliced(seats - 1, 1, 'ATE');
  const words = ['AT', 'FAT', 'FATE', 'FATES', 'TE', 'OE', 'AO'];
  const last = seats - 1;
  const table = new Table({ ruleset: RULE, racks, toMove: last, bag: 'DDDDD' }, { words });
  const inVain = () => table.challenge(last, table.state.latestPlay?.turn ?? 0);
  table.place(last, '8G AT');
  expect(table.score(last)).toBe(4);
  table.place(0, '8F F(AT)');
  expect(inVain()).toMatchObject([{ penalty: 'none', award: { seat: last, points: -4 } }]);
  table.place(1, '8F (FAT)E');
  expect(inVain()).toMatchObject([{ penalty: 'none', award: { seat: last, points: 0 } }]);
  if (seats === 4) {
    table.place(2, '8F (FATE)S');
    expect(inVain()).toMatchObject([{ penalty: 'none', award: { seat: last, points: 0 } }]);
  }
  expect([table.score(last), table.owed().every((owed) => owed === 0)]).toEqual([0, true]);
  table.place(last, 'H8 (T)E');
  expect(table.score(last)).toBe(2);
  table.place(0, '9G O(E)');
  expect(inVain()).toMatchObject([{ award: { seat: last, points: -2 } }]);
  expect(table.score(last)).toBe(0);
});
