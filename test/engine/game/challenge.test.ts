import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { challenging, passing, placing, Table } from '../../support/table.ts';
import { boardWith, wordOf } from '../../support/tiles.ts';

const { casual, classic } = PRESETS;
const SINGLE: Ruleset = { ...classic, challenge: { ...classic.challenge, rule: 'single' } };
const WORDS = ['FINED', 'FAT', 'CAT'];
const RACKS = ['FINEDXQ', 'CATOOOO', 'CATIIII', 'TAAAAAA'];

const tableOf = (seats: number, ruleset: Ruleset = classic, more = {}) =>
  new Table({ ruleset, racks: RACKS.slice(0, seats), ...more }, { words: WORDS });

/** Seat 0 has played a good word, or a phony. */
function afterPlay(seats: number, play: '8D FINED' | '8G XQ', ruleset: Ruleset = classic, more = {}): Table {
  const table = tableOf(seats, ruleset, more);
  table.place(0, play);
  return table;
}

describe('an upheld challenge', () => {
  test.each([classic, SINGLE])('[C2] withdraws the play: no points, the turn is lost', (ruleset) => {
    const table = afterPlay(2, '8G XQ', ruleset, { scores: [12, 34] });
    expect(table.score(0)).toBe(12 + 36);
    expect(table.challenge(1, 0)).toEqual([
      {
        type: 'challenged',
        seat: 1,
        turn: 0,
        verdicts: [{ word: wordOf('XQ'), valid: false }],
        upheld: true,
        penalty: 'none',
        award: null,
      },
    ]);
    expect([table.score(0), table.score(1)]).toEqual([12, 34]);
    expect(table.state.board).toEqual(boardWith([]));
    expect([table.state.toMove, table.state.turn, table.state.phase]).toEqual([1, 1, 'playing']);
  });

  test('[T3] what was drawn goes back to the bag, what was played to the rack', () => {
    const table = tableOf(2);
    const { bag } = table.state;
    table.place(0, '8G XQ');
    expect(table.inBag()).toBe(100 - 14 - 2);
    table.challenge(1, 0);
    expect(table.state.bag).toEqual(bag);
    expect(table.rack(0)).toBe([...'FINEDXQ'].sort().join(''));
  });

  test('[T3] a blank comes back as a blank', () => {
    const table = new Table({ racks: ['XQ?', 'T'] }, { words: WORDS });
    table.place(0, '8G XQz');
    table.challenge(1, 0);
    expect(table.rack(0)).toBe('?QX');
  });

  test('[F2] the counter does not go back with the tiles', () => {
    const table = afterPlay(2, '8G XQ');
    expect(table.state.drawCounter).toBe(2);
    table.challenge(1, 0);
    expect(table.state.drawCounter).toBe(2);
    expect(table.exchange(1, 'O')[0]).toMatchObject({ drawCounter: 3 });
  });

  test('[C2] only the last play goes: tiles of earlier ones stay', () => {
    const table = afterPlay(2, '8D FINED');
    table.place(1, '7H CA');
    expect(table.challenge(0, 1)[0]).toMatchObject({ upheld: true, turn: 1 });
    expect(table.state.board).toEqual(boardWith(['8D FINED']));
    expect([table.score(0), table.score(1)]).toEqual([26, 0]);
    expect(table.state.toMove).toBe(0);
  });

  test('[C2] all words are judged together: one bad cross word withdraws the play', () => {
    const table = tableOf(2, classic, { plays: ['8D FINED'], toMove: 1 });
    table.place(1, '9C CAT');
    expect(table.challenge(0, 0)[0]).toMatchObject({
      upheld: true,
      verdicts: [
        { word: wordOf('CAT'), valid: true },
        { word: wordOf('FA'), valid: false },
        { word: wordOf('IT'), valid: false },
      ],
    });
    expect(table.state.board).toEqual(boardWith(['8D FINED']));
  });

  test('[C6] who challenges learns what was played, not what was drawn', () => {
    const table = afterPlay(2, '8G XQ');
    const [event] = table.challenge(1, 0);
    expect(Object.keys(event ?? {}).sort()).toEqual([
      'award',
      'penalty',
      'seat',
      'turn',
      'type',
      'upheld',
      'verdicts',
    ]);
  });
});

