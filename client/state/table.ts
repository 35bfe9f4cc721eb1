import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Square } from '../../engine/base/units.ts';
import { BLANK, type Letter, orderOf, type Tile } from '../../engine/equipment/tile-set.ts';
import { checkPlay } from '../../engine/play/check-play.ts';
import type { Play, PlayError } from '../../engine/play/play.ts';
import { cursor, edit, hand, setCursor } from './desk.ts';
import { tellDesk } from './desk-news.ts';
import { type Cursor, type Draft, draftAt, EMPTY_DRAFT, move, placements, put, swap, take } from './draft.ts';
import { board, layout, tileSet } from './equipment.ts';
import { moveTo, onRack, type RackTile, shuffled, sortedBy } from './hand.ts';
import { latestSquares } from './latest-squares.ts';
import { game, room, steps } from './room-state.ts';
import { cursorBehind, turn } from './typing.ts';
import { countUnseen, type TileCount } from './unseen.ts';

export type Preview =
  | { readonly kind: 'none' }
  | { readonly kind: 'play'; readonly play: Play }
  | { readonly kind: 'error'; readonly error: PlayError };

/** A blank on its way to `square`, which waits for its letter. */
export interface BlankQuestion {
  readonly slot: number;
  readonly square: Square;
  /** What it may be named. */
  readonly letters: readonly Letter[];
  /** Whether typing goes on behind it. */
  readonly isTyped: boolean;
}

const NOTHING: Preview = { kind: 'none' };

/** With the very rack that it was chosen from: dealt anew, a slot is another tile. */
const selected = signal<{ readonly slot: number; readonly rack: readonly Tile[] } | null>(null);
const question = signal<BlankQuestion | null>(null);

export const draft: ReadonlySignal<Draft> = computed(() => hand.value.draft);

/** The tiles that are not laid, in the order shown; a laid tile leaves its position empty. */
export const rack: ReadonlySignal<readonly RackTile[]> = computed(() => onRack(hand.value));

/** The tile that was lifted, from the rack or from where it was laid: the next pressed place gets it. */
export const selectedSlot: ReadonlySignal<number | null> = computed(() =>
  selected.value?.rack === hand.value.rack ? selected.value.slot : null,
);

/** What the draft would be as a play. */
export const preview: ReadonlySignal<Preview> = computed(() => {
  const ruleset = room.value?.ruleset;
  if (ruleset === undefined || draft.value.length === 0) return NOTHING;
  const play = checkPlay(layout.value, tileSet.value, ruleset.bingo, board.value, placements(draft.value));
  return play.ok ? { kind: 'play', play: play.value } : { kind: 'error', error: play.error };
});

export const myTurn: ReadonlySignal<boolean> = computed(() => {
  const you = room.value?.you ?? null;
  return you !== null && game.value?.phase === 'playing' && game.value.toMove === you;
});

/** The main word of the last turn's play; empty where that was none, or was withdrawn. */
export const lastPlaySquares: ReadonlySignal<readonly Square[]> = computed(() => latestSquares(steps.value));

/** What is neither on the board nor one's own, by kind: in the bag or on the others' racks. */
export const unseen: ReadonlySignal<readonly TileCount[]> = computed(() =>
  countUnseen(tileSet.value, board.value, game.value?.rack ?? []),
);

export const blankAsked: ReadonlySignal<BlankQuestion | null> = computed(() => {
  const asked = question.value;
  return asked !== null && isFreeSlot(asked.slot) && !board.value[asked.square] ? asked : null;
});

export function nameBlank(letter: Letter): void {
  const asked = blankAsked.peek();
  question.value = null;
  if (asked === null) return;
  lay({ ...asked, letter, blank: true });
  const here = cursor.peek();
  if (!asked.isTyped || here === null) return;
  const ground = { layout: layout.peek(), board: board.peek() };
  setCursor({ ...here, square: cursorBehind(ground, draft.peek(), asked.square, here) });
}

export function cancelBlank(): void {
  question.value = null;
}

/**
 * Lays the lifted tile on the square. Where none is lifted, an own laid tile is; elsewhere typing goes on there,
 * pressed again the other way.
 */
