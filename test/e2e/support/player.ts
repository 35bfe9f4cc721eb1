import { square } from '../../../engine/base/units.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import { BLANK } from '../../../engine/equipment/tile-set.ts';
import type { Board, Placement } from '../../../engine/play/board.ts';
import { englishLexicon } from '../../support/english.ts';
import { type Judgement, judgePlay } from '../../support/judge-play.ts';
import { LINES, searchPlays } from '../../support/slow-searcher.ts';
import { letter, wordOf } from '../../support/tiles.ts';
import { englishWords, type WordTree, wordTree } from '../../support/word-tree.ts';

/** A play, and what a second opinion says of it. */
export interface Judged extends Judgement {
  /** From left to right or top to bottom. */
  readonly tiles: readonly Placement[];
}

/** Of so many plays the score is looked at. */
const LOOKED_AT = 400;
/** Letters of the longest word that is looked for: one more than a rack has. */
const LONGEST = 8;
/** What a blank is called where any letter will do. */
const ANY = 'E';

let known: WordTree | null = null;

const isWord = (word: string): boolean => englishLexicon().has(wordOf(word));

/** A play that the room's list allows, with as many tiles as can be and of good score; null where there is none. */
export function wordPlay(board: Board, rack: readonly Tile[]): Judged | null {
  known ??= wordTree(englishWords(LONGEST).filter(isWord));
  const plays = searchPlays(board, rack, known);
  const most = Math.max(0, ...plays.map((tiles) => tiles.length));
  const longest = plays.filter((tiles) => tiles.length === most).slice(0, LOOKED_AT);
  return longest.flatMap((tiles) => judged(board, tiles)).sort((a, b) => b.score - a.score)[0] ?? null;
}

/**
 * A play of `count` tiles that lies as the rules want it, with a word that the list does not have; null where
 * the rack or the board has none.
 */
export function phonyPlay(board: Board, rack: readonly Tile[], count: number): Judged | null {
  for (const faces of rack.map((_, first) =>
    [...rack.slice(first), ...rack.slice(0, first)].slice(0, count),
  )) {
    for (const squares of freeRuns(board, faces.length)) {
      const tiles = squares.map((at, index) => laid(faces[index] ?? BLANK, at));
      const phony = judged(board, tiles).find(({ words }) => !words.every(isWord));
      if (phony) return phony;
    }
  }
  return null;
}

function judged(board: Board, tiles: readonly Placement[]): Judged[] {
  const judgement = judgePlay(board, tiles);
  return judgement === null ? [] : [{ ...judgement, tiles: [...tiles].sort((a, b) => a.square - b.square) }];
}

function laid(tile: Tile, at: number): Placement {
  const blank = tile === BLANK;
  return { square: square(at), letter: blank ? letter(ANY) : tile, blank };
}

/** Every `count` free squares of a line without a free one between them. */
function freeRuns(board: Board, count: number): number[][] {
  return LINES.flatMap(({ first, step }) => {
    const free = Array.from({ length: 15 }, (_, index) => first + index * step).filter((at) => !board[at]);
    return free.slice(count - 1).map((_, start) => free.slice(start, start + count));
  });
}
