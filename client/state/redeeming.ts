import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Square, square as squareAt } from '../../engine/base/units.ts';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import { hand } from './desk.ts';
import { board } from './equipment.ts';
import { game, room } from './room-state.ts';

/** A blank on the board that the viewer may take for a tile of their own (rule W5). */
export interface Redemption {
  readonly square: Square;
  /** What it stands for. */
  readonly letter: Letter;
  /** Where the tile lies that goes there instead, if it is laid in the draft; null where one is on the rack. */
  readonly drafted: Square | null;
}

const asked = signal<Square | null>(null);

/** The blanks that can be taken now, by square; empty where the rules have no such thing. */
export const redeemable: ReadonlySignal<ReadonlyMap<Square, Redemption>> = computed(() => {
  const { ruleset, you } = room.value ?? {};
  const now = game.value;
  const mayTake = ruleset?.blanks.redeemable && now?.phase === 'playing' && now.toMove === you;
  // An own play that can be withdrawn keeps the tiles that it drew.
  const isBound = now?.latestPlay?.open && now.latestPlay.seat === you;
  return new Map(mayTake && !isBound ? redemptions(now.latestPlay) : []);
});

/** The one that was pressed, as long as it can be taken. */
export const redemptionAsked: ReadonlySignal<Redemption | null> = computed(() =>
  asked.value === null ? null : (redeemable.value.get(asked.value) ?? null),
);

/** Asks whether the blank on `at` shall be taken; false where none can be. */
export function askToRedeem(at: Square): boolean {
  const can = redeemable.peek().has(at);
  if (can) asked.value = at;
  return can;
}

export function leaveBlank(): void {
  asked.value = null;
}

type Latest = NonNullable<typeof game.value>['latestPlay'];

function redemptions(latest: Latest): [Square, Redemption][] {
  const { rack, draft } = hand.value;
  // A play that can still be challenged may have to be taken back.
  const open = new Set(latest?.open ? latest.tiles.map((tile) => tile.square) : []);
  return board.value.flatMap((tile, index): [Square, Redemption][] => {
    const square = squareAt(index);
    if (!tile?.blank || open.has(square)) return [];
    const slots = rack.flatMap((own, slot) => (own === tile.letter ? [slot] : []));
    if (slots.length === 0) return [];
    const laid = draft.filter(({ slot }) => slots.includes(slot));
    const drafted = laid.length === slots.length ? (laid.at(-1)?.square ?? null) : null;
    return [[square, { square, letter: tile.letter, drafted }]];
  });
}
