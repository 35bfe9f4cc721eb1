import { describe, expect, test } from 'vitest';
import { seat, seq } from '../../../../engine/base/units.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import type { GameEvent } from '../../../../engine/game/events.ts';
import { viewEvent } from '../../../../engine/game/view.ts';
import type { Viewer } from '../../../../engine/game/view-types.ts';
import type { GcgEnding } from '../../../../engine/notation/gcg/gcg-ending.ts';
import { type GameTold, gcgOfGame, gcgOfRecord } from '../../../../engine/notation/gcg/gcg-of-game.ts';
import { writeGcg } from '../../../../engine/notation/gcg/write-gcg.ts';
import { openGcg, replayText } from '../../../support/gcg.ts';
import { START, Table } from '../../../support/table.ts';
import { tilesOf } from '../../../support/tiles.ts';

const NAMES = ['Ann Lee', 'Bo', 'Cy'];
const WORDS = ['FINED', 'CONFINED', 'ZAX'];
const LEXICON = { id: 'english', title: 'English (Crosstile 2026)', hash: '0123456789abcdef', words: 1 };
const HEAD = [
  '#player1 Bo Bo',
  '#player2 Cy Cy',
  '#player3 Ann_Lee Ann Lee',
  '#title Tuesday',
  '#lexicon English (Crosstile 2026)',
  '#tile-distribution english',
  '#board-layout standard15',
];

const RULES = '#note crosstile: rules: 50 points for 7 tiles, racks sumOthers';

/** What happened before the table was set: seat 1 begins. */
function beginning(racks: readonly string[]): readonly GameEvent[] {
  return [
    { type: 'started', ruleset: PRESETS.classic, seats: racks.length },
    { type: 'firstDrawn', rounds: [], first: seat(1), drawCounter: 2 },
    { type: 'dealt', racks: racks.map(tilesOf), drawCounter: 9 },
  ];
}

const told = (events: GameTold['events'], viewer: Viewer): GameTold => ({
  events,
  viewer,
  names: NAMES,
  lexicon: LEXICON,
  title: 'Tuesday',
  commitment: null,
});

const seenBy = (viewer: Viewer, events: readonly GameEvent[]): GameTold =>
  told(
    events.map((event) => viewEvent(event, viewer)),
    viewer,
  );

const textOf = (game: GameTold): string => writeGcg(gcgOfGame(game), TILE_SETS.english);
const linesOf = (game: GameTold): string[] => textOf(game).split('\n').slice(1, -1);

/** Three seats to the end, with a play withdrawn behind a missed turn. */
function wholeGame(): readonly GameEvent[] {
  const racks = ['CNO', 'FINED?X', 'TAB'];
  const table = new Table({ racks, bag: '', toMove: 1 }, { words: WORDS });
  table.place(1, '8D FINED');
  table.challenge(0, 0);
  table.place(2, '9G BA');
  table.challenge(1, 1);
  table.pass(1);
  table.place(2, '9G TA');
  table.challenge(0, table.state.latestPlay?.turn ?? 0);
  table.place(0, '8A CON(FINED)');
  const turn = table.state.latestPlay?.turn ?? 0;
  table.accept(1, turn);
  table.accept(2, turn);
  return [...beginning(racks), ...table.events];
}

const WHOLE = [
  '>Bo: DEFINX? 8D FINED +26 26',
  '#note crosstile: challenge by Ann_Lee: the play stands',
  '>Cy: ABT 9G BA +17 17',
  '>Cy: ABT -- -17 0',
  '#note crosstile: challenge by Bo: not valid: BA, EB, DA',
  '>Ann_Lee: CNO - +0 0',
  '#note crosstile: turn missed: owed for an earlier challenge',
  '>Bo: X? - +0 26',
  '>Cy: ABT 9G TA +9 9',
  '>Cy: ABT -- -9 0',
  '#note crosstile: challenge by Ann_Lee: not valid: TA, ET, DA',
  '>Ann_Lee: CNO 8A CON..... +42 42',
  '>Ann_Lee: (ABTX?) +13 55',
  '>Bo: X? (X?) -8 18',
  '>Cy: ABT (ABT) -5 -5',
  '#note crosstile: game over: out',
];

