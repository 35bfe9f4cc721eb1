import { describe, expect, test } from 'vitest';
import { millis, seat, square } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { GameEvent, GameResult } from '../../../engine/game/events.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import { viewEvent, viewGame } from '../../../engine/game/view.ts';
import type { GameEventView, Viewer } from '../../../engine/game/view-types.ts';
import { START, Table } from '../../support/table.ts';
import { at, letter, tilesOf, wordOf } from '../../support/tiles.ts';

const EMPTY_ROW = '.'.repeat(15);
const rowsWith = (row: string) => [...Array(7).fill(EMPTY_ROW), row, ...Array(7).fill(EMPTY_ROW)].join('/');

const OWNER = seat(0);
const OTHER = seat(1);
const VIEWERS: readonly Viewer[] = [OWNER, OTHER, null];

describe('a state', () => {
  const setUp = () => {
    const setup = { racks: ['FINED?X', 'CATTT'], scores: [5, 7], owed: [0, 2], turn: 4, scoreless: 1 };
    const table = new Table(setup, { words: ['FINED'] });
    table.exchange(0, 'X');
    return new Table({ ...table.state, toMove: seat(0) }, { words: ['FINED'] });
  };

  test('[B4] every field, for a seat, another seat and a watcher', () => {
    const { state } = setUp();
    const shared = {
      phase: 'playing',
      board: rowsWith(EMPTY_ROW),
      toMove: 0,
      turn: 6,
      seats: [
        { score: 5, tiles: 7, owed: 0, left: null },
        { score: 7, tiles: 5, owed: 1, left: null },
      ],
      inBag: 88,
      latestPlay: null,
      wait: null,
      clock: null,
      result: null,
    };
    expect(viewGame(state, OWNER)).toStrictEqual({ ...shared, rack: state.seats[0]?.rack });
    expect(viewGame(state, OTHER)).toStrictEqual({ ...shared, rack: tilesOf('CATTT') });
    expect(viewGame(state, null)).toStrictEqual({ ...shared, rack: [] });
  });

  test('[C6] a play that can be challenged: its tiles and words, not its validity, nor what was drawn', () => {
    const table = new Table({ racks: ['XQ?E', 'CAT'] }, { words: [] });
    table.place(0, '8G XQa');
    const latestPlay = {
      turn: 0,
      seat: 0,
      tiles: [
        { square: at('G8'), letter: 'X', blank: false },
        { square: at('H8'), letter: 'Q', blank: false },
        { square: at('I8'), letter: 'A', blank: true },
      ],
      words: [wordOf('XQA')],
      score: 36,
      open: true,
    };
    for (const viewer of VIEWERS) {
      const view = viewGame(table.state, viewer);
      expect(view.latestPlay).toStrictEqual(latestPlay);
      expect(view.board).toBe(rowsWith('......XQa......'));
    }
    table.challenge(1, 0);
    expect(viewGame(table.state, null).latestPlay).toStrictEqual({ ...latestPlay, open: false });
    expect(viewGame(table.state, null).board).toBe(rowsWith(EMPTY_ROW));
  });

  test('[C6] until it is challenged, a good play and a phony look the same to three seats and a watcher', () => {
    const played = (words: readonly string[]) => {
      const table = new Table({ racks: ['XQ?EAAA', 'CAT', 'DOG'] }, { words });
      table.place(0, '8G XQa');
      return table;
    };
    const [good, phony] = [played(['XQA']), played([])];
    for (const viewer of [...VIEWERS, seat(2)]) {
      const seen = ({ state, events }: Table) => [
        viewGame(state, viewer),
        events.map((e) => viewEvent(e, viewer)),
      ];
      expect(seen(phony)).toStrictEqual(seen(good));
    }
    phony.challenge(1, 0);
    for (const viewer of [OTHER, seat(2), null]) {
      expect(phony.events.map((event) => viewEvent(event, viewer))).toMatchObject([
        { type: 'played', drawnCount: 3, drawn: null },
        { type: 'challenged', seat: 1, upheld: true },
      ]);
    }
  });

  test('[B3, B4] before anything is drawn all tiles are in the bag, and nobody holds one', () => {
    const state = evolve(null, { type: 'started', ruleset: PRESETS.classic, seats: 3 });
    const seats = Array(3).fill({ score: 0, tiles: 0, owed: 0, left: null });
    for (const viewer of VIEWERS)
      expect(viewGame(state, viewer)).toMatchObject({ inBag: 100, rack: [], seats });
  });

  test('[C3] a play is closed in view when a turn followed, and from the start where words are checked', () => {
    const classic = new Table({ racks: ['XQZ', 'CAT'] });
    classic.place(0, '8G XQ');
    classic.pass(1);
    expect(viewGame(classic.state, null).latestPlay?.open).toBe(false);
    const casual = new Table({ ruleset: PRESETS.casual, racks: ['ATZ', 'CAT'] }, { words: ['AT'] });
    casual.place(0, '8H AT');
    expect(viewGame(casual.state, null).latestPlay?.open).toBe(false);
  });

  test('[C4] who is waited for and until when is public', () => {
    const table = new Table({ racks: ['AT', 'C', 'D'], bag: '' }, { words: ['AT'] });
    table.here[2] = false;
    table.place(0, '8H AT');
    for (const viewer of [...VIEWERS, seat(2)]) {
      expect(viewGame(table.state, viewer)).toMatchObject({ phase: 'lastPlay', result: null });
      expect(viewGame(table.state, viewer).wait).toStrictEqual({
        turn: 0,
        answers: [
          { seat: 1, left: 30_000, since: START },
          { seat: 2, left: 30_000, since: null },
        ],
        until: START + 86_400_000,
      });
    }
  });

  test('[E4] when the game is over all see all racks, in the result', () => {
    const table = new Table({ racks: ['QZ', 'XJ'], scores: [40, 30], scoreless: 3 });
    table.pass(0);
    for (const viewer of VIEWERS) {
      expect(viewGame(table.state, viewer)).toMatchObject({
        phase: 'over',
        seats: [{ score: 20 }, { score: 14 }],
        result: {
          reason: 'scoreless',
          out: null,
          standings: [
            { before: 40, rack: ['Q', 'Z'], rackPoints: -20, outPoints: 0, total: 20, place: 1 },
            { before: 30, rack: ['X', 'J'], rackPoints: -16, outPoints: 0, total: 14, place: 2 },
          ],
        },
      });
    }
    expect(viewGame(table.state, null).rack).toEqual([]);
  });
});

