import { expect, test } from 'vitest';
import { gcgFileOf } from '../../../client/net/gcg-file.ts';
import { millis, seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { reduce } from '../../../engine/game/reduce.ts';
import { startGame } from '../../../engine/game/start.ts';
import { readGcg } from '../../../engine/notation/gcg/read-gcg.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import { lexiconOf } from '../../support/lexicon-of.ts';
import { seededDraws } from '../../support/seeded-random.ts';

/** A game in which both seats only pass. */
function passedOut(): GameRecord {
  const env = {
    lexicon: lexiconOf([]),
    draws: seededDraws(3),
    now: millis(0),
    lag: millis(0),
    here: [true, true],
  };
  const ruleset = PRESETS.classic;
  let { events, state } = startGame(ruleset, 2, [], env);
  while (state.phase !== 'over') {
    const step = reduce(state, { type: 'pass', seat: state.toMove }, env);
    if (!step.ok) throw new Error(step.error.code);
    events = [...events, ...step.value.events];
    state = step.value.state;
  }
  return {
    room: 'abc-def-ghj',
    game: 2,
    ruleset,
    lexicon: { id: 'test', title: 'Test', hash: '0'.repeat(16), words: 0 },
    names: ['Ida', 'Marek'],
    commitment: 'c0'.repeat(32),
    seed: '00'.repeat(32),
    nonces: ['', ''],
    steps: [{ seq: seq(1), at: millis(0), events }],
  };
}

test('[N2, U44] a finished game is saved under the name of its room and number, as a file that can be read', () => {
  const { name, text } = gcgFileOf(passedOut());
  expect(name).toBe('crosstile-abc-def-ghj-2.gcg');
  const read = readGcg(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.players.map((player) => player.name).sort()).toEqual(['Ida', 'Marek']);
  expect(read.value.events.filter(({ type }) => type === 'pass')).toHaveLength(4);
});