export function pressSquare(at: Square): void {
  const lifted = selectedSlot.peek();
  const own = draftAt(draft.peek(), at);
  const here = cursor.peek();
  if (lifted !== null && !board.peek()[at]) layLifted(lifted, at);
  else if (own) {
    select(own.slot);
    setCursor({ square: at, direction: here?.direction ?? 'across' });
  } else if (here?.square === at) turnAt(here);
  else setCursor({ square: at, direction: here?.direction ?? 'across' });
}

/** The cursor reads the other way. */
export function turnAt(here: Cursor): void {
  const turned = turn(here);
  setCursor(turned);
  tellDesk({ kind: 'turned', direction: turned.direction });
}

/** Lays the lifted tile where the cursor is; false where there is none to lay, or it lies there already. */
export function layAtCursor(): boolean {
  const lifted = selectedSlot.peek();
  const here = cursor.peek();
  if (lifted === null || here === null || board.peek()[here.square]) return false;
  if (draftAt(draft.peek(), here.square)?.slot === lifted) return false;
  layLifted(lifted, here.square);
  return true;
}

/** Lifts a rack tile; pressed again it is let go. One that was lifted before goes to its place, or back to its own. */
export function tapSlot(slot: number): void {
  const lifted = selectedSlot.peek();
  if (lifted === null) select(slot);
  else if (lifted === slot) deselect();
  else if (isFreeSlot(lifted)) {
    deselect();
    moveRack(lifted, hand.peek().order.indexOf(slot));
  } else returnLifted();
}

/** The lifted tile, if it is one that was laid, is back on the rack. */
export function returnLifted(): void {
  const lifted = draft.peek().find((tile) => tile.slot === selectedSlot.peek());
  deselect();
  if (lifted) dropSquareOnRack(lifted.square);
}

function layLifted(slot: number, at: Square): void {
  const laid = draft.peek().find((tile) => tile.slot === slot);
  deselect();
  if (laid === undefined) dropSlotOnSquare(slot, at);
  else if (laid.square !== at) dropSquareOnSquare(laid.square, at);
}

function select(slot: number): void {
  selected.value = { slot, rack: hand.peek().rack };
}

export function deselect(): void {
  selected.value = null;
}

export function recall(): void {
  selected.value = null;
  edit((now) => ({ ...now, draft: EMPTY_DRAFT }));
}

export function shuffle(): void {
  edit((now) => ({ ...now, order: shuffled(now.order, (bound) => Math.floor(Math.random() * bound)) }));
}

/** The rack by the alphabet, blanks last. */
export function sortRack(): void {
  edit((now) => ({ ...now, order: sortedBy(now, (tile) => orderOf(tileSet.peek(), tile)) }));
}

/**
 * A tile from the rack: what the draft has on that square goes back; on a played tile nothing happens. Behind a blank
 * that `isTyped` the cursor goes on when it has its letter.
 */
export function dropSlotOnSquare(slot: number, at: Square, isTyped = false): void {
  const tile = hand.peek().rack[slot];
  if (tile === undefined || !isFreeSlot(slot) || board.peek()[at]) return;
  selected.value = null;
  if (tile === BLANK) question.value = { slot, square: at, letters: tileSet.peek().alphabet, isTyped };
  else lay({ slot, square: at, letter: tile, blank: false });
}

/** A draft tile to another square: a free one, or one of the draft's own, whose tile comes here. */
export function dropSquareOnSquare(from: Square, to: Square): void {
  if (board.peek()[to]) return;
  edit((now) => {
    const change = draftAt(now.draft, to) ? swap : move;
    return { ...now, draft: change(now.draft, from, to) };
  });
}

/** A draft tile back to the rack: to `position`, else to where it stood. */
export function dropSquareOnRack(from: Square, position?: number): void {
  edit((now) => {
    const tile = draftAt(now.draft, from);
    if (!tile) return now;
    const order = position === undefined ? now.order : moveTo(now.order, tile.slot, position);
    return { ...now, draft: take(now.draft, from), order };
  });
}

export function moveRack(slot: number, position: number): void {
  edit((now) => ({ ...now, order: moveTo(now.order, slot, position) }));
}

function lay(tile: Draft[number]): void {
  const { slot, square, letter, blank } = tile;
  edit((now) => ({ ...now, draft: put(now.draft, { slot, square, letter, blank }) }));
  tellDesk({ kind: 'laid', letter, square });
}

const isFreeSlot = (slot: number): boolean => rack.value.some((tile) => tile.slot === slot);
