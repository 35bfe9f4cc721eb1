import { isLetter } from '../../engine/equipment/tile-set.ts';
import { board, cursor, edit, hand, layout, locked, setCursor, tileSet } from './desk.ts';
import { deselect } from './table.ts';
import { type Arrow, arrow, backspace, type Ground, type Typed, turn, typeLetter } from './typing.ts';

/** Types a letter at the cursor, as a blank with `asBlank`; false where `text` is no letter or there is no cursor. */
export function typeText(text: string, asBlank: boolean): boolean {
  const letter = text.toUpperCase();
  if (!isLetter(tileSet.peek(), letter)) return false;
  return retype((ground, typed) => typeLetter(ground, typed, letter, asBlank));
}

/** Takes back the tile at the cursor or before it; false where there is no cursor. */
export function eraseBack(): boolean {
  return retype(backspace);
}

/** False where there is no cursor. */
export function turnCursor(): boolean {
  const here = cursor.peek();
  if (here) setCursor(turn(here));
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

function retype(change: (ground: Ground, typed: Typed) => Typed | null): boolean {
  const here = cursor.peek();
  if (here === null) return false;
  if (locked.peek()) return true;
  const { rack, draft } = hand.peek();
  const next = change({ layout: layout.peek(), board: board.peek(), rack }, { draft, cursor: here });
  if (next) {
    deselect();
    edit((now) => ({ ...now, draft: next.draft }));
    setCursor(next.cursor);
  }
  return true;
}
