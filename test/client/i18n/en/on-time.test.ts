import { expect, test } from 'vitest';
import { announcement } from '../../../../client/i18n/en/announcement.ts';
import { nextThing } from '../../../../client/i18n/en/next-thing.ts';
import { overLead, placeText } from '../../../../client/i18n/en/result.ts';
import { type GoneRow, turnRows } from '../../../../client/state/turns.ts';
import { millis, seat, seq } from '../../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../../engine/equipment/board-layouts.ts';
import type { EndReason, GameResult } from '../../../../engine/game/events.ts';
import { viewGame } from '../../../../engine/game/view.ts';
import { Table } from '../../../support/table.ts';

const NAMES = ['Ida', 'Marek', 'Noor'];
const BY = { toMove: seat(0), agreed: false };

const gone = (at: number, cause: GoneRow['cause']): GoneRow => ({
  kind: 'gone',
  seat: seat(at),
  cause,
  score: 0,
  total: 0,
});

const ended = (reason: EndReason): GameResult => ({
  reason,
  out: null,
  standings: [2, 1].map((place) => ({
    ...{ before: 0, rack: [], rackPoints: 0, outPoints: 0, timePoints: 0, total: 0 },
    place,
  })),
});

test('[U24, K2] a game that a flag ended says who lost on time, and who had left before', () => {
  expect(overLead(ended('overtime'), [gone(0, 'overtime')], NAMES, BY)).toBe(
    'Ida lost on time, so the racks do not count.',
  );
  expect(overLead(ended('overtime'), [gone(2, 'resigned'), gone(0, 'overtime')], NAMES, BY)).toBe(
    'Ida lost on time, so the racks do not count. Noor had resigned.',
  );
  expect(overLead(ended('resignation'), [gone(2, 'overtime'), gone(0, 'resigned')], NAMES, BY)).toBe(
    'Ida resigned, so the racks do not count. Noor had lost on time.',
  );
  expect(placeText(ended('overtime'), seat(0), 'overtime')).toBe('2nd, lost on time');
});

test('[U11, K1] a turn that the clock passed is told from one that its seat did', () => {
  const passed = { type: 'passed', seat: seat(1), turn: 0, by: 'clock' } as const;
  const [row] = turnRows(BOARD_LAYOUTS.classic, [{ seq: seq(1), at: millis(0), events: [passed] }]);
  const people = { names: NAMES, you: seat(0) };
  expect(announcement({ phase: 'playing', toMove: seat(0) }, row, people)).toBe(
    'Marek: Passed by the clock, 0 points. Your turn.',
  );
});

test('[U24] who has lost on time is told so while the others play on', () => {
  const view = viewGame(new Table({ racks: ['A', 'B', 'C'] }).state, seat(2));
  const seats = view.seats.map((each, at) => (at === 2 ? { ...each, left: 'overtime' as const } : each));
  const context = { layout: BOARD_LAYOUTS.classic, names: NAMES, you: seat(2) };
  expect(nextThing({ game: { ...view, seats }, isFirst: false, seconds: null }, context)).toBe(
    'Ida has the turn. You have lost on time.',
  );
});
