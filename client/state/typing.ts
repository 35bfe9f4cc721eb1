import { type Square, square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { BLANK, type Letter, type Tile } from '../../engine/equipment/tile-set.ts';
import type { Board } from '../../engine/play/board.ts';
import { neighbour, otherDirection, rowOf } from '../../engine/play/geometry.ts';
import { type Cursor, type Draft, type DraftTile, draftAt, put, take } from './draft.ts';

/** What lies under a draft. */
export interface Ground {
  readonly layout: BoardLayout;
  readonly board: Board;
  /** In the order dealt; a slot is an index into it. */
  readonly rack: readonly Tile[];
}

export interface Typed {
  readonly draft: Draft;
  readonly cursor: Cursor;
}

/** The keys that move the cursor. */
export type Arrow = 'left' | 'right' | 'up' | 'down' | 'home' | 'end';

/**
 * Lays `letter` on the first free square from the cursor on: its own tile before a blank, or the blank at once
 * where `asBlank`. Null where the rack has no such tile left or the line no free square.
 */
export function typeLetter(
  ground: Ground,
  { draft, cursor }: Typed,
  letter: Letter,
  asBlank: boolean,
): Typed | null {
  const tile = pickTile(ground.rack, draft, letter, asBlank);
  return tile === null ? null : layNext(ground, { draft, cursor }, letter, tile);
}

/**
 * Puts the rack's tile of several letters in the place of the tile that was typed last, where `letter` makes that one
 * of it: with a tile CH on the rack, H behind C. Null where it does not.
 */
export function joinTyped(ground: Ground, { draft, cursor }: Typed, letter: Letter): Typed | null {
  const last = draft.at(-1);
  if (last === undefined || cursorBehind(ground, draft, last.square, cursor) !== cursor.square) return null;
  const joined = `${last.letter}${letter}`;
  const before = take(draft, last.square);
  const slot = ground.rack.findIndex(
    (tile, index) => tile === joined && !before.some((laid) => laid.slot === index),
  );
  const tile = ground.rack[slot];
  if (tile === undefined || tile === BLANK) return null;
  return { draft: put(before, { square: last.square, letter: tile, slot, blank: false }), cursor };
}

/** Lays that tile on the first free square from the cursor on; null where the line has none. */
export function layNext(
  ground: Ground,
  { draft, cursor }: Typed,
  letter: Letter,
  tile: Pick<DraftTile, 'slot' | 'blank'>,
): Typed | null {
  const at = freeFrom(ground, draft, cursor.square, cursor);
  if (at === null) return null;
  const next = put(draft, { square: at, letter, ...tile });
  return { draft: next, cursor: { ...cursor, square: cursorBehind(ground, next, at, cursor) } };
}

/** Where the cursor goes behind a tile that was laid; it stays on it where the line has no free square. */
export function cursorBehind(
  ground: Pick<Ground, 'layout' | 'board'>,
  draft: Draft,
  at: Square,
  cursor: Cursor,
): Square {
  const beyond = neighbour(ground.layout, at, cursor.direction, 1);
  return (beyond === null ? null : freeFrom(ground, draft, beyond, cursor)) ?? at;
}

/**
 * Takes the draft's tile under the cursor, or else the one before it, over tiles that lie there already; where
 * an empty square comes first, the cursor just goes back to that.
 */
export function backspace({ layout, board }: Ground, { draft, cursor }: Typed): Typed {
  if (draftAt(draft, cursor.square)) return { draft: take(draft, cursor.square), cursor };
  let at = neighbour(layout, cursor.square, cursor.direction, -1);
  while (at !== null && board[at]) at = neighbour(layout, at, cursor.direction, -1);
  if (at === null) return { draft, cursor };
  return { draft: take(draft, at), cursor: { ...cursor, square: at } };
}

/** The cursor reading the other way. */
export const turn = (cursor: Cursor): Cursor => ({
  ...cursor,
  direction: otherDirection(cursor.direction),
});

/** The cursor one square further, or with `home` and `end` at the ends of its row; it stops at the edge. */
export function arrow(layout: BoardLayout, cursor: Cursor, key: Arrow): Cursor {
  if (key === 'home' || key === 'end') {
    const start = rowOf(layout, cursor.square) * layout.columns;
    return { ...cursor, square: square(key === 'home' ? start : start + layout.columns - 1) };
  }
  const direction = key === 'left' || key === 'right' ? 'across' : 'down';
  const next = neighbour(layout, cursor.square, direction, key === 'right' || key === 'down' ? 1 : -1);
  return next === null ? cursor : { ...cursor, square: next };
}

/** The tile that is laid for a typed letter; null where the rack has none left. */
export function pickTile(
  rack: readonly Tile[],
  draft: Draft,
  letter: Letter,
  asBlank: boolean,
): Pick<DraftTile, 'slot' | 'blank'> | null {
  const free = (wanted: Tile): number =>
    rack.findIndex((tile, slot) => tile === wanted && !draft.some((laid) => laid.slot === slot));
  const own = asBlank ? -1 : free(letter);
  if (own >= 0) return { slot: own, blank: false };
  const blank = free(BLANK);
  return blank >= 0 ? { slot: blank, blank: true } : null;
}

/** Where the rack has no tile of its own for `letter`, the tile of several letters that begins with it; else null. */
export function startOfSeveral(
  rack: readonly Tile[],
  draft: Draft,
  letter: Letter,
): Pick<DraftTile, 'slot' | 'blank' | 'letter'> | null {
  const free = rack.flatMap((tile, slot) =>
    tile === BLANK || draft.some((laid) => laid.slot === slot) ? [] : [{ letter: tile, slot, blank: false }],
  );
  if (free.some((tile) => tile.letter === letter)) return null;
  return free.find((tile) => tile.letter.startsWith(letter)) ?? null;
}

/** The first square from `from` on, in the cursor's direction, where no tile lies; null where the line has none. */
export function freeFrom(
  { layout, board }: Pick<Ground, 'layout' | 'board'>,
  draft: Draft,
  from: Square,
  { direction }: Pick<Cursor, 'direction'>,
): Square | null {
  let at: Square | null = from;
  while (at !== null && (board[at] || draftAt(draft, at))) at = neighbour(layout, at, direction, 1);
  return at;
}
