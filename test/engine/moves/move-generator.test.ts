import { expect, test } from 'vitest';
import { square } from '../../../engine/base/units.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import { BY_SCORE, type Evaluation } from '../../../engine/moves/evaluation.ts';
import type { MoveGenerator } from '../../../engine/moves/move-generator.ts';
import type { Board } from '../../../engine/play/board.ts';
import { physicalTile, takeFromRack } from '../../../engine/play/rack-tiles.ts';
import { bruteForce, type Language, playKey } from '../../support/brute-force.ts';
import {
  DIGRAPHS_OBLONG,
  ENGLISH_SOME,
  generatorOf,
  NORWEGIAN_SOME,
  SIXTY_OBLONG,
} from '../../support/languages.ts';
import { randomPositions, tilesOfKey } from '../../support/random-positions.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const POSITIONS = 60;
const BLANKS = 0.2;

interface Case {
  readonly name: string;
  readonly language: Language;
  readonly rackSize: number;
}
const CASES: readonly Case[] = [
  { name: 'English', language: ENGLISH_SOME, rackSize: 7 },
  { name: 'Norwegian', language: NORWEGIAN_SOME, rackSize: 7 },
  { name: 'an oblong board and digraphs', language: DIGRAPHS_OBLONG, rackSize: 6 },
  { name: 'sixty letters', language: SIXTY_OBLONG, rackSize: 10 },
];

const prepared = CASES.map(({ name, language, rackSize }) => ({
  name,
  language,
  generator: generatorOf(language),
  positions: randomPositions(language, seededRandom(rackSize), POSITIONS, rackSize, BLANKS),
}));

/** The plays that are found, by key. Throws where one is found twice. */
function found(generator: MoveGenerator, board: Board, rack: readonly Tile[]): Map<string, number> {
  const plays = new Map<string, number>();
  const list = generator.allPlays(generator.position(board), rack);
  for (let index = 0; index < list.count; index++) {
    const { tiles, score } = list.play(index);
    const key = playKey(tiles);
    if (plays.has(key)) throw new Error(`found twice: ${key}`);
    plays.set(key, score);
  }
  return plays;
}

const sorted = (plays: ReadonlyMap<string, number>): string[] =>
  [...plays].map(([key, score]) => `${key} = ${score}`).sort();

test.each(prepared)(
  '[V1] $name: the plays and scores are those of brute force, each found once',
  ({ language, generator, positions }) => {
    let plays = 0;
    for (const { board, rack } of positions) {
      const expected = bruteForce(language, board, rack);
      expect(sorted(found(generator, board, rack))).toEqual(sorted(expected));
      plays += expected.size;
    }
    expect(plays).toBeGreaterThan(POSITIONS * 5);
  },
);

test.each(prepared)(
  '[V2] $name: a board turned over its diagonal has the same plays, turned',
  ({ language, generator, positions }) => {
    const { rows, columns } = language.layout;
    const turn = (at: number): number => (at % columns) * rows + Math.floor(at / columns);
    const turned = generatorOf({ ...language, layout: turnedLayout(language) });
    for (const { board, rack } of positions) {
      const turnedBoard = Array.from({ length: rows * columns }, () => null as Board[number]);
      for (const [at, tile] of board.entries()) turnedBoard[turn(at)] = tile;
      const expected = new Map<string, number>();
      for (const [key, score] of found(generator, board, rack)) {
        const tiles = tilesOfKey(key).map((tile) => ({ ...tile, square: square(turn(tile.square)) }));
        expected.set(playKey(tiles), score);
      }
      expect(sorted(found(turned, turnedBoard, rack))).toEqual(sorted(expected));
    }
  },
);

function turnedLayout({ layout }: Language): Language['layout'] {
  const { rows, columns, star, premiums } = layout;
  return {
    id: 'turned',
    rows: columns,
    columns: rows,
    star: square((star % columns) * rows + Math.floor(star / columns)),
    premiums: Array.from(
      { length: rows * columns },
      (_, at) => premiums[(at % rows) * columns + Math.floor(at / rows)] ?? null,
    ),
  };
}

/** Leaves of which no two lots are worth the same, larger or smaller than most scores. */
const leaves = (swing: number): Evaluation => ({
  leave: (kept) =>
    kept.reduce(
      (sum, tile, index) =>
        sum + ((((tile.codePointAt(0) ?? 0) * 37 + index * 11) % 100) / 100 - 0.5) * swing,
      0,
    ),
});
const towardsTheTop: Evaluation = {
  ...leaves(8),
  extra: { of: ({ tiles }) => (tiles[0] === undefined ? 0 : -tiles[0].square / 4), atMost: 0 },
};

test.each(prepared)('[V3] $name: no play is worth more than the best one', ({ generator, positions }) => {
  for (const { board, rack } of positions) {
    const position = generator.position(board);
    for (const evaluation of [BY_SCORE, leaves(6), leaves(60), towardsTheTop]) {
      const list = generator.allPlays(position, rack);
      const worths = Array.from({ length: list.count }, (_, index) =>
        worthOf(evaluation, rack, generator, list.play(index)),
      );
      const best = generator.bestPlay(position, rack, evaluation);
      if (best === null) expect(worths).toEqual([]);
      else {
        expect(found(generator, board, rack).get(playKey(best.tiles))).toBe(best.score);
        expect(worthOf(evaluation, rack, generator, best)).toBeCloseTo(Math.max(...worths), 9);
      }
    }
  }
});

function worthOf(
  evaluation: Evaluation,
  rack: readonly Tile[],
  { graph }: MoveGenerator,
  play: Parameters<NonNullable<Evaluation['extra']>['of']>[0],
): number {
  const kept = takeFromRack(rack, play.tiles.map(physicalTile));
  if (!kept.ok) throw new Error(kept.error.code);
  const order = [...graph.alphabet, '?'];
  const inOrder = kept.value.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return play.score + evaluation.leave(inOrder) + (evaluation.extra?.of(play, inOrder) ?? 0);
}

test.each(prepared)('[V4] $name: there is a play exactly where one is found', ({ generator, positions }) => {
  const answers = new Set<boolean>();
  for (const { board, rack } of positions) {
    for (const tiles of [rack, rack.slice(0, 1), []]) {
      const has = generator.hasPlay(generator.position(board), tiles);
      expect(has).toBe(found(generator, board, tiles).size > 0);
      answers.add(has);
    }
  }
  expect(answers).toEqual(new Set([true, false]));
});
