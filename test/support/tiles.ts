import { square } from '../../engine/base/units.ts';
import { BLANK, type Letter, type Tile } from '../../engine/equipment/tile-set.ts';
import { type Board, emptyBoard, type Placement } from '../../engine/play/board.ts';

const SIZE = 15;
const A = 'A'.charCodeAt(0);

/** Tiles from their faces, one character each; `?` is a blank. */
export const tilesOf = (faces: string): Tile[] => [...faces].map((face) => face as Tile);

export const letter = (face: string): Letter => face as Letter;

/** A word tile by tile from text, one character a tile. */
export const wordOf = (text: string): Letter[] => [...text].map(letter);

/** Index of a square from its name, column first: H8. */
export function at(name: string): ReturnType<typeof square> {
  const row = Number(name.slice(1)) - 1;
  return square(row * SIZE + name.charCodeAt(0) - A);
}

/**
 * The new tiles of a play such as `8A CON(FINED)`: row first reads across, column first down. Lower case is a
 * blank, `[CH]` one tile, and what stands in parentheses lies there already.
 */
export function lay(play: string): Placement[] {
  const [start = '', word = ''] = play.split(' ');
  const down = /^[A-Z]/.test(start);
  const row = Number(start.replace(/[A-Z]/, '')) - 1;
  const column = start.replace(/\d+/, '').charCodeAt(0) - A;
  const first = row * SIZE + column;
  const step = down ? SIZE : 1;
  const tiles: Placement[] = [];
  let index = 0;
  let through = false;
  for (const token of word.match(/\[[^\]]+\]|./gu) ?? []) {
    if (token === '(' || token === ')') {
      through = token === '(';
      continue;
    }
    if (!through) tiles.push({ square: square(first + index * step), ...face(token) });
    index++;
  }
  return tiles;
}

/** The board after these plays, laid one after the other. */
export function boardWith(plays: readonly string[], board: Board = emptyBoard(SIZE * SIZE)): Board {
  const next = [...board];
  for (const { square, letter, blank } of plays.flatMap(lay)) next[square] = { letter, blank };
  return next;
}

/** The board of a position string; trusts it. */
export function boardOf(position: string): Board {
  return position
    .split('/')
    .flatMap((row) =>
      (row.match(/\[[^\]]+\]|./gu) ?? []).map((token) => (token === '.' ? null : face(token))),
    );
}

/** The physical tiles that lie on a board. */
export const tilesOn = (board: Board): Tile[] =>
  board.flatMap((tile) => (tile === null ? [] : [tile.blank ? BLANK : tile.letter]));

function face(token: string): { letter: Letter; blank: boolean } {
  const text = token.replace(/[[\]]/g, '');
  return { letter: letter(text.toUpperCase()), blank: text !== text.toUpperCase() };
}
