import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import type { Action } from '../../../engine/game/actions.ts';
import { places, SCORES, tableOf, totals, WORDS } from '../../support/leaving.ts';
import { challengeRules, pointRules } from '../../support/rules.ts';
import { accepting, challenging, resigning, Table } from '../../support/table.ts';
import { boardWith } from '../../support/tiles.ts';

describe('the play of a seat that left', () => {
  test.each([
    ['on turn', 1],
    ['off turn', 2],
  ])('[R4] can be challenged %s: what is withdrawn joins the rack set aside', (_, challenger) => {
    const table = tableOf(3);
    const { bag } = table.state;
    table.place(0, '8G XQ');
    table.resign(0);
    expect(table.state).toMatchObject({ toMove: 1, latestPlay: { status: 'open' } });
    expect(table.challenge(challenger, 0)).toMatchObject([{ upheld: true }]);
    expect([table.rack(0), table.score(0)]).toEqual([[...'FINEDXQ'].sort().join(''), 10]);
    expect(table.state).toMatchObject({ bag, board: boardWith([]), toMove: 1 });
  });

  test('[R4, C1] challenged in vain it brings its seat what the rules say', () => {
    const table = tableOf(3, { ruleset: pointRules(5, 'play', 'challenged') });
    table.place(0, '8D FINED');
    table.resign(0);
    table.challenge(2, 0);
    expect(table.scores()).toEqual([10 + 26 + 5, 20, 30]);
  });

  test('[R4, C3] until the next turn', () => {
    const table = tableOf(3);
    table.place(0, '8G XQ');
    table.resign(0);
    table.pass(1);
    expect(table.refusal(challenging(2, 0))).toEqual({ code: 'challenge/closed' });
  });

  test('[R4, C3] where only the next may challenge, the right goes on with the turn', () => {
    const table = tableOf(3, { ruleset: challengeRules({ who: 'next' }) });
    table.place(0, '8G XQ');
    table.resign(1);
    expect(table.challenge(2, 0)).toMatchObject([{ upheld: true }]);
  });

  test('[C1] a challenger who had lost this turn may leave the next one', () => {
    const table = tableOf(3);
    table.place(0, '8D FINED');
    table.challenge(2, 0);
    expect(table.owed()).toEqual([0, 0, 1]);
    table.resign(2);
    table.pass(1);
    expect([table.state.toMove, table.owed()]).toEqual([0, [0, 0, 0]]);
  });
});

describe('while the last play waits', () => {
  const wentOut = (seats: number, play = 'FINED', ruleset = challengeRules({})) => {
    const setup = {
      ruleset,
      racks: ['FINED', 'XA', 'Q', 'EE'].slice(0, seats),
      bag: '',
      scores: SCORES.slice(0, seats),
    };
    const table = new Table(setup, { words: WORDS });
    table.place(0, `8D ${play}`);
    return table;
  };

  test('[R4, C4] who is asked and leaves has let it stand', () => {
    const table = wentOut(3);
    expect(table.resign(2)).toEqual([{ type: 'seatGone', seat: 2, cause: 'resigned' }]);
    expect(table.state).toMatchObject({ phase: 'lastPlay', wait: { answers: [{ seat: 1 }] } });
    expect(table.accept(1, 0)).toMatchObject([
      { type: 'accepted' },
      { type: 'ended', reason: 'out', out: 0 },
    ]);
    expect([totals(table), places(table)]).toEqual([
      [36 + 9, 20 - 9, 30 - 10],
      [1, 2, 3],
    ]);
  });

  test('[R4, C4] the last who was asked leaves: the game is over', () => {
    const table = wentOut(3);
    table.accept(1, 0);
    expect(table.resign(2)).toMatchObject([{ type: 'seatGone' }, { type: 'ended', reason: 'out', out: 0 }]);
  });

  test.each<[string, Action]>([
    ['resigns', resigning(1)],
    ['is removed', { type: 'remove', seat: seat(1), cause: 'removed' }],
  ])(
    '[C4, E1] next: the one of three seats that is asked %s, and the game is over, phony or not',
    (_, way) => {
      const table = wentOut(3, 'DENIF', challengeRules({ who: 'next' }));
      expect(table.state.wait?.answers.map((answer) => answer.seat)).toEqual([1]);
      expect(table.act(way)).toMatchObject([
        { type: 'seatGone', seat: 1 },
        { type: 'ended', reason: 'out', out: 0 },
      ]);
      // Q10 is what the third pays; XA is set aside and brings nothing.
      const score = table.state.latestPlay?.score ?? 0;
      expect([totals(table), places(table)]).toEqual([
        [10 + score + 10, 20 - 9, 30 - 10],
        [1, 3, 2],
      ]);
      expect(table.refusal(challenging(2, 0))).toEqual({ code: 'game/over' });
    },
  );

  test('[R4, C4] who has let it stand may leave, and the others are waited for', () => {
    const table = wentOut(4);
    table.accept(1, 0);
    table.resign(1);
    expect(table.state.wait?.answers.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(table.refusal(accepting(1, 0))).toEqual({ code: 'seat/left' });
  });

  test('[R4] a withdrawn last play goes on with those who are left, from the next of them', () => {
    const table = wentOut(4, 'DENIF');
    table.resign(1);
    table.challenge(3, 0);
    expect(table.state).toMatchObject({ phase: 'playing', toMove: 2 });
  });

  test('[R2] all who are asked leave: the mover is the one left, and wins', () => {
    const table = wentOut(3);
    table.resign(1);
    expect(table.resign(2).at(-1)).toMatchObject({ reason: 'resignation' });
    expect([totals(table), places(table)]).toEqual([
      [36, 20, 30],
      [1, 3, 2],
    ]);
  });
});
