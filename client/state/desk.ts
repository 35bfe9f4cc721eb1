import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../engine/base/units.ts';
import { tellDesk } from './desk-news.ts';
import { type Cursor, EMPTY_DRAFT } from './draft.ts';
import { board } from './equipment.ts';
import { EMPTY_HAND, type Hand, rebase } from './hand.ts';
import { inPlay } from './in-play.ts';
import { readHand } from './kept-hand.ts';
import { game, room } from './room-state.ts';
import { tabKeep } from './storage.ts';
import { underWay } from './under-way.ts';

/** Tiles that came back from the board because a play took their squares. */
export interface Displaced {
  readonly seat: Seat;
  readonly count: number;
}

/** While an answer is awaited that changes the rack, the tiles stay where they are. */
export const locked: ReadonlySignal<boolean> = computed(() =>
  underWay.value.some(({ type }) => type === 'place' || type === 'exchange' || type === 'redeem'),
);

/** Whose draft it is: another game has another one. */
const gameKey = computed(() => {
  const current = room.value;
  return current === null || current.you === null ? null : `${current.id}.${current.game}`;
});

const draftKey = (key: string) => `draft.${key}` as const;

const kept = signal<{ readonly key: string | null; readonly hand: Hand }>({ key: null, hand: EMPTY_HAND });
const displacedSignal = signal<Displaced | null>(null);
const cursorSignal = signal<Cursor | null>(null);

/** The player's tiles as they lie now; nothing of them is ever lost or doubled. */
export const hand: ReadonlySignal<Hand> = computed(() => {
  const key = gameKey.value;
  const rack = game.value?.rack;
  if (key === null || rack === undefined) return EMPTY_HAND;
  const before = kept.value.key === key ? kept.value.hand : readHand(tabKeep.get(draftKey(key)));
  const now = rebase(before, rack, board.value);
  // What is not played when the game, or one's part in it, ends never will be.
  const isDone = game.value?.phase === 'over' || !inPlay.value;
  return isDone && now.draft.length > 0 ? { ...now, draft: EMPTY_DRAFT } : now;
});

export const displaced: ReadonlySignal<Displaced | null> = displacedSignal;

/** Where typing goes on; nowhere when the game is over. */
export const cursor: ReadonlySignal<Cursor | null> = computed(() =>
  game.value?.phase === 'over' ? null : cursorSignal.value,
);

/** Whether the viewer has tiles to lay, now or for later. */
export const mayLay: ReadonlySignal<boolean> = computed(
  () => game.value?.phase === 'playing' && inPlay.value,
);

export function setCursor(next: Cursor | null): void {
  if (mayLay.peek()) cursorSignal.value = next;
}

/** Changes the hand, unless it is locked. */
export function edit(change: (hand: Hand) => Hand): void {
  const key = gameKey.peek();
  if (key === null || locked.peek()) return;
  batch(() => {
    displacedSignal.value = null;
    tellDesk(null);
    kept.value = { key, hand: change(hand.peek()) };
  });
}

// Runs at once, and this file may come when a game is under way: what it needs stands above it.
effect(function keepHand() {
  const key = gameKey.value;
  const now = hand.value;
  const before = kept.peek();
  if (before.key !== key || before.hand !== now) tellDesk(null);
  if (before.key !== key) cursorSignal.value = null;
  else noteLoss(before.hand);
  kept.value = { key, hand: now };
  if (key !== null && now !== EMPTY_HAND) tabKeep.set(draftKey(key), JSON.stringify(now));
});

function noteLoss(before: Hand): void {
  const count = before.draft.filter((tile) => board.peek()[tile.square]).length;
  const play = game.peek()?.latestPlay;
  if (count === 0 || !play) return;
  if (play.seat === room.peek()?.you) cursorSignal.value = null;
  else displacedSignal.value = { seat: play.seat, count };
}
