import type { Square } from '../../engine/base/units.ts';
import { BLANK, isLetter, type Letter } from '../../engine/equipment/tile-set.ts';
import { cursor, edit, hand, locked, setCursor } from './desk.ts';
import { tellDesk } from './desk-news.ts';
import { board, layout, tileSet } from './equipment.ts';
import { game, room } from './room-state.ts';
import { deselect, dropSlotOnSquare, rack, selectedSlot, tapSlot, turnAt } from './table.ts';
import {
  type Arrow,
  arrow,
  backspace,
  freeFrom,
  type Ground,
  joinTyped,
  layNext,
  pickTile,
  startOfSeveral,
  type Typed,
  typeLetter,
} from './typing.ts';

/** What is still to be typed of a tile of several letters that lies there already. */
let spelt: { readonly square: Square; readonly rest: string } | null = null;

/**
 * Types a letter at the cursor, as a blank with `asBlank`; false where `text` is no letter or there is no cursor. A tile
 * of several letters is typed letter by letter, and comes before a blank.
 */
export function typeText(text: string, asBlank: boolean): boolean {
  const letter = text.toUpperCase();
  if (!isLetter(tileSet.peek(), letter)) return false;
  const here = cursor.peek();
  if (here === null) {
    if (game.peek()?.phase === 'playing' && room.peek()?.you !== null) tellDesk({ kind: 'noSquare' });
    return false;
  }
  const { rack: tiles, draft } = hand.peek();
  const isSpelt = !asBlank && spelt !== null && draft.at(-1)?.square === spelt.square;
  if (isSpelt && spelt?.rest.startsWith(letter)) {
    spelt = { ...spelt, rest: spelt.rest.slice(letter.length) };
    return true;
  }
  spelt = null;
  const ground: Ground = { layout: layout.peek(), board: board.peek(), rack: tiles };
  const joined = asBlank ? null : joinTyped(ground, { draft, cursor: here }, letter);
  const several = asBlank ? null : startOfSeveral(tiles, draft, letter);
  if (joined !== null) retype(() => joined, joined.draft.at(-1)?.letter ?? null);
  else if (several !== null) {
    retype((_, typed) => layNext(ground, typed, several.letter, several), several.letter);
    const laid = hand.peek().draft.at(-1);
    if (laid?.slot === several.slot)
      spelt = { square: laid.square, rest: several.letter.slice(letter.length) };
  } else if (pickTile(tiles, draft, letter, asBlank) === null) tellDesk({ kind: 'missing', letter });
  else retype((_, typed) => typeLetter(ground, typed, letter, asBlank), letter);
  return true;
}

/** Lays that rack tile at the cursor, and the cursor goes on; a blank asks for its letter. False without a cursor. */
export function typeSlot(slot: number): boolean {
  const here = cursor.peek();
  const tile = hand.peek().rack[slot];
  if (here === null || tile === undefined) return false;
  if (tile !== BLANK)
    return retype((ground, typed) => layNext(ground, typed, tile, { slot, blank: false }), tile);
  const free = freeFrom({ layout: layout.peek(), board: board.peek() }, hand.peek().draft, here.square, here);
  if (free !== null) dropSlotOnSquare(slot, free, true);
  return true;
}

/** Lays the tile that stands at that place of the rack at the cursor, or lifts it where there is none; false for no tile. */
export function typePlace(position: number): boolean {
  const stands = rack.peek().find((tile) => tile.position === position);
  if (stands === undefined) return false;
  if (typeSlot(stands.slot)) return true;
  tapSlot(stands.slot);
  if (selectedSlot.peek() === stands.slot) tellDesk({ kind: 'lifted', tile: stands.tile });
  return true;
}

/** Takes back the tile at the cursor or before it; false where there is no cursor. */
export function eraseBack(): boolean {
  return retype(backspace, null);
}

/** False where there is no cursor. */
export function turnCursor(): boolean {
  const here = cursor.peek();
  if (here) turnAt(here);
  return here !== null;
}

/** Moves the cursor; the first time it appears on the star. False where there can be none. */
export function moveCursor(key: Arrow): boolean {
  const here = cursor.peek();
  setCursor(
    here === null ? { square: layout.peek().star, direction: 'across' } : arrow(layout.peek(), here, key),
  );
  return cursor.peek() !== null;
}

function retype(change: (ground: Ground, typed: Typed) => Typed | null, letter: Letter | null): boolean {
  const here = cursor.peek();
  if (here === null) return false;
  if (locked.peek()) return true;
  const { rack: tiles, draft } = hand.peek();
  const next = change({ layout: layout.peek(), board: board.peek(), rack: tiles }, { draft, cursor: here });
  if (next) {
    deselect();
    edit((now) => ({ ...now, draft: next.draft }));
    setCursor(next.cursor);
    const laid = next.draft.at(-1);
    if (letter !== null && laid) tellDesk({ kind: 'laid', letter, square: laid.square });
  }
  return true;
}
