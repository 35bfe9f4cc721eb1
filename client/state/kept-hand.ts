import { EMPTY_HAND, type Hand } from './hand.ts';
import { isRecord, readKept } from './kept-json.ts';

/** The hand that was kept as JSON; an empty one where that cannot be gone by. */
export const readHand = (text: string | null): Hand => readKept(text, isHand) ?? EMPTY_HAND;

function isHand(data: unknown): data is Hand {
  if (!isRecord(data)) return false;
  const { rack, draft, order } = data;
  if (!Array.isArray(rack) || !Array.isArray(draft) || !Array.isArray(order)) return false;
  const isSlot = (slot: unknown): boolean => Number.isInteger(slot) && Number(slot) in rack;
  return (
    rack.every((tile) => typeof tile === 'string') &&
    order.length === rack.length &&
    new Set(order).size === order.length &&
    order.every(isSlot) &&
    draft.every(
      (tile: unknown) =>
        isRecord(tile) &&
        isSlot(tile.slot) &&
        Number.isInteger(tile.square) &&
        typeof tile.letter === 'string' &&
        typeof tile.blank === 'boolean',
    )
  );
}
