import { describe, expect, test } from 'vitest';
import { overLead, placeText, winnerLine } from '../../../../client/i18n/en/result.ts';
import { change, signed } from '../../../../client/i18n/en/words.ts';
import { effectOf } from '../../../../client/panels/result-table.tsx';
import type { PlayRow } from '../../../../client/state/turns.ts';
import { millis, type Seat, seat } from '../../../../engine/base/units.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { GameResult, Standing } from '../../../../engine/game/events.ts';
import { viewGame } from '../../../../engine/game/view.ts';
import { position } from '../../../support/position.ts';
import { START, Table } from '../../../support/table.ts';
import { tilesOf } from '../../../support/tiles.ts';
import { BLITZ } from '../../support/timed.ts';

const NAMES = ['Ida', 'Marek', 'Noor'];
const BY = { toMove: seat(0), agreed: false };

const standing = (before: number, rack: string, points: number, total: number, place: number): Standing => ({
  before,
  rack: tilesOf(rack),
  rackPoints: 0 - points,
  outPoints: total - before + points,
  timePoints: 0,
  total,
  place,
});

const result = (out: Seat | null, ...standings: Standing[]): GameResult => ({
  reason: out === null ? 'scoreless' : 'out',
  out,
  standings,
});

const NONE = [null, null, null] as const;
const WON = result(seat(0), standing(435, '', 0, 441, 1), standing(380, 'VII', 6, 374, 2));

