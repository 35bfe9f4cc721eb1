import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARD_LAYOUTS } from '../../../../engine/equipment/board-layouts.ts';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import { gcgEquipment } from '../../../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgEvent, GcgGame } from '../../../../engine/notation/gcg/gcg-game.ts';
import { replayGcg } from '../../../../engine/notation/gcg/replay-gcg.ts';
import { writeGcg } from '../../../../engine/notation/gcg/write-gcg.ts';
import { formatBoard } from '../../../../engine/notation/position.ts';
import { latin1, openGcg, utf8 } from '../../../support/gcg.ts';

const TILES = [TILE_SETS.english, TILE_SETS.spanish];

/** Every file, its number of players and their totals. */
const FILES = [
  ['one-player.gcg', 1, [94]],
  ['spanish.gcg', 2, [25, 22]],
  ['three-players.gcg', 3, [171, 169, 61]],
  ['four-players.gcg', 4, [83, 130, 120, 108]],
] as const;

const textOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/gcg', file), 'utf8');

const ENCODINGS = [
  ['ISO-8859-1', latin1],
  ['UTF-8', utf8],
] as const;

function equipmentOf(game: GcgGame) {
  const equipment = gcgEquipment(game, TILES);
  if (!equipment.ok) throw new Error(equipment.error.letters.join());
  return equipment.value;
}

const replayed = (game: GcgGame) => replayGcg(game, equipmentOf(game));
const written = (game: GcgGame): string => writeGcg(game, equipmentOf(game).tileSet);

/** Pragmata with what they follow: the number of events before each. */
const pragmas = ({ header, events }: GcgGame) => [
  ...header.map((pragma) => [0, pragma]),
  ...events.flatMap(({ after }, index) => after.map((pragma) => [index + 1, pragma])),
];

describe.each(FILES)('%s', (file, players, totals) => {
  const game = openGcg(textOf(file));

  test.each(
    ENCODINGS.flatMap(([name, bytes]) => ['\n', '\r', '\r\n'].map((end) => [name, end, bytes] as const)),
  )('[N2] is the same game in %s with lines ended by %j', (name, end, bytes) => {
    const text = `#character-encoding ${name}\n${textOf(file)}`;
    expect(openGcg(bytes(text.replaceAll('\n', end)))).toEqual(openGcg(text));
  });

  test('[N2] is replayed to its totals, without a difference', () => {
    const replay = replayed(game);
    expect(game.players).toHaveLength(players);
    expect([replay.mismatches, replay.totals, replay.recorded]).toEqual([[], totals, totals]);
  });

  test('[N2] is written, and read back as the same game with every note and pragma', () => {
    const text = written(game);
    const again = openGcg(utf8(text));
    expect(written(again)).toBe(text);
    expect(again.players).toEqual(game.players);
    expect(pragmas(again)).toEqual(pragmas(game));
    const replay = replayed(again);
    expect([replay.mismatches, replay.totals, replay.board]).toEqual([[], totals, replayed(game).board]);
    expect(replay.ending).toEqual(replayed(game).ending);
  });
});

/** In which of the files each kind of event is, so that none is left out. */
const KINDS: Record<GcgEvent['type'], readonly string[]> = {
  play: ['one-player.gcg', 'spanish.gcg', 'three-players.gcg', 'four-players.gcg'],
  withdrawn: ['one-player.gcg', 'spanish.gcg', 'three-players.gcg', 'four-players.gcg'],
  pass: ['one-player.gcg', 'spanish.gcg', 'three-players.gcg', 'four-players.gcg'],
  exchange: ['one-player.gcg', 'spanish.gcg', 'three-players.gcg', 'four-players.gcg'],
  challenge: ['spanish.gcg'],
  time: ['one-player.gcg', 'spanish.gcg'],
  rackGain: ['three-players.gcg', 'four-players.gcg'],
  rackLoss: ['spanish.gcg', 'three-players.gcg', 'four-players.gcg'],
};

test.each(Object.entries(KINDS))('[N2] an event %s is read and written wherever it is', (kind, files) => {
  const having = FILES.map(([file]) => file).filter((file) => {
    const again = openGcg(written(openGcg(textOf(file))));
    return again.events.some(({ type }) => type === kind);
  });
  expect(having).toEqual(files);
});

test('[N2, N3, L1] letters of ISO 8859-1 and tiles of several characters lie on the board as one tile each', () => {
  const game = openGcg(latin1(textOf('spanish.gcg')));
  expect(game.players[0]).toEqual({ nick: 'Íñigo', name: 'Íñigo Muñoz' });
  const phony = replayed(game).steps[5];
  expect(phony?.play?.words.map(({ letters }) => letters)).toEqual([
    ['N', 'O', 'CH', 'O'],
    ['O', 'C'],
    ['CH', 'O', 'LL', 'A'],
  ]);
  expect(formatBoard(BOARD_LAYOUTS.classic, replayed(game).board).split('/').slice(6, 12)).toEqual([
    '.......[CH].......',
    '.....uNIÑOS....',
    '.......C.......',
    '.......O[LL]A.....',
    '.........[RR].....',
    '.........E.....',
  ]);
});
