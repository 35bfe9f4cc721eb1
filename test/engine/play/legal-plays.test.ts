import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { square } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { type Board, emptyBoard, type Placement, withTiles } from '../../../engine/play/board.ts';
import { checkPlay } from '../../../engine/play/check-play.ts';
import type { Play } from '../../../engine/play/play.ts';
import { FACE_COUNTS } from '../../support/classic-facts.ts';
import { type Judgement, judgePlay } from '../../support/judge-play.ts';
import { type Random, seededRandom } from '../../support/seeded-random.ts';
import { keyOf, LINES, searchPlays } from '../../support/slow-searcher.ts';
import { letter, tilesOf } from '../../support/tiles.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const WORDS = wordTree(englishWords(7));
const BINGO = { tiles: 7, points: 50 };
const SEEDS = Array.from({ length: 16 }, (_, index) => 500 + index);

const check = (board: Board, tiles: readonly Placement[]) =>
  checkPlay(BOARD_LAYOUTS.classic, TILE_SETS.english, BINGO, board, tiles);

/** What the engine says, as the slow book says it; null where the tiles do not lie as they must. */
function opinion(board: Board, tiles: readonly Placement[]): Judgement | null {
  const checked = check(board, tiles);
  return checked.ok ? summary(checked.value) : null;
}

const summary = ({ direction, words, score }: Play): Judgement => ({
  direction,
  words: words.map((word) => word.letters.join('')),
  score,
});

const isValid = (play: { readonly words: readonly string[] }) =>
  play.words.every((word) => WORDS.words.has(word));

interface Position {
  readonly board: Board;
  readonly rack: readonly Tile[];
}

/** Positions of a game in which one seat after the other lays any play that there is; the engine has no part in it. */
function positions(random: Random, moves: number): Position[] {
  let bag = random.shuffled([...FACE_COUNTS].flatMap(([face, count]) => tilesOf(face.repeat(count))));
  let board: Board = emptyBoard(225);
  const all: Position[] = [];
  for (let move = 0; move < moves; move++) {
    const rack = bag.slice(0, 7);
    all.push({ board, rack });
    const line = random.shuffled(LINES).find((each) => searchPlays(board, rack, WORDS, [each]).length > 0);
    const play = line && random.pick(searchPlays(board, rack, WORDS, [line]));
    for (const tile of play ?? []) bag.splice(bag.indexOf(tile.blank ? '?' : tile.letter), 1);
    if (play) board = withTiles(board, play);
    bag = random.shuffled(bag);
  }
  return all;
}