describe('[U24] the result', () => {
  test('[U24] names who won, and the totals from first to last', () => {
    expect(winnerLine(WON, NAMES)).toBe('Ida wins, 441 to 374');
    const second = result(null, standing(100, 'Q', 10, 90, 2), standing(120, 'E', 1, 119, 1));
    expect(winnerLine(second, NAMES)).toBe('Marek wins, 119 to 90');
  });

  test('[U24] names no totals that do not say who won', () => {
    const resigned = result(
      null,
      standing(40, '', 0, 40, 1),
      standing(119, '', 0, 119, 2),
      standing(74, '', 0, 74, 3),
    );
    expect(winnerLine({ ...resigned, reason: 'resignation' }, NAMES)).toBe('Ida wins, whatever the points');
    const ahead = result(null, standing(119, '', 0, 119, 1), standing(40, '', 0, 40, 2));
    expect(winnerLine({ ...ahead, reason: 'resignation' }, NAMES)).toBe('Ida wins, 119 to 40');
  });

  test('[U24] names all who share the first place', () => {
    const shared = result(
      null,
      standing(10, '', 0, 10, 1),
      standing(10, '', 0, 10, 1),
      standing(4, 'Q', 10, -6, 3),
    );
    expect(winnerLine(shared, NAMES)).toBe('Ida and Marek share the win, 10 to 10 to −6');
    expect(placeText(shared, seat(1), null)).toBe('1st, shared');
    expect(placeText(shared, seat(2), null)).toBe('3rd');
  });

  test('[U24] says how the game came to its end', () => {
    const last: PlayRow = {
      kind: 'play',
      turn: 9,
      seat: seat(0),
      score: 6,
      total: 435,
      start: '15M',
      word: 'OR',
      notation: '15M OR',
      bingo: false,
      withdrawn: false,
    };
    expect(overLead(WON, [last], NAMES, BY)).toBe('Ida went out with 15M OR.');
    const passed = { kind: 'pass', by: 'seat', turn: 10, seat: seat(1), score: 0, total: 0 } as const;
    expect(overLead(result(null), [last, passed, passed], NAMES, BY)).toBe(
      'The last 2 turns scored nothing.',
    );
  });

  test('[U24] a left rack costs its holder, and pays who went out', () => {
    expect(effectOf(WON, NONE, seat(1), seat(0))).toBe(6);
    expect(effectOf(WON, NONE, seat(1), seat(1))).toBe(-6);
    const three = result(
      seat(2),
      standing(0, 'DEG', 5, -5, 2),
      standing(0, 'C', 3, -3, 2),
      standing(0, '', 0, 8, 1),
    );
    expect([0, 1, 2].map((to) => effectOf(three, NONE, seat(0), seat(to)))).toEqual([-5, 0, 5]);
  });

  test('[U24] where nobody went out, a left rack pays nobody', () => {
    const passed = result(null, standing(10, 'Q', 10, 0, 2), standing(10, 'E', 1, 9, 1));
    expect(effectOf(passed, NONE, seat(0), seat(1))).toBe(0);
  });

  test('[U24] the rows of the table add up to the totals', () => {
    for (const [index, { before, total }] of WON.standings.entries()) {
      const changes = WON.standings.map((_, holder) => effectOf(WON, NONE, seat(holder), seat(index)));
      expect(changes.reduce((sum, points) => sum + points, before)).toBe(total);
    }
  });

  test('[U24, K2] overtime is taken off once: the rows come to the totals that the room has', () => {
    const clock = { left: [30_000, -70_000].map(millis), credit: [0, 0].map(millis), since: START };
    const setup = { racks: ['FINED', 'XA'], bag: '', scores: [400, 380] };
    const state = position({ ...setup, ruleset: { ...PRESETS.classic, clock: BLITZ } });
    const table = new Table({ ...state, clock }, { words: ['FINED'] });
    table.wait(60_000);
    table.place(0, '8D FINED');
    table.accept(1, 0);
    const { seats, result: late } = viewGame(table.state, null);
    if (late === null) throw new Error('the game goes on');
    expect(winnerLine(late, NAMES)).toBe('Ida wins, 425 to 351');
    expect(seats.map(({ score }) => score)).toEqual([400 + 26 + 9 - 10, 380 - 9 - 20]);
    for (const [index, { before, timePoints }] of late.standings.entries()) {
      const changes = late.standings.map((_, holder) => effectOf(late, NONE, seat(holder), seat(index)));
      const sum = changes.reduce((all, points) => all + points, before + timePoints);
      expect(sum).toBe(seats[index]?.score);
    }
  });

  test('[U24] numbers have a true minus', () => {
    expect([signed(-6), signed(0), change(6), change(-6), change(0)]).toEqual(['−6', '0', '+ 6', '− 6', '0']);
  });

  test('[U24, E7] an ending that decides by itself counts no racks, and says so', () => {
    const decided = (reason: GameResult['reason']): GameResult => ({
      reason,
      out: null,
      standings: [standing(100, 'Q', 0, 100, 2), standing(20, 'E', 0, 20, 1)],
    });
    const gone = { kind: 'gone', cause: 'resigned', seat: seat(0), score: 0, total: 100 } as const;
    expect(winnerLine(decided('resignation'), NAMES)).toBe('Marek wins, whatever the points');
    expect(overLead(decided('resignation'), [gone], NAMES, BY)).toBe(
      'Ida resigned, so the racks do not count.',
    );
    expect(overLead(decided('challenge'), [], NAMES, BY)).toMatch(/^Marek was right in the challenge/);
    expect(overLead(WON, [{ ...gone, seat: seat(2) }], NAMES, BY)).toBe('Ida went out. Noor had resigned.');
  });

  test('[U24] points that a challenge moved are no turn', () => {
    const award = { kind: 'award', to: 'challenger', seat: seat(0), score: -5, total: 0 } as const;
    const passed = { kind: 'pass', by: 'seat', turn: 1, seat: seat(1), score: 0, total: 0 } as const;
    const none = result(null, ...WON.standings);
    expect(overLead(none, [passed, award, passed], NAMES, BY)).toBe('The last 2 turns scored nothing.');
  });

  test('[U24, E4] who gains twice the other rack takes nothing from it', () => {
    const double = result(seat(0), standing(50, '', 0, 70, 1), standing(60, 'Q', 0, 60, 2));
    expect([0, 1].map((to) => effectOf(double, NONE, seat(1), seat(to)))).toEqual([20, 0]);
    const nothing = result(seat(0), standing(50, '', 0, 50, 1), standing(40, 'Q', 10, 30, 2));
    expect([0, 1].map((to) => effectOf(nothing, NONE, seat(1), seat(to)))).toEqual([0, -10]);
  });

  test('[U24, U34, R4] the rack of who has left pays nobody, and its place says so', () => {
    const left = [null, null, 'resigned'] as const;
    const three = result(
      seat(0),
      standing(50, '', 0, 53, 1),
      standing(40, 'C', 3, 37, 2),
      standing(60, 'Q', 10, 50, 3),
    );
    expect([1, 2].map((holder) => effectOf(three, left, seat(holder), seat(0)))).toEqual([3, 0]);
    expect(effectOf(three, left, seat(2), seat(2))).toBe(-10);
    expect(placeText(three, seat(2), 'resigned')).toBe('3rd, left');
  });

  test('[U56] without a result nobody wins and nobody has a place', () => {
    const over = (reason: GameResult['reason']): GameResult => ({
      reason,
      out: null,
      standings: [100, 20].map((points) => ({ ...standing(points, 'Q', 0, points, 1), place: null })),
    });
    expect(winnerLine(over('abort'), NAMES)).toBe('No result');
    const told = (reason: GameResult['reason'], by = BY): string => overLead(over(reason), [], NAMES, by);
    expect(told('abort')).toBe('The game was called off before everybody had had a turn.');
    expect(told('abort', { ...BY, agreed: true })).toBe('Everybody agreed to call the game off.');
    expect(told('absence', { ...BY, toMove: seat(1) })).toBe(
      'Marek was gone, so the game was ended without a result.',
    );
    expect(told('abandoned')).toBe('Nobody played for 30 days, so the game ended without a result.');
  });

  test('[U56] a win that was claimed names who was gone, and so does a removal', () => {
    const decided = (reason: GameResult['reason']): GameResult => ({
      reason,
      out: null,
      standings: [standing(100, 'Q', 0, 100, 2), standing(20, 'E', 0, 20, 1)],
    });
    const gone = (cause: 'claimed' | 'removed' | 'resigned', at: number) =>
      ({ kind: 'gone', cause, seat: seat(at), score: 0, total: 100 }) as const;
    expect(winnerLine(decided('claim'), NAMES)).toBe('Marek wins, whatever the points');
    expect(overLead(decided('claim'), [gone('claimed', 0)], NAMES, BY)).toBe(
      'Ida was gone, so the game is won by claim and the racks do not count.',
    );
    expect(overLead(decided('removal'), [gone('resigned', 2), gone('removed', 0)], NAMES, BY)).toBe(
      'Ida was gone and was taken out of the game, so the racks do not count. Noor had resigned.',
    );
    expect(overLead(WON, [gone('removed', 2)], NAMES, BY)).toBe('Ida went out. Noor had been taken out.');
  });
});