const PLAYED: Extract<GameEvent, { type: 'played' }> = {
  type: 'played',
  seat: OWNER,
  turn: 3,
  tiles: [{ square: at('H8'), letter: letter('A'), blank: true }],
  words: [{ letters: wordOf('AT'), squares: [at('H8'), at('I8')], score: 1 }],
  bingo: 0,
  score: 1,
  drawn: tilesOf('Q'),
  drawCounter: 44,
  verdict: 'open',
};
const PLAYED_VIEW = {
  type: 'played',
  seat: 0,
  turn: 3,
  tiles: PLAYED.tiles,
  words: PLAYED.words,
  bingo: 0,
  score: 1,
  drawnCount: 1,
  verdict: 'open',
};
const RESULT: GameResult = {
  reason: 'out',
  out: OWNER,
  standings: [
    { before: 9, rack: [], rackPoints: 0, outPoints: 10, timePoints: 0, total: 19, place: 1 },
    { before: 9, rack: tilesOf('Q'), rackPoints: -10, outPoints: 0, timePoints: 0, total: -1, place: 2 },
  ],
};

/** An event, and what its owner (seat 0), another seat and a watcher see of it; null where all see it whole. */
const EVENTS = {
  started: [{ type: 'started', ruleset: PRESETS.classic, seats: 2 }, null],
  firstDrawn: [
    { type: 'firstDrawn', rounds: [[{ seat: OWNER, tile: letter('A') }]], first: OWNER, drawCounter: 2 },
    Array(3).fill({ type: 'firstDrawn', rounds: [[{ seat: 0, tile: 'A' }]], first: 0 }),
  ],
  dealt: [
    { type: 'dealt', racks: [tilesOf('ABC'), tilesOf('DE')], drawCounter: 16 },
    [['A', 'B', 'C'], ['D', 'E'], null].map((rack) => ({ type: 'dealt', counts: [3, 2], rack })),
  ],
  played: [PLAYED, [['Q'], null, null].map((drawn) => ({ ...PLAYED_VIEW, drawn }))],
  exchanged: [
    {
      type: 'exchanged',
      seat: OWNER,
      turn: 5,
      returned: tilesOf('?Q'),
      drawn: tilesOf('EE'),
      drawCounter: 46,
    },
    [
      { returned: ['?', 'Q'], drawn: ['E', 'E'] },
      { returned: null, drawn: null },
      { returned: null, drawn: null },
    ].map((tiles) => ({ type: 'exchanged', seat: 0, turn: 5, count: 2, drawnCount: 2, ...tiles })),
  ],
  passed: [{ type: 'passed', seat: OWNER, turn: 1, by: 'seat' }, null],
  challenged: [
    {
      type: 'challenged',
      seat: OTHER,
      turn: 3,
      verdicts: [{ word: wordOf('AT'), valid: true }],
      upheld: false,
      penalty: 'losesThisTurn',
      award: { seat: OTHER, points: -5 },
    },
    null,
  ],
  seatGone: [{ type: 'seatGone', seat: OTHER, cause: 'resigned' }, null],
  clock: [
    { type: 'clock', left: [millis(5), millis(-7)], credit: [millis(2000), millis(100)], since: millis(9) },
    Array(3).fill({ type: 'clock', left: [5, -7], since: 9 }),
  ],
  redeemed: [{ type: 'redeemed', seat: OTHER, square: square(112), letter: letter('E') }, null],
  timeGiven: [{ type: 'timeGiven', seat: OTHER, to: OWNER, time: millis(15_000) }, null],
  turnLost: [{ type: 'turnLost', seat: OTHER, turn: 4, cause: 'challenge' }, null],
  lastPlayWaited: [
    {
      type: 'lastPlayWaited',
      turn: 9,
      answers: [{ seat: OTHER, left: millis(30_000), since: null }],
      until: millis(5),
    },
    Array(3).fill({ type: 'lastPlayWaited', turn: 9, seats: [1] }),
  ],
  answerClock: [
    { type: 'answerClock', seat: OTHER, left: millis(20_000), since: null },
    Array(3).fill({ type: 'answerClock', seat: 1 }),
  ],
  accepted: [{ type: 'accepted', seat: OTHER, turn: 9, by: 'deadline' }, null],
  ended: [{ type: 'ended', ...RESULT }, null],
} satisfies {
  [T in GameEvent['type']]: readonly [Extract<GameEvent, { type: T }>, readonly unknown[] | null];
};

