import type { Result } from '../../engine/base/result.ts';
import { isSame } from '../../engine/base/same.ts';
import { replay } from '../../engine/game/replay.ts';
import { viewGame } from '../../engine/game/view.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import type { RoomView } from '../../engine/protocol/server-message.ts';
import type { RecordDifference } from '../../engine/verify/record-difference.ts';
import { type VerifiedRecord, verifyRecord } from '../../engine/verify/verify-record.ts';
import type { Seal } from '../state/seals.ts';

/** `open`: it could not be told, or what differs came before it. */
export type Outcome = 'holds' | 'differs' | 'open';

/**
 * One thing that was looked at: that the seed is the sealed one, that this device was shown that seal and its own share
 * is in the draw, that draws, turns and end follow, and that the page shows that game.
 */
export type Check =
  | {
      readonly about: 'seed' | 'seen' | 'own' | 'draws' | 'turns' | 'end';
      readonly outcome: Outcome;
    }
  | { readonly about: 'page'; readonly outcome: Outcome; readonly differs: PageDifference | null };

/** What of a page is not the record's: which game it is, how its draw was sealed, or board, scores and result. */
export type PageDifference = 'game' | 'seal' | 'end';

/** What a page shows of a game that is over. */
export interface Shown {
  readonly room: Pick<RoomView, 'id' | 'game' | 'commitment' | 'seed'>;
  readonly game: Pick<GameView, 'board' | 'seats' | 'result'>;
}

/** All that was found out about a record, here and without asking anybody. */
export interface Report {
  readonly record: GameRecord;
  readonly verified: Result<VerifiedRecord, RecordDifference>;
  readonly seal: Seal | null;
  /** In the order in which one follows from the other. */
  readonly checks: readonly Check[];
  /** Nothing differs. */
  readonly holds: boolean;
}

/**
 * Plays a record again (rule F3) and holds it against what this device has kept of the game and, where there is a page
 * that shows it, against that.
 */
export function checkRecord(record: GameRecord, seal: Seal | null, shown: Shown | null = null): Report {
  const verified = verifyRecord(record);
  const differs = verified.ok ? null : partOf(verified.error);
  const checks: Check[] = [
    { about: 'seed', outcome: differs === 'seed' ? 'differs' : 'holds' },
    { about: 'seen', outcome: compared(seal && seal.commitment === record.commitment) },
  ];
  if (seal !== null && seal.nonce !== null) {
    checks.push({ about: 'own', outcome: compared(record.nonces.includes(seal.nonce)) });
  }
  for (const about of ['draws', 'turns', 'end'] as const) {
    checks.push({ about, outcome: differs === about ? 'differs' : verified.ok ? 'holds' : 'open' });
  }
  if (shown !== null) checks.push(checkPage(record, shown, verified.ok));
  return { record, verified, seal, checks, holds: checks.every(({ outcome }) => outcome !== 'differs') };
}

const compared = (same: boolean | null): Outcome => {
  if (same === null) return 'open';
  return same ? 'holds' : 'differs';
};

/** What a difference is about. */
function partOf(difference: RecordDifference): 'seed' | 'draws' | 'turns' | 'end' {
  switch (difference.code) {
    case 'record/commitment':
      return 'seed';
    case 'record/draw':
    case 'record/seats':
      return 'draws';
    case 'record/unfinished':
      return 'end';
    case 'record/differs':
    case 'record/refused':
      return difference.event === 'ended' ? 'end' : 'turns';
    case 'record/other-event':
      return difference.expected === 'ended' || difference.found === 'ended' ? 'end' : 'turns';
    case 'record/rules':
    case 'record/order':
      return 'turns';
  }
}

function checkPage(record: GameRecord, { room, game }: Shown, holds: boolean): Check {
  const page = (outcome: Outcome, differs: PageDifference | null): Check => ({
    about: 'page',
    outcome,
    differs,
  });
  if (room.id !== record.room || room.game !== record.game) return page('differs', 'game');
  if (room.commitment !== record.commitment || room.seed !== record.seed) return page('differs', 'seal');
  // The events of a record that does not hold may lead nowhere.
  if (!holds) return page('open', null);
  const end = viewGame(replay(record.steps.flatMap(({ events }) => events)), null);
  const isThat =
    isSame(end.board, game.board) && isSame(end.seats, game.seats) && isSame(end.result, game.result);
  return isThat ? page('holds', null) : page('differs', 'end');
}