describe('a failed challenge', () => {
  test('[C1] void: there is none', () => {
    const table = afterPlay(2, '8D FINED', casual);
    expect(table.refusal(challenging(1, 0))).toEqual({ code: 'challenge/not-in-rules' });
  });

  test('[C1] single: it costs nothing, and the challenger plays on', () => {
    const table = afterPlay(3, '8D FINED', SINGLE);
    expect(table.challenge(1, 0)).toMatchObject([{ upheld: false, penalty: 'none' }]);
    expect([table.state.toMove, table.state.turn, table.owed()]).toEqual([1, 1, [0, 0, 0]]);
    table.place(1, 'D8 (F)AT');
  });

  test('[C1] double: a challenger on turn loses this turn, now', () => {
    const table = afterPlay(3, '8D FINED');
    expect(table.challenge(1, 0)).toMatchObject([
      { type: 'challenged', seat: 1, upheld: false, penalty: 'losesThisTurn' },
      { type: 'turnLost', seat: 1, turn: 1, cause: 'challenge' },
    ]);
    expect([table.state.toMove, table.state.turn, table.owed()]).toEqual([2, 2, [0, 0, 0]]);
    expect([table.score(0), table.score(1)]).toEqual([26, 0]);
  });

  test('[C1] double: another one loses the next turn', () => {
    const table = afterPlay(3, '8D FINED');
    expect(table.challenge(2, 0)).toMatchObject([{ upheld: false, penalty: 'owesTurn' }]);
    expect([table.state.toMove, table.owed()]).toEqual([1, [0, 0, 1]]);
    expect(table.pass(1)).toMatchObject([
      { type: 'passed', turn: 1, by: 'seat' },
      { type: 'turnLost', seat: 2, turn: 2, cause: 'owed' },
    ]);
    expect([table.state.toMove, table.state.turn, table.owed()]).toEqual([0, 3, [0, 0, 0]]);
  });

  test('[C1] with two seats the challenger is on turn: the mover plays twice in a row', () => {
    const table = afterPlay(2, '8D FINED');
    table.challenge(1, 0);
    expect(table.state.toMove).toBe(0);
    table.pass(0);
    expect(table.state.toMove).toBe(1);
  });

  test('[E1] it does not end a game whose mover still has tiles, though the bag is empty', () => {
    const table = afterPlay(2, '8D FINED', classic, { bag: '' });
    table.challenge(1, 0);
    expect(table.state).toMatchObject({ phase: 'playing', toMove: 0, result: null });
  });
});

describe('owed turns', () => {
  test('[C5] several may be owed, and one is paid a visit', () => {
    const table = tableOf(3, classic, { owed: [0, 2, 0] });
    expect(table.pass(0)).toMatchObject([{ type: 'passed' }, { type: 'turnLost', seat: 1, cause: 'owed' }]);
    expect([table.state.toMove, table.owed()]).toEqual([2, [0, 1, 0]]);
    table.pass(2);
    table.pass(0);
    expect([table.state.toMove, table.owed()]).toEqual([2, [0, 0, 0]]);
    table.pass(2);
    table.pass(0);
    expect(table.state.toMove).toBe(1);
  });

  test('[C5] a seat that owes already owes one more', () => {
    const table = afterPlay(3, '8D FINED', classic, { owed: [0, 0, 1] });
    table.challenge(2, 0);
    expect(table.owed()).toEqual([0, 0, 2]);
  });

  test('[C5] when all others owe, the turn comes round to the same seat', () => {
    const table = tableOf(3, classic, { owed: [0, 1, 1] });
    expect(table.pass(0)).toMatchObject([
      { type: 'passed', turn: 0, by: 'seat' },
      { type: 'turnLost', seat: 1, turn: 1 },
      { type: 'turnLost', seat: 2, turn: 2 },
    ]);
    expect([table.state.toMove, table.state.turn]).toEqual([0, 3]);
  });

  test('[C5] a seat on turn that loses its turn and owes nothing more is on turn the next time', () => {
    const table = afterPlay(2, '8D FINED');
    table.challenge(1, 0);
    table.pass(0);
    expect(table.refusal(passing(0))).toEqual({ code: 'turn/not-yours', toMove: 1 });
  });

  test('[C5] the end of the game cancels them', () => {
    const table = tableOf(3, classic, { owed: [0, 0, 3], scoreless: 5 });
    table.pass(0);
    expect(table.state.phase).toBe('over');
    expect(table.owed()).toEqual([0, 0, 0]);
  });
});

