import { cursor, setCursor } from '../state/desk.ts';
import { askToRedeem } from '../state/redeeming.ts';
import { layAtCursor, moveRack, rack, recall } from '../state/table.ts';
import { eraseBack, moveCursor, turnCursor, typeText } from '../state/type-keys.ts';
import type { Arrow } from '../state/typing.ts';
import { playDraft } from '../turn-commands.ts';

const ARROWS: Readonly<Record<string, Arrow>> = {
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
    if (place !== null && press(event, place)) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

type Place = 'board' | 'rack' | 'page';

/** Where the focus is, or null where keys mean something else. */
function placeOf(target: EventTarget | null): Place | null {
  if (document.querySelector('dialog[open], [role="dialog"]')) return null;
  if (target === document.body || target === document.documentElement) return 'page';
  if (target instanceof Element && target.matches('h1')) return 'page';
  if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable]'))
    return null;
  if (target.closest('[data-square], [role="grid"]')) return 'board';
  return target.closest('[data-rack], [data-slot]') ? 'rack' : null;
}

/** Whether the key did something. */
function press(event: KeyboardEvent, place: Place): boolean {
  const direction = ARROWS[event.key];
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
      return typeText(event.key, event.shiftKey);
  }
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
