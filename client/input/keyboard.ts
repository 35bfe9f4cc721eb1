import { cursor, setCursor } from '../state/desk.ts';
import { inPlay } from '../state/in-play.ts';
import { keysEverywhere } from '../state/key-choice.ts';
import { openLine } from '../state/line-open.ts';
import { askToRedeem } from '../state/redeeming.ts';
import { layAtCursor, moveRack, rack, recall } from '../state/table.ts';
import { eraseBack, moveCursor, turnCursor, typePlace, typeText } from '../state/type-keys.ts';
import type { Arrow } from '../state/typing.ts';
import { playDraft } from '../turn-commands.ts';

/** The keys that go from square to square. */
export const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
};

/** Plays by keyboard until the function it returns is called. Keys count while the focus is on the table itself. */
export function bindKeyboard(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeOf(event.target);
    // Who speaks to the device, or hits keys by accident, may want none where nothing is to be typed (WCAG 2.1.4).
    if (event.key.length === 1 && place !== 'board' && place !== 'rack' && !keysEverywhere.peek()) return;
    const isForLine = event.key === '/' && inPlay.peek() && !isElsewhere(event.target);
    if (isForLine) openLine();
    if (isForLine || (place !== null && press(event, place))) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

type Place = 'board' | 'rack' | 'page';

/** Whether keys mean something else there: in a field, or while a dialog is open. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="dialog"]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Where the focus is, or null where keys mean something else. */
function placeOf(target: EventTarget | null): Place | null {
  if (isElsewhere(target)) return null;
  if (target === document.body || target === document.documentElement) return 'page';
  if (!(target instanceof Element)) return null;
  if (target.matches('h1')) return 'page';
  if (target.closest('[data-square], [role="grid"]')) return 'board';
  return target.closest('[data-rack], [data-slot]') ? 'rack' : null;
}

/** Whether the key did something. */
function press(event: KeyboardEvent, place: Place): boolean {
  const direction = ARROWS[event.key];
  if (direction && place === 'page') return moveOnBoard(direction);
  if (direction) return place === 'rack' && event.shiftKey ? shiftTile(event) : moveCursor(direction);
  switch (event.key) {
    case ' ':
      return place !== 'rack' && ((place === 'board' && layAtCursor()) || turnCursor());
    case 'Enter':
      // On the rack it presses the tile that has the focus.
      if (place === 'rack') return false;
      if (place !== 'board' || !(layAtCursor() || redeemAtCursor())) playDraft();
      return true;
    case 'Backspace':
      return eraseBack();
    case 'Escape':
      recall();
      setCursor(null);
      return true;
    default:
      // For letters that the keyboard has no key for.
      if (/^[1-9]$/.test(event.key)) return typePlace(Number(event.key) - 1);
      return typeText(event.key, event.shiftKey);
  }
}

/** The focus goes to the board, so that each square is spoken that the cursor comes to. */
function moveOnBoard(direction: Arrow): boolean {
  const moved = moveCursor(direction);
  if (moved) document.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  return moved;
}

/** Asks whether the blank under the cursor shall be taken; false where none can be. */
function redeemAtCursor(): boolean {
  const here = cursor.peek();
  return here !== null && askToRedeem(here.square);
}

/** The tile that has the focus changes its place on the rack. */
function shiftTile(event: KeyboardEvent): boolean {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-slot]') : null;
  const tile = rack.peek().find(({ slot }) => String(slot) === element?.dataset.slot);
  if (step === 0 || tile === undefined) return false;
  moveRack(tile.slot, tile.position + step);
  // Its element may have been put elsewhere, which takes the focus from it.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-slot="${tile.slot}"]`)?.focus());
  return true;
}
