import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import type { Board } from '../../engine/play/board.ts';
import type { LedgerSeat, LedgerTurn } from './ledger-seats.ts';

/** Whether a rack has a legal play on a board, found out without the engine. */
export type FindsPlay = (board: Board, rack: readonly Tile[]) => boolean;

interface Game {
  readonly rules: Ruleset;
  readonly inBag: number;
  readonly seats: readonly LedgerSeat[];
  readonly turns: readonly LedgerTurn[];
  readonly board: Board;
  readonly findsPlay: FindsPlay;
}

/** Where words are checked: the bag is too small to exchange from, all have passed, and nobody finds a play. */
export function isPlayedOut({ rules, inBag, seats, turns, board, findsPlay }: Game): boolean {
  if (rules.validation !== 'void' || inBag >= rules.exchange.minBag) return false;
  const last = turns.findLastIndex(({ kind }) => kind === 'points' || kind === 'zeroPlay');
  const passed = new Set(turns.slice(last + 1).map(({ seat }) => seat));
  const playing = [...seats.entries()].filter(([, { left }]) => !left);
  if (!playing.every(([seat]) => passed.has(seat))) return false;
  const blanks = rules.blanks.redeemable ? board.filter((tile) => tile?.blank) : [];
  return !playing.some(([, { rack }]) => {
    const own = [...rack];
    for (const tile of blanks) {
      const at = tile ? own.indexOf(tile.letter) : -1;
      if (at >= 0) own[at] = '?';
    }
    return findsPlay(board, own);
  });
}
