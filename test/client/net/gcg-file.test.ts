import { expect, test } from 'vitest';
import { gcgFileOf, gcgFileSeen } from '../../../client/net/gcg-file.ts';
import { millis, type Seat, seat, seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { reduce } from '../../../engine/game/reduce.ts';
import { startGame } from '../../../engine/game/start.ts';
import { viewEvent } from '../../../engine/game/view.ts';
import { headerText } from '../../../engine/notation/gcg/gcg-game.ts';
import { readGcg } from '../../../engine/notation/gcg/read-gcg.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import type { StepView } from '../../../engine/protocol/server-message.ts';
import { openGcg } from '../../support/gcg.ts';
import { judgedBy } from '../../support/lexicon-of.ts';
import { seededDraws } from '../../support/seeded-random.ts';

const ENV = {
  ...judgedBy([]),
  draws: seededDraws(3),
  now: millis(0),
  lag: millis(0),
  here: [true, true],
};
const LEXICON = { id: 'test', title: 'Test', hash: '0'.repeat(16), words: 0 };
const COMMITMENT = 'c0'.repeat(32);

/** A game in which both seats only pass. */
function passedOut(): GameRecord {
  const ruleset = PRESETS.classic;
  let { events, state } = startGame(ruleset, 2, [], ENV);
  while (state.phase !== 'over') {
    const step = reduce(state, { type: 'pass', seat: state.toMove }, ENV);
    if (!step.ok) throw new Error(step.error.code);
    events = [...events, ...step.value.events];
    state = step.value.state;
  }
  return {
    room: 'abc-def-ghj',
    game: 2,
    ruleset,
    lexicon: LEXICON,
    names: ['Ida', 'Marek'],
    commitment: COMMITMENT,
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

/** A game in which whoever begins has exchanged two tiles, and the other has passed, as one viewer was told it. */
function begun(viewer: Seat | null) {
  const { events, state } = startGame(PRESETS.classic, 2, [], ENV);
  const first = state.toMove;
  const tiles = (state.seats[first]?.rack ?? []).slice(0, 2);
  const all = [...events];
  let now = state;
  for (const action of [
    { type: 'exchange', seat: first, tiles },
    { type: 'pass', seat: seat(1 - first) },
  ] as const) {
    const step = reduce(now, action, ENV);
    if (!step.ok) throw new Error(step.error.code);
    all.push(...step.value.events);
    now = step.value.state;
  }
  const steps: StepView[] = [
    { seq: seq(1), at: millis(0), events: [{ type: 'gameOpened', game: 1, commitment: COMMITMENT }] },
    { seq: seq(2), at: millis(0), events: all.map((event) => viewEvent(event, viewer)) },
  ];
  const file = gcgFileSeen(
    {
      id: 'abc-def-ghj',
      name: 'Friday',
      preset: 'classic',
      ruleset: PRESETS.classic,
      lexicon: LEXICON,
      phase: 'playing',
      game: 1,
      commitment: COMMITMENT,
      seed: null,
      host: seat(0),
      you: viewer,
      starting: false,
      request: null,
      private: false,
      invites: null,
      seats: [],
    },
    ['Ida', 'Marek'],
    steps,
  );
  return { file, first, tiles, racks: now.seats.map(({ rack }) => rack) };
}

test('[N2, U45] a game under way is saved with the own rack and what was exchanged from it', () => {
  const { first } = begun(null);
  const { file, tiles, racks } = begun(first);
  expect(file.name).toBe('crosstile-abc-def-ghj-1.gcg');
  const read = openGcg(file.text);
  expect([headerText(read, 'title'), headerText(read, 'incomplete')]).toEqual(['Friday', '']);
  const [exchange, pass] = read.events;
  expect(exchange?.type === 'exchange' && [...(exchange.tiles ?? [])].sort()).toEqual([...tiles].sort());
  expect(pass?.rack).toEqual([]);
  const [rack] = pass?.after ?? [];
  expect([rack?.name, [...(rack?.text ?? '')].sort()]).toEqual(['rack1', [...(racks[first] ?? [])].sort()]);
});

test('[N2, U45] the other seat’s exchange is a count there, and its rack is not there', () => {
  const { first } = begun(null);
  const { file, racks } = begun(seat(1 - first));
  const [exchange, pass] = openGcg(file.text).events;
  expect(exchange).toMatchObject({ type: 'exchange', rack: [], count: 2, tiles: null });
  expect([...(pass?.rack ?? [])].sort()).toEqual([...(racks[1 - first] ?? [])].sort());
  expect(pass?.after.map(({ name }) => name)).toEqual(['rack2']);
});

test('[N2, U45] who watches saves a game without any rack', () => {
  const { events } = openGcg(begun(null).file.text);
  expect(events.map(({ rack, after }) => [rack, after])).toEqual([
    [[], []],
    [[], []],
  ]);
});