describe('a finished game', () => {
  const events = wholeGame();

  test('[N2, E6] is whole: racks, challenges, missed turns, and the racks left in their order', () => {
    expect(linesOf(told(events, null))).toEqual([...HEAD, RULES, ...WHOLE]);
  });

  test('[N2] is read back the same, and written again to the same text', () => {
    const text = textOf(told(events, null));
    expect(writeGcg(openGcg(text), TILE_SETS.english)).toBe(text);
    const replay = replayText(text);
    expect(replay.mismatches).toEqual([]);
    expect(replay.totals).toEqual([18, -5, 55]);
    expect(replay.ending).toEqual({ reason: 'out', player: 2, settled: true });
  });

  test('[N2] from its record: named by its commitment, never by its room', () => {
    const steps = events.map((event, index) => ({ seq: seq(index + 1), at: START, events: [event] }));
    const text = writeGcg(
      gcgOfRecord({
        room: 'r00m',
        game: 1,
        ruleset: PRESETS.classic,
        lexicon: LEXICON,
        names: NAMES,
        commitment: 'c0ffee'.padEnd(64, '0'),
        seed: 'f'.repeat(64),
        nonces: [],
        steps,
      }),
      TILE_SETS.english,
    );
    const [, ...head] = HEAD;
    const lines = text.split('\n').slice(2, -1);
    expect(lines).toEqual([...head.toSpliced(2, 1, '#id crosstile c0ffee0000000000'), RULES, ...WHOLE]);
  });

  test('[N2] as a watcher was told it, has of a rack what was played until all were shown', () => {
    const played = [
      ['>Bo: DEFIN 8D FINED +26 26', WHOLE[1]],
      ['>Cy: AB 9G BA +17 17', '>Cy: AB -- -17 0', WHOLE[4], '>Ann_Lee: - +0 0', WHOLE[6], '>Bo: - +0 26'],
      ['>Cy: AT 9G TA +9 9', '>Cy: AT -- -9 0', ...WHOLE.slice(10)],
    ].flat();
    expect(linesOf(seenBy(null, events))).toEqual([...HEAD, RULES, ...played]);
  });
});

describe('what happens before the first turn', () => {
  const racks = ['CNO', 'FINED?X', 'TAB'];

  test.each<[string, (table: Table) => void, readonly string[], GcgEnding]>([
    [
      'called off',
      (table) => table.act({ type: 'stop', reason: 'abort' }),
      ['game over: abort'],
      { reason: 'abort', players: [] },
    ],
    [
      'given up',
      (table) => [1, 2].map(table.resign),
      ['Bo resigned', 'Cy resigned', 'game over: resignation'],
      { reason: 'resignation', players: [0, 1] },
    ],
  ])('[N2, E7] stands before the events, in a game that was %s', (_, end, notes, ending) => {
    const table = new Table({ racks, toMove: 1 });
    end(table);
    const text = textOf(told([...beginning(racks), ...table.events], null));
    const lines = notes.map((line) => `#note crosstile: ${line}`);
    expect(text.split('\n').slice(1, -1)).toEqual([...HEAD, RULES, ...lines]);
    const read = openGcg(text);
    expect([read.events, replayText(text).ending]).toEqual([[], ending]);
    expect(writeGcg(read, TILE_SETS.english)).toBe(text);
  });

  test('[N2, R4] stands there too where the others play on', () => {
    const table = new Table({ racks, toMove: 1 });
    table.resign(1);
    table.place(2, '8G BAT');
    const text = textOf(told([...beginning(racks), ...table.events], null));
    const lines = ['#note crosstile: Bo resigned', '>Cy: ABT 8G BAT +10 10'];
    expect(text.split('\n').slice(1, -1)).toEqual([...HEAD, '#incomplete', RULES, ...lines]);
    expect(writeGcg(openGcg(text), TILE_SETS.english)).toBe(text);
  });
});

describe('a game under way', () => {
  const racks = ['CNO', 'FINED?X', 'TAB'];
  const table = new Table({ racks, bag: 'EEEEEEEE', toMove: 1 });
  table.place(1, '8D FINED');
  table.exchange(2, 'TA');
  table.pass(0);
  const events = [...beginning(racks), ...table.events];

  test.each<[string, Viewer, readonly string[]]>([
    [
      'who played',
      seat(1),
      ['>Bo: DEFINX? 8D FINED +26 26', '>Cy: -2 +0 0', '>Ann_Lee: - +0 0', '#rack1 EEEEEX?'],
    ],
    [
      'who exchanged',
      seat(2),
      ['>Bo: DEFIN 8D FINED +26 26', '>Cy: ABT -AT +0 0', '>Ann_Lee: - +0 0', '#rack2 BEE'],
    ],
    [
      'who passed',
      seat(0),
      ['>Bo: DEFIN 8D FINED +26 26', '>Cy: -2 +0 0', '>Ann_Lee: CNO - +0 0', '#rack3 CNO'],
    ],
    ['a watcher', null, ['>Bo: DEFIN 8D FINED +26 26', '>Cy: -2 +0 0', '>Ann_Lee: - +0 0']],
  ])('[N2, B4] for %s: the own rack only, exchanges of others as counts', (_, viewer, lines) => {
    expect(linesOf(seenBy(viewer, events))).toEqual([...HEAD, '#incomplete', RULES, ...lines]);
  });

  test('[N2] before its first turn', () => {
    expect(linesOf(seenBy(seat(0), beginning(racks)))).toEqual([...HEAD, '#incomplete', RULES, '#rack3 CNO']);
    expect(linesOf(seenBy(null, beginning(racks)))).toEqual([...HEAD, '#incomplete', RULES]);
  });
});
