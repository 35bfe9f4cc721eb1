import type { Square } from '../../engine/base/units.ts';
import type { Placement } from '../../engine/play/board.ts';
import type { Direction } from '../../engine/play/play.ts';

/** A tile that the player has laid and not played. */
export interface DraftTile extends Placement {
  /** Which tile of the rack it is, by index into the rack as the room deals it. */
  readonly slot: number;
}

/** What the player is trying on the board; nobody else knows of it. */
export type Draft = readonly DraftTile[];

/** Where typing goes on. */
export interface Cursor {
  readonly square: Square;
  readonly direction: Direction;
}

export const EMPTY_DRAFT: Draft = [];

export const draftAt = (draft: Draft, at: Square): DraftTile | undefined =>
  draft.find((tile) => tile.square === at);

/** The draft with `tile`; a tile that lay on its square, and its own former place, are given up. */
export function put(draft: Draft, tile: DraftTile): Draft {
  return [...draft.filter((other) => other.square !== tile.square && other.slot !== tile.slot), tile];
}

/** The draft without the tile on `at`, which is back on the rack. */
export function take(draft: Draft, at: Square): Draft {
  return draft.filter((tile) => tile.square !== at);
}

/** The draft with its tile on `from` brought to `to`; the same draft where there is none, or `to` has one. */
export function move(draft: Draft, from: Square, to: Square): Draft {
  if (draftAt(draft, to)) return draft;
  return draft.map((tile) => (tile.square === from ? { ...tile, square: to } : tile));
}

/** The draft with its tiles on `a` and `b` in each other's place; the same draft unless both are there. */
export function swap(draft: Draft, a: Square, b: Square): Draft {
  if (!draftAt(draft, a) || !draftAt(draft, b)) return draft;
  return draft.map((tile) => {
    if (tile.square === a) return { ...tile, square: b };
    return tile.square === b ? { ...tile, square: a } : tile;
  });
}

/** What is sent of a draft: the room asks for no slots. */
export function placements(draft: Draft): Placement[] {
  return draft.map(({ square, letter, blank }) => ({ square, letter, blank }));
}
