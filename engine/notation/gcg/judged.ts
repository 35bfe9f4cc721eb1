import type { Board } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import type { GcgMismatch } from './gcg-mismatch.ts';

/** What an event comes to: by our count where it can be counted, else as the file says. */
export interface Judged {
  readonly play: Play | null;
  readonly score: number;
  readonly board: Board;
  readonly mismatches: readonly GcgMismatch[];
}
