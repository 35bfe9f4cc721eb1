import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { claimDelay } from '../../../engine/game/claims.ts';
import type { NoResult } from '../../../engine/game/events.ts';
import { everybodyHadATurn } from '../../../engine/game/seats.ts';
import { passing, Table, timed } from '../../support/table.ts';

const MINUTE = 60_000;

test.each<NoResult>(['abort', 'absence', 'abandoned'])(
  '[E7] %s ends a game without a result: points as they were, racks not counted, nobody placed',
  (reason) => {
    const table = new Table({ racks: ['FINEDXY', 'AB', 'C'], scores: [30, 41, 12], owed: [0, 2, 0] });
    table.act({ type: 'stop', reason });
    expect(table.state.result).toMatchObject({ reason, out: null });
    expect(
      table.state.result?.standings.map(({ total, rackPoints, place }) => [total, rackPoints, place]),
    ).toEqual([
      [30, 0, null],
      [41, 0, null],
      [12, 0, null],
    ]);
    expect([table.state.phase, table.scores(), table.owed()]).toEqual(['over', [30, 41, 12], [0, 0, 0]]);
    expect(table.refusal(passing(0))).toEqual({ code: 'game/over' });
  },
);

test('[E7, K3] every ending has the time that was used up to it, this one too', () => {
  const clock = PRESETS.tournament.clock;
  const table = timed(new Table({ ruleset: { ...PRESETS.casual, clock }, racks: ['A', 'B'] }));
  table.wait(2 * MINUTE);
  table.act({ type: 'stop', reason: 'abort' });
  expect(table.types()).toEqual(['clock', 'ended']);
  expect(table.state.clock?.left).toEqual([23 * MINUTE, 25 * MINUTE]);
});

test('[E7, R3] a claim at two seats gives the win, at three the game goes on without the seat until one is left', () => {
  const two = new Table({ racks: ['A', 'Q'], scores: [100, 3] });
  two.act({ type: 'remove', seat: seat(0), cause: 'claimed' });
  expect(two.state.result).toMatchObject({
    reason: 'claim',
    standings: [{ place: 2 }, { place: 1, total: 3 }],
  });

  const three = new Table({ racks: ['A', 'B', 'C'], bag: 'DEFG' });
  three.act({ type: 'remove', seat: seat(0), cause: 'removed' });
  expect(three.state).toMatchObject({ phase: 'playing', toMove: 1, seats: [{ left: 'removed' }, {}, {}] });
  three.act({ type: 'remove', seat: seat(1), cause: 'removed' });
  expect(three.state.result).toMatchObject({ reason: 'removal', standings: [{}, {}, { place: 1 }] });
});

test('[E7] the last of the others to go says why the game is over', () => {
  const table = new Table({ racks: ['A', 'B', 'C'], bag: 'DEFG' });
  table.act({ type: 'remove', seat: seat(0), cause: 'removed' });
  table.resign(2);
  expect(table.state.result?.reason).toBe('resignation');
});

test('[E7] until when one alone may call a game off: a turn lost counts, and who has left does not', () => {
  const table = new Table({ racks: ['A', 'B', 'C'], bag: 'DEFG' });
  const came = () => everybodyHadATurn(table.state);
  table.pass(0);
  table.pass(1);
  expect(came()).toBe(false);
  table.resign(2);
  expect(came()).toBe(true);

  const lost = new Table({ racks: ['FINEDXY', 'B', 'C'], owed: [0, 1, 0] }, { words: ['FINED'] });
  lost.place(0, '8D FINED');
  expect(everybodyHadATurn(lost.state)).toBe(false);
  lost.pass(2);
  expect(everybodyHadATurn(lost.state)).toBe(true);
});

test('[R3] how long a seat must be gone on its turn, by the clock and the number of seats', () => {
  const { casual, tournament } = PRESETS;
  const all = (rules: typeof casual, seats: number) =>
    (['win', 'remove', 'end'] as const).map((kind) => claimDelay(rules, seats, kind));
  expect(all(tournament, 2)).toEqual([MINUTE, null, null]);
  expect(all(tournament, 3)).toEqual([null, MINUTE, null]);
  expect(all(casual, 2)).toEqual([24 * 60 * MINUTE, null, 5 * MINUTE]);
  expect(all(casual, 4)).toEqual([null, 24 * 60 * MINUTE, 5 * MINUTE]);
});