test.each<[string, readonly [GameEvent, readonly unknown[] | null]]>(Object.entries(EVENTS))(
  '[B4] %s: what a seat, another seat and a watcher see',
  (_, [event, views]) => {
    const seen: readonly GameEventView[] = VIEWERS.map((viewer) => viewEvent(event, viewer));
    expect(seen).toStrictEqual(views ?? VIEWERS.map(() => event));
  },
);

test('[T2] others see how many tiles were exchanged, never which', () => {
  const table = new Table({ racks: ['QZXJKVW', 'CAT'] });
  const [event] = table.exchange(0, 'QZX');
  if (event === undefined) throw new Error('nothing happened');
  for (const viewer of [OTHER, null]) {
    expect(viewEvent(event, viewer)).toMatchObject({ count: 3, returned: null, drawnCount: 3, drawn: null });
    expect(JSON.stringify(viewEvent(event, viewer))).not.toMatch(/"[A-Z?]"/);
  }
  expect(viewEvent(event, OWNER)).toMatchObject({ returned: ['Q', 'Z', 'X'] });
});

test.each<GameEvent>([
  { type: 'started', ruleset: PRESETS.classic, seats: 2 },
  { type: 'passed', seat: OWNER, turn: 3, by: 'seat' },
  { type: 'challenged', seat: OWNER, turn: 3, verdicts: [], upheld: false, penalty: 'none', award: null },
  { type: 'seatGone', seat: OWNER, cause: 'resigned' },
  { type: 'turnLost', seat: OWNER, turn: 3, cause: 'owed' },
  { type: 'accepted', seat: OWNER, turn: 3, by: 'press' },
  { type: 'ended', reason: 'scoreless', out: null, standings: [] },
])(
  '[B4] what is public of $type goes out, and no field that another version may have stored beside it',
  (event) => {
    const stored = { ...event, bag: tilesOf('SECRET') };
    for (const viewer of VIEWERS) expect(viewEvent(stored, viewer)).toStrictEqual(event);
  },
);