/** Runs `prove` on positions of games from fixed seeds, and names the seed where it fails. */
function onPositions(moves: number, prove: (position: Position, random: Random) => void): void {
  for (const seed of SEEDS) {
    const random = seededRandom(seed);
    try {
      for (const position of positions(random, moves)) prove(position, random);
    } catch (cause) {
      throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
  }
}

test('[W2, P2] every play that the slow searcher finds is legal, with the same words and the same score', () => {
  let plays = 0;
  onPositions(8, ({ board, rack }) => {
    for (const tiles of searchPlays(board, rack, WORDS)) {
      const own = judgePlay(board, tiles);
      if (own === null || !isValid(own)) throw new Error(`the searcher is wrong: ${keyOf(tiles)}`);
      agree(opinion(board, tiles), own, tiles);
      plays++;
    }
  });
  expect(plays).toBeGreaterThan(10_000);
});

test('[W2, W3] tiles laid at random are legal by the engine exactly when they are by the slow book', () => {
  let legal = 0;
  let refused = 0;
  onPositions(8, ({ board, rack }, random) => {
    for (let attempt = 0; attempt < 150; attempt++) {
      const tiles = random.chance(0.7) ? nearby(board, rack, random) : spread(rack, random);
      const own = judgePlay(board, tiles);
      agree(opinion(board, tiles), own, tiles);
      if (own === null) refused++;
      else legal++;
    }
  });
  expect(Math.min(legal, refused)).toBeGreaterThan(1_500);
});

test('[W2, W6] of all ways to lay up to three tiles in a line, the legal ones are those that were searched', () => {
  const random = seededRandom(900);
  let plays = 0;
  for (const { board, rack } of positions(random, 7)) {
    const tiles = rack.filter((tile) => tile !== '?').slice(0, 3);
    const found = new Set(searchPlays(board, tiles, WORDS).map(keyOf));
    const accepted = new Set<string>();
    for (const laid of allWays(tiles)) {
      const play = opinion(board, laid);
      if (play && isValid(play)) accepted.add(keyOf(laid));
    }
    expect([...accepted].sort()).toEqual([...found].sort());
    plays += found.size;
  }
  expect(plays).toBeGreaterThan(100);
});

test('[W4, P1] the board turned over its diagonal gives the same words and the same score', () => {
  onPositions(6, ({ board, rack }, random) => {
    const turnedBoard = board.map((_, index) => board[turn(index)] ?? null);
    for (let attempt = 0; attempt < 40; attempt++) {
      const tiles = nearby(board, rack, random);
      const play = check(board, tiles);
      const turned = check(
        turnedBoard,
        tiles.map((tile) => ({ ...tile, square: square(turn(tile.square)) })),
      );
      if (!play.ok || !turned.ok) {
        expect(turned.ok).toBe(play.ok);
        continue;
      }
      expect(turned.value.score).toBe(play.value.score);
      expect(wordsOf(turned.value)).toEqual(wordsOf(play.value));
      if (tiles.length > 1) expect(turned.value.direction).not.toBe(play.value.direction);
    }
  });
});

/** An expect for each of so many plays would take most of the time. */
function agree(engine: Judgement | null, own: Judgement | null, tiles: readonly Placement[]): void {
  if (isDeepStrictEqual(engine, own)) return;
  throw new Error(`${keyOf(tiles)}: ${JSON.stringify({ engine, own })}`);
}

const wordsOf = (play: Play): string[] => [...summary(play).words].sort();

/** Row for column; what is off the board stays off it. */
const turn = (index: number): number =>
  index < 0 || index > 224 ? index : (index % 15) * 15 + Math.floor(index / 15);

/** Some tiles of the rack in a line over a square beside a tile, over what lies there, sometimes with a gap. */
function nearby(board: Board, rack: readonly Tile[], random: Random): Placement[] {
  const occupied = board.flatMap((tile, index) => (tile === null ? [] : [index]));
  const from = occupied.length === 0 ? 112 : random.pick(occupied);
  const step = random.pick([1, 15]);
  let at = from + random.pick([-15, -1, 1, 15]) - step * random.below(4);
  const tiles: Placement[] = [];
  for (const tile of random.shuffled(rack).slice(0, 1 + random.below(7))) {
    while (random.chance(0.97) && board[at]) at += step;
    if (random.chance(0.03)) at += step;
    tiles.push(laid(tile, at, random));
    at += step;
  }
  return random.shuffled(tiles);
}

/** Some tiles anywhere, or past the edge. */
const spread = (rack: readonly Tile[], random: Random): Placement[] =>
  rack.slice(0, 1 + random.below(3)).map((tile) => laid(tile, random.below(240) - 5, random));

const laid = (tile: Tile, at: number, random: Random): Placement => ({
  square: square(at),
  letter: tile === '?' ? letter(random.pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])) : tile,
  blank: tile === '?',
});

/** Every way to lay one, two or three of these tiles on squares of one line. */
function* allWays(tiles: readonly Tile[]): Generator<Placement[]> {
  const random = seededRandom(0);
  for (const { first, step } of LINES) {
    const line = Array.from({ length: 15 }, (_, index) => first + index * step);
    for (const squares of subsets(line, 3)) {
      for (const order of orders(tiles, squares.length)) {
        yield order.map((tile, index) => laid(tile, squares[index] ?? -1, random));
      }
    }
  }
}

/** The lists of one to `most` members of `list`, in its order. */
function subsets<T>(list: readonly T[], most: number): T[][] {
  if (most === 0) return [];
  return list.flatMap((each, index) => [
    [each],
    ...subsets(list.slice(index + 1), most - 1).map((rest) => [each, ...rest]),
  ]);
}

/** The lists of `length` different members of `list`, in any order. */
function orders<T>(list: readonly T[], length: number): T[][] {
  if (length === 0) return [[]];
  return list.flatMap((each, index) =>
    orders([...list.slice(0, index), ...list.slice(index + 1)], length - 1).map((rest) => [each, ...rest]),
  );
}
