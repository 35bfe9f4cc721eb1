import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TileSet } from '../../../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import { gcgEquipment } from '../../../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgEvent, GcgGame } from '../../../../engine/notation/gcg/gcg-game.ts';
import type { GcgMismatch } from '../../../../engine/notation/gcg/gcg-mismatch.ts';
import { readGcg } from '../../../../engine/notation/gcg/read-gcg.ts';
import { type GcgReplay, replayGcg } from '../../../../engine/notation/gcg/replay-gcg.ts';
import { writeGcg } from '../../../../engine/notation/gcg/write-gcg.ts';

// Recorded games, and what each ends with by another program's count. They lie outside the project: this file is only
// run where CROSSTILE_DATA says where (vitest.config.ts).

interface Indexed {
  readonly file: string;
  readonly turns: number;
  readonly ended: 'out' | 'penalty' | null;
  readonly final: Readonly<Record<string, number>>;
  readonly bingos: number;
  readonly exchanges: number;
  readonly passes: number;
  readonly phonies: number;
  readonly challengeBonus: number;
  readonly timePenalties: number;
  readonly polish: boolean;
  readonly issues: readonly string[];
}

/** The index names no more issues of one file. */
const MOST_ISSUES = 8;

/** Both players' turns under one name, with their own totals. */
const NEVER_ADDS_UP = 'g061.gcg';

const folder = join(process.env.CROSSTILE_DATA ?? '', 'gcg');
const index: readonly Indexed[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const games = index.map((game) => [game.file, game] as const);

interface Opened {
  readonly game: GcgGame;
  readonly replay: GcgReplay;
  readonly tileSet: TileSet;
}

function open(file: string): Opened {
  const game = read(readFileSync(join(folder, file)));
  const equipment = gcgEquipment(game, [TILE_SETS.english, TILE_SETS.polish]);
  if (!equipment.ok) throw new Error(equipment.error.letters.join());
  return { game, replay: replayGcg(game, equipment.value), tileSet: equipment.value.tileSet };
}

/** What an event says, however it is written. */
const meaning = ({ rack, line, total, ...event }: GcgEvent): unknown => ({
  ...event,
  rack: [...rack].sort(),
  ...('tiles' in event ? { tiles: event.tiles && [...event.tiles].sort() } : {}),
  ...('word' in event ? { word: event.word.map((mark) => (mark.through ? '.' : mark)) } : {}),
});

function read(input: string | Uint8Array): GcgGame {
  const game = readGcg(input);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

const asListed = (game: GcgGame, mismatch: GcgMismatch): string =>
  `line ${mismatch.line}: ${whatIsListed(game, mismatch)}`;

function whatIsListed(game: GcgGame, mismatch: GcgMismatch): string {
  switch (mismatch.code) {
    case 'gcg/total':
      return `cumulative ${mismatch.recorded}, expected ${mismatch.computed}`;
    case 'gcg/withdrawal':
      return `withdrawal ${mismatch.recorded}, play scored ${-mismatch.computed}`;
    case 'gcg/not-on-rack': {
      const event = game.events.find(({ line }) => line === mismatch.line);
      const word = event?.type === 'play' ? event.word.map(({ letter }) => letter ?? '.').join('') : '';
      const missing = mismatch.missing.map((tile) => `'${tile}': 1`).join(', ');
      return `${word} needs {${missing}} missing from rack ${event?.rack.join('')}`;
    }
    default:
      return JSON.stringify(mismatch);
  }
}

describe.each(games)('%s', (file, listed) => {
  const { game, replay, tileSet } = open(file);
  const count = (...types: GcgEvent['type'][]) =>
    game.events.filter(({ type }) => types.includes(type)).length;

  test('[N2] has the events that were counted', () => {
    expect({
      turns: count('play', 'exchange', 'pass'),
      exchanges: count('exchange'),
      passes: count('pass'),
      phonies: count('withdrawn'),
      challengeBonus: count('challenge'),
      timePenalties: count('time'),
      bingos: replay.steps.filter(({ play }) => play !== null && play.bingo > 0).length,
    }).toEqual({
      turns: listed.turns,
      exchanges: listed.exchanges,
      passes: listed.passes,
      phonies: listed.phonies,
      challengeBonus: listed.challengeBonus,
      timePenalties: listed.timePenalties,
      bingos: listed.bingos,
    });
  });

  test('[N2] differs from its recomputed scores where it is known to, and nowhere else', () => {
    expect(replay.steps.filter(({ event, play }) => event.type === 'play' && play === null)).toEqual([]);
    const found = replay.mismatches.map((mismatch) => asListed(game, mismatch));
    expect(found.slice(0, MOST_ISSUES)).toEqual(listed.issues);
    const codes = replay.mismatches.map(({ code }) => code);
    if (listed.issues.length < MOST_ISSUES) expect(found).toHaveLength(listed.issues.length);
    // What the index leaves out is of the kind that it names.
    else expect(new Set(codes)).toEqual(new Set(codes.slice(0, MOST_ISSUES)));
  });

  test('[N2, E4] ends with its totals', () => {
    const final = Object.keys(listed.final).map((nick) =>
      game.players.findIndex((player) => player.nick === nick),
    );
    expect(final.map((player) => replay.recorded[player])).toEqual(Object.values(listed.final));
    if (file !== NEVER_ADDS_UP) expect(replay.totals).toEqual(replay.recorded);
    const { ended } = listed;
    const last = game.events.findLast(({ type }) => type === 'rackGain' || type === 'rackLoss')?.type;
    expect(last).toBe(ended === null ? undefined : ended === 'out' ? 'rackGain' : 'rackLoss');
    const { ending } = replay;
    expect(ending !== null && 'settled' in ending && ending.settled).toBe(ended !== null);
  });

  test('[N2] is written, read and written again to the same text, with nothing lost', () => {
    const text = writeGcg(game, tileSet);
    const again = read(new TextEncoder().encode(text));
    expect(again).toEqual(read(text));
    expect(writeGcg(again, tileSet)).toBe(text);
    expect(again.players).toEqual(game.players);
    expect(again.header).toEqual(game.header);
    expect(new Set(again.events.map(meaning))).toEqual(new Set(game.events.map(meaning)));
  });

  test('[N2] has the tiles of its language', () => {
    expect(tileSet).toBe(listed.polish ? TILE_SETS.polish : TILE_SETS.english);
  });
});
