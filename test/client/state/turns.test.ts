import { describe, expect, test } from 'vitest';
import {
  countTurns,
  hasAgreed,
  lastVerdict,
  startingDraw,
  type TurnRow,
  turnRows,
} from '../../../client/state/turns.ts';
import { millis, seat, seq } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { startGame } from '../../../engine/game/start.ts';
import { viewEvent } from '../../../engine/game/view.ts';
import { judgedBy } from '../../support/lexicon-of.ts';
import { seededDraws } from '../../support/seeded-random.ts';
import { redeeming, Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const layout = BOARD_LAYOUTS.classic;
const brief = (rows: readonly TurnRow[]) =>
  rows.map((row) => [
    row.seat,
    row.kind === 'play' ? row.notation + (row.withdrawn ? ' withdrawn' : '') : row.kind,
    row.score,
    row.total,
  ]);

function played(words: readonly string[], deeds: (table: Table) => void) {
  const table = new Table({ racks: ['FINEDXY', 'CONABTT'] }, { words });
  deeds(table);
  return new RoomOf(table, 'turns').step().steps;
}

describe('[U11] the list of turns', () => {
  test('[U11] writes plays as they are read aloud, and adds up', () => {
    const rows = turnRows(
      layout,
      played(['FINED', 'CONFINED'], (table) => {
        table.place(0, '8D FINED');
        table.place(1, '8A CON(FINED)');
        table.pass(0);
        table.exchange(1, 'A');
        table.place(0, 'I8 X');
      }),
    );
    expect(brief(rows).slice(0, 4)).toEqual([
      [0, '8D FINED', 26, 26],
      [1, '8A CON(FINED)', 42, 42],
      [0, 'pass', 0, 26],
      [1, 'exchange', 0, 42],
    ]);
    expect(rows[3]).toMatchObject({ kind: 'exchange', count: 1 });
    expect(rows[4]).toMatchObject({ notation: '8A (CONFINED)X' });
  });

  test('[U11] writes blanks small and a play down with its column first', () => {
    const table = new Table({ racks: ['B?TTING', 'A'] });
    table.place(0, 'H8 BaTT');
    expect(turnRows(layout, new RoomOf(table, 'turns').step().steps)[0]).toMatchObject({
      start: 'H8',
      word: 'BaTT',
      notation: 'H8 BaTT',
    });
  });

  test('[U11] keeps a withdrawn play in sight, without its points', () => {
    const steps = played([], (table) => {
      table.place(0, '8D FINED');
      table.challenge(1, 0);
      table.place(1, '8G ON');
    });
    expect(brief(turnRows(layout, steps))).toEqual([
      [0, '8D FINED withdrawn', 0, 0],
      [1, '8G ON', 4, 4],
    ]);
    expect(lastVerdict(steps)).toMatchObject({ seat: 1, challenged: 0, upheld: true });
  });

  test('[U11] shows the turn that a failed challenge cost', () => {
    const steps = played(['FINED'], (table) => {
      table.place(0, '8D FINED');
      table.challenge(1, 0);
    });
    expect(brief(turnRows(layout, steps))).toEqual([
      [0, '8D FINED', 26, 26],
      [1, 'lost', 0, 0],
    ]);
    expect(lastVerdict(steps)).toMatchObject({ upheld: false, penalty: 'losesThisTurn' });
  });

  test('[U11, C1] shows the points that a failed challenge moved, in their totals too', () => {
    const { challenge } = PRESETS.classic;
    const points = { n: 5, per: 'word', to: 'challenged' } as const;
    const table = new Table(
      {
        racks: ['FINEDXY', 'CONABTT'],
        ruleset: { ...PRESETS.classic, challenge: { ...challenge, rule: 'points', points } },
      },
      { words: ['FINED'] },
    );
    table.place(0, '8D FINED');
    table.challenge(1, 0);
    const rows = turnRows(layout, new RoomOf(table, 'turns').step().steps);
    expect(brief(rows)).toEqual([
      [0, '8D FINED', 26, 26],
      [0, 'award', 5, 31],
    ]);
    expect(countTurns(rows)).toBe(1);
  });

  test('[U11, U34] shows who has left', () => {
    const event = { type: 'seatGone', seat: seat(1), cause: 'resigned' } as const;
    expect(turnRows(layout, [{ seq: seq(1), at: millis(0), events: [event] }])).toEqual([
      { kind: 'gone', cause: 'resigned', seat: 1, score: 0, total: 0 },
    ]);
  });

  test('[U11] shows the draw for the first turn', () => {
    const [now, lag] = [millis(0), millis(0)];
    const env = { ...judgedBy([]), draws: seededDraws(3), now, lag, here: [true, true] };
    const events = startGame(PRESETS.casual, 2, [], env).events.map((event) => viewEvent(event, null));
    const steps = [{ seq: seq(1), at: millis(0), events }];
    expect(startingDraw(steps)?.rounds[0]).toHaveLength(2);
    expect(startingDraw([])).toBeNull();
    expect(lastVerdict(steps)).toBeNull();
  });
});

test('[U53] a blank that was taken has a line, and is no turn', () => {
  const ruleset = { ...PRESETS.classic, blanks: { redeemable: true } };
  const table = new Table({ ruleset, plays: ['8D FInED'], racks: ['NOTABLE', 'CONABCD'] });
  table.act(redeeming(0, 'F8'));
  table.pass(0);
  const rows = turnRows(layout, new RoomOf(table, 'turns').step().steps);
  expect(rows).toMatchObject([
    { kind: 'redeem', seat: 0, square: 'F8', letter: 'N', score: 0, total: 0 },
    { kind: 'pass', seat: 0 },
  ]);
  expect(countTurns(rows)).toBe(1);
});

test('[U56] whether the players agreed to an end is in the steps', () => {
  const closed = (outcome: 'agreed' | 'refused') =>
    [
      {
        seq: seq(1),
        at: millis(0),
        events: [{ type: 'requestClosed', request: 1, outcome, by: seat(1) }],
      },
    ] as const;
  expect([hasAgreed([]), hasAgreed(closed('refused')), hasAgreed(closed('agreed'))]).toEqual([
    false,
    false,
    true,
  ]);
});
