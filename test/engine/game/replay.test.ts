import { expect, test } from 'vitest';
import { millis, seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import { replay } from '../../../engine/game/replay.ts';
import { startGame } from '../../../engine/game/start.ts';
import { judgedBy } from '../../support/lexicon-of.ts';
import { scriptedDraws } from '../../support/scripted-draws.ts';
import { START, Table } from '../../support/table.ts';

test('[W6] a game is replayed from its events, verdicts and all, with no lexicon, clock or draw', () => {
  const draws = scriptedDraws('AB', 'FINEDXQCONAAAA');
  const env = { ...judgedBy(['FINED']), draws, now: START, lag: millis(0), here: [true, true] };
  const start = startGame(PRESETS.classic, 2, [], env);
  const table = new Table(start.state, { words: ['FINED'] });
  table.place(0, '8D FINED');
  table.challenge(1, 0);
  table.place(0, '7D XQ');
  table.challenge(1, 2);
  table.exchange(1, 'AA');
  const events = [...start.events, ...table.events];
  expect(table.types()).toEqual(['played', 'challenged', 'turnLost', 'played', 'challenged', 'exchanged']);
  expect(replay(events)).toStrictEqual(table.state);
  expect(replay(JSON.parse(JSON.stringify(events)))).toStrictEqual(table.state);
});

test('[A2, C2] a game taken up half-way from a longer log loses the score of its own latest play', () => {
  const words = ['FINED', 'CONFINED'];
  const draws = scriptedDraws('AB', 'FINEDXQCONAAAA');
  const env = { ...judgedBy(words), draws, now: START, lag: millis(0), here: [true, true] };
  const start = startGame(PRESETS.classic, 2, [], env);
  const table = new Table(start.state, { words });
  table.place(0, '8D FINED');
  table.place(1, '8A CON(FINED)');
  table.place(0, '9G XQ');
  const soFar = [...start.events, ...table.events];
  table.pass(1);
  table.pass(0);
  expect(table.scores()).toEqual([26 + 55, 42]);
  const resumed = new Table(replay(JSON.parse(JSON.stringify(soFar))), { words });
  expect(resumed.challenge(1, 2)).toMatchObject([{ type: 'challenged', turn: 2, upheld: true }]);
  expect(resumed.scores()).toEqual([26, 42]);
});

test('[A2] events and states are never changed once made', () => {
  const freeze = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
    return Object.freeze(value);
  };
  const table = new Table(freeze(new Table({ racks: ['FINED', 'XA', 'Q'], bag: 'A' }).state), {
    words: ['FINED'],
  });
  const frozen = () => {
    table.state = freeze(table.state);
    for (const event of table.events) freeze(event);
  };
  for (const step of [
    () => table.pass(0),
    () => table.exchange(1, 'X'),
    () => table.pass(2),
    () => table.place(0, '8D FINED'),
    () => table.challenge(2, 3),
    () => table.pass(1),
  ]) {
    step();
    frozen();
  }
  expect(table.types()).toContain('turnLost');
});

test('[A2] a game begins with its start', () => {
  expect(() => replay([])).toThrow();
  expect(() => evolve(null, { type: 'passed', seat: seat(0), turn: 0, by: 'seat' })).toThrow();
});
