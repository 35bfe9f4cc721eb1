import type { ClockWarning } from '../state/game-time.ts';

/** What is told of the table to who does not look at it. */
export type TableAlert = 'laid' | 'played' | 'yourTurn' | 'lowTime' | 'over';

/** How a table stood when the page looked at it. */
export interface TableLook {
  readonly room: string;
  /** Number of the game in its room. */
  readonly game: number;
  /** Number of the turn to be taken; −1 before the first game. */
  readonly turn: number;
  readonly isOver: boolean;
  /** Whether the viewer has the turn, and takes it. */
  readonly isMine: boolean;
  /** Tiles of the viewer that are laid and not played. */
  readonly laid: number;
  /** What was said last of the viewer's clock. */
  readonly warning: ClockWarning | null;
}

/**
 * What has happened between two looks at one table that is worth being told; null for nothing. Whose turn it is counts
 * only where the turn has risen: a line that comes back tells the same again. What the viewer played is no news.
 */
export function alertBetween(before: TableLook | null, now: TableLook | null): TableAlert | null {
  if (before === null || now === null || before.room !== now.room) return null;
  if (now.game !== before.game) return now.game > before.game && now.isMine ? 'yourTurn' : null;
  if (now.isOver) return before.isOver ? null : 'over';
  if (now.turn > before.turn) {
    if (now.isMine) return 'yourTurn';
    return before.isMine || before.turn < 0 ? null : 'played';
  }
  if (now.warning !== null && now.warning !== before.warning) return 'lowTime';
  return now.laid > before.laid ? 'laid' : null;
}