describe('the window', () => {
  test('[C3] before any play there is nothing to challenge', () => {
    const table = tableOf(2);
    expect(table.refusal(challenging(1, 0))).toEqual({ code: 'challenge/nothing-to-challenge' });
    table.pass(0);
    expect(table.refusal(challenging(0, 0))).toEqual({ code: 'challenge/nothing-to-challenge' });
  });

  test.each([1, 2, 3])('[C3] seat %d of four may challenge, on turn or not', (challenger) => {
    const table = afterPlay(4, '8G XQ');
    expect(table.challenge(challenger, 0)[0]).toMatchObject({
      seat: challenger,
      upheld: true,
      penalty: 'none',
    });
  });

  test('[C3] nobody challenges a play of their own', () => {
    expect(afterPlay(2, '8G XQ').refusal(challenging(0, 0))).toEqual({ code: 'challenge/own-play' });
  });

  test.each(['play', 'exchange', 'pass'])('[C3] the next committed %s closes it', (turn) => {
    const table = afterPlay(3, '8D FINED');
    if (turn === 'play') table.place(1, 'D8 (F)AT');
    if (turn === 'exchange') table.exchange(1, 'O');
    if (turn === 'pass') table.pass(1);
    expect(table.refusal(challenging(2, 0))).toEqual({ code: 'challenge/closed' });
  });

  test('[C3] a skipped, owed turn does not close it', () => {
    const table = afterPlay(3, '8G XQ', classic, { owed: [0, 1, 0] });
    expect(table.state).toMatchObject({ toMove: 2, turn: 2 });
    expect(table.challenge(1, 0)[0]).toMatchObject({ upheld: true });
    expect([table.state.toMove, table.score(0)]).toEqual([2, 0]);
  });

  test('[C3] it is still open when the turn has come round to the mover', () => {
    const table = afterPlay(2, '8G XQ', classic, { owed: [0, 1] });
    expect(table.state.toMove).toBe(0);
    expect(table.challenge(1, 0)[0]).toMatchObject({ upheld: true });
    expect(table.state.toMove).toBe(0);
  });

  test('[C3] a refused play closes nothing', () => {
    const table = afterPlay(2, '8G XQ');
    table.refusal(placing(1, '1A CAT'));
    expect(table.challenge(1, 0)[0]).toMatchObject({ upheld: true });
  });

  test('[C3] of two challengers the first wins, upheld or not; the later one is told', () => {
    const phony = afterPlay(3, '8G XQ');
    phony.challenge(2, 0);
    expect(phony.refusal(challenging(1, 0))).toEqual({ code: 'challenge/already-judged' });
    const good = afterPlay(3, '8D FINED');
    good.challenge(2, 0);
    expect(good.refusal(challenging(1, 0))).toEqual({ code: 'challenge/already-judged' });
    expect(good.refusal(challenging(2, 0))).toEqual({ code: 'challenge/already-judged' });
    expect(good.owed()).toEqual([0, 0, 1]);
  });

  test('[C3] a late challenge never hits a later play', () => {
    const table = afterPlay(3, '8D FINED');
    table.place(1, 'D8 (F)AT');
    expect(table.refusal(challenging(2, 0))).toEqual({ code: 'challenge/closed' });
    expect(table.refusal(challenging(2, 2))).toEqual({ code: 'challenge/nothing-to-challenge' });
    expect(table.challenge(2, 1)[0]).toMatchObject({ turn: 1, upheld: false });
  });

  test('[C3] a judged play is judged once, also after more turns', () => {
    const table = afterPlay(2, '8G XQ');
    table.challenge(1, 0);
    table.pass(1);
    expect(table.refusal(challenging(1, 0))).toEqual({ code: 'challenge/already-judged' });
  });

  test('[C3] the words that were laid are what is judged, not what the board shows later', () => {
    const table = afterPlay(3, '8D FINED');
    expect(table.challenge(1, 0)[0]).toMatchObject({ verdicts: [{ word: wordOf('FINED'), valid: true }] });
  });
});
