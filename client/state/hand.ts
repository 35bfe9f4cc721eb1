import type { Tile } from '../../engine/equipment/tile-set.ts';
import type { Board } from '../../engine/play/board.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** A player's tiles: where each of them lies, on the board in a draft or on the rack. */
export interface Hand {
  /** As the room deals it; a slot is an index into it. */
  readonly rack: readonly Tile[];
  readonly draft: Draft;
  /** Every slot once, as the rack shows them: the n-th stands at position n, laid or not. */
  readonly order: readonly number[];
}

export const EMPTY_HAND: Hand = { rack: [], draft: EMPTY_DRAFT, order: [] };

/** A tile that stands on the rack, at its position; the positions of laid tiles stay empty. */
export interface RackTile {
  readonly slot: number;
  readonly tile: Tile;
  readonly position: number;
}

/** The tiles that are not laid, in the order shown. */
export function onRack({ rack, draft, order }: Hand): readonly RackTile[] {
  const laid = new Set(draft.map((tile) => tile.slot));
  return order.flatMap((slot, position) => {
    const tile = rack[slot];
    return tile === undefined || laid.has(slot) ? [] : [{ slot, tile, position }];
  });
}

/**
 * The hand after the room dealt `rack` on `board`: laid tiles whose square is taken now, or that the rack no
 * longer has, are gone from the draft; the others stay, and so does the order of the rack. New tiles come last.
 */
export function rebase(hand: Hand, rack: readonly Tile[], board: Board): Hand {
  const stays = hand.draft.filter((tile) => !board[tile.square]);
  const sameRack = rack.length === hand.rack.length && rack.every((tile, slot) => tile === hand.rack[slot]);
  if (sameRack && stays.length === hand.draft.length) return hand;
  const slots = sameRack ? new Map(hand.order.map((slot) => [slot, slot])) : newSlots(hand, rack, board);
  const kept = hand.order.flatMap((old) => slots.get(old) ?? []);
  const fresh = rack.flatMap((_, slot) => (kept.includes(slot) ? [] : [slot]));
  return {
    rack,
    draft: stays.flatMap((tile) => {
      const slot = slots.get(tile.slot);
      return slot === undefined ? [] : [{ ...tile, slot }];
    }),
    order: [...kept, ...fresh],
  };
}

/** The rack with the tile of `slot` at `position`, the tiles between moved up. */
export function moveTo(order: readonly number[], slot: number, position: number): readonly number[] {
  if (!order.includes(slot)) return order;
  const others = order.filter((other) => other !== slot);
  const at = Math.max(0, Math.min(position, others.length));
  return [...others.slice(0, at), slot, ...others.slice(at)];
}

/** Another order; `below` gives a whole number in [0, bound). */
export function shuffled(order: readonly number[], below: (bound: number) => number): readonly number[] {
  const left = [...order];
  const out: number[] = [];
  while (left.length > 0) out.push(...left.splice(below(left.length), 1));
  return out;
}

/** The slots by the place that `placeOf` gives their tiles, equal ones as they stood. */
export function sortedBy(
  { rack, order }: Pick<Hand, 'rack' | 'order'>,
  placeOf: (tile: Tile) => number,
): readonly number[] {
  const place = (slot: number): number => {
    const tile = rack[slot];
    return tile === undefined ? 0 : placeOf(tile);
  };
  return order.toSorted((a, b) => place(a) - place(b));
}

/** Which slot of the new rack each old tile has, by old slot. One that lies on the board as it was drafted is played. */
function newSlots(hand: Hand, rack: readonly Tile[], board: Board): Map<number, number> {
  const laid = new Map(hand.draft.map((tile) => [tile.slot, tile]));
  const stays = hand.draft.filter((tile) => !board[tile.square]).map((tile) => tile.slot);
  const others = hand.order.filter((slot) => {
    const tile = laid.get(slot);
    const there = tile && board[tile.square];
    return !tile || (there && (there.letter !== tile.letter || there.blank !== tile.blank));
  });
  const slots = new Map<number, number>();
  const used = new Set<number>();
  for (const old of [...stays, ...others]) {
    const slot = rack.findIndex((tile, index) => tile === hand.rack[old] && !used.has(index));
    if (slot < 0) continue;
    slots.set(old, slot);
    used.add(slot);
  }
  return slots;
}
