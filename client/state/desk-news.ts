import { type ReadonlySignal, signal } from '@preact/signals';
import type { Square } from '../../engine/base/units.ts';
import type { Letter, Tile } from '../../engine/equipment/tile-set.ts';
import type { Direction } from '../../engine/play/play.ts';

/** What the player's last touch did on the own desk: seen at once, but not by who only hears the page. */
export type DeskNews =
  | { readonly kind: 'laid'; readonly letter: Letter; readonly square: Square }
  | { readonly kind: 'turned'; readonly direction: Direction }
  /** By its number: the focus is elsewhere. */
  | { readonly kind: 'lifted'; readonly tile: Tile }
  /** The rack has no such tile, and no blank. */
  | { readonly kind: 'missing'; readonly letter: Letter }
  /** A letter was typed before a square was chosen. */
  | { readonly kind: 'noSquare' };

const latest = signal<DeskNews | null>(null);

export const deskNews: ReadonlySignal<DeskNews | null> = latest;

export function tellDesk(news: DeskNews | null): void {
  latest.value = news;
}
