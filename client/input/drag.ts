import { carry } from '../state/carried.ts';
import { cursor, hand, setCursor } from '../state/desk.ts';
import { board } from '../state/equipment.ts';
import { pressAt } from '../state/looked-at.ts';
import { askToRedeem } from '../state/redeeming.ts';
import {
  deselect,
  dropSquareOnRack,
  pressSquare,
  returnLifted,
  selectedSlot,
  tapSlot,
} from '../state/table.ts';
import { typeSlot } from '../state/type-keys.ts';
import { aimOf } from './aim.ts';
import { drop } from './drop.ts';
import { type Grip, gripAt, squareOf } from './grip.ts';
import { feelLanding } from './landing.ts';
import { makeTapReader } from './tap-reader.ts';

/** Pixels that a mouse, and a finger, may stray and still tap: a finger rolls. */
const TAP_SLOP = { mouse: 6, touch: 14 } as const;

const strays = ({ clientX, clientY, pointerType }: PointerEvent, { x, y }: Pick<Press, 'x' | 'y'>): boolean =>
  Math.hypot(clientX - x, clientY - y) > TAP_SLOP[pointerType === 'touch' ? 'touch' : 'mouse'];

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly target: Element;
  /** The tile that may be carried from here; null where there is none. */
  readonly grip: Grip | null;
  carrying: boolean;
}

/** What a tile that the pointer has is meant for. */
function aimed({ clientX: x, clientY: y, pointerType }: PointerEvent): ReturnType<typeof aimOf> {
  const byTouch = pointerType === 'touch';
  // A mouse covers nothing, so it is all the same for it; and what lies there takes long to be found out.
  const isOnRack = byTouch && document.elementFromPoint(x, y)?.closest('[data-rack]') != null;
  return aimOf({ x, y, byTouch }, isOnRack);
}

/** From the browser, that would scroll, or click behind a tap and so press what the tap has brought up there. */
const keep = (event: Event): void => {
  if (event.cancelable) event.preventDefault();
};

/**
 * Plays by pointer, mouse and touch alike, until the function it returns is called: taps on `[data-slot]` and
 * `[data-square]`, and tiles dragged from them to `[data-square]` and `[data-rack]`.
 */
export function bindDrag(root: HTMLElement): () => void {
  let press: Press | null = null;
  const taps = makeTapReader();

  const end = (): void => {
    press?.target.removeEventListener('touchmove', hold);
    press = null;
    carry(null);
  };

  const onDown = (event: PointerEvent): void => {
    if (press || !event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return;
    if (!event.target.closest('[data-slot], [data-square], [data-rack]')) return;
    const { pointerId: pointer, clientX: x, clientY: y, target } = event;
    press = { pointer, x, y, target, grip: gripAt(target), carrying: false };
    // Its own listeners: a view may take the pressed element away, and what happens to it then stays with it.
    target.addEventListener('touchmove', hold, { passive: false });
    target.addEventListener('touchend', keep);
  };

  const onMove = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId || !press.grip) return;
    if (!press.carrying) {
      if (!strays(event, press)) return;
      press.carrying = true;
      // So that it is heard when the tile is let go, wherever that is.
      root.setPointerCapture(event.pointerId);
    }
    carry({ ...press.grip.tile, size: press.grip.size, ...aimed(event) });
  };

  const onUp = (event: PointerEvent): void => {
    if (press?.pointer !== event.pointerId) return;
    const { grip, carrying, target, x, y } = press;
    const before = hand.peek();
    const byTouch = event.pointerType === 'touch';
    const aim = aimed(event);
    end();
    if (carrying && grip) drop(root, grip, aim);
    else if (!strays(event, { x, y })) tap(target, grip, event.timeStamp, byTouch);
    if (byTouch && hand.peek() !== before) feelLanding();
  };

  const onCancel = (event: PointerEvent): void => {
    if (press?.pointer === event.pointerId) end();
  };

  const tap = (target: Element, grip: Grip | null, at: number | null, byTouch: boolean): void => {
    const pressed = squareOf(target);
    if (pressed === null) {
      if (grip?.from.kind !== 'slot') returnLifted();
      // A finger has no keys: with a cursor on the board, a tapped tile goes there.
      else if (!byTouch || selectedSlot.peek() !== null || !typeSlot(grip.from.slot)) tapSlot(grip.from.slot);
      return;
    }
    const double = grip === null || at === null ? undefined : taps.read(pressed, at, cursor.peek());
    if (double === undefined) {
      const lifted = selectedSlot.peek() !== null;
      // A blank that can be taken is asked about; left there, it was pressed all the same.
      if (!lifted) askToRedeem(pressed);
      // A finger that reads a word moves no cursor: the next tapped tile would go there.
      const reads = byTouch && !lifted && board.peek()[pressed] != null;
      pressAt(reads ? pressed : null);
      if (!reads) pressSquare(pressed);
    } else {
      deselect();
      dropSquareOnRack(pressed);
      // What the first of the two taps did to the cursor was not meant.
      setCursor(double.before);
    }
  };

  // A press without a pointer: a keyboard's or a screen reader's.
  const onClick = (event: MouseEvent): void => {
    if (event.detail !== 0 || !(event.target instanceof Element)) return;
    tap(event.target, gripAt(event.target), null, false);
  };

  /** The page stays where it is while a tile may be carried. */
  function hold(event: Event): void {
    if (press?.grip) keep(event);
  }

  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('touchmove', hold, { signal, passive: false });
  globalThis.addEventListener('pointermove', onMove, { signal });
  globalThis.addEventListener('pointerup', onUp, { signal });
  globalThis.addEventListener('pointercancel', onCancel, { signal });
  return () => {
    stop.abort();
    end();
  };
}
