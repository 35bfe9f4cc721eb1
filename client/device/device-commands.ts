import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Millis } from '../../engine/base/units.ts';
import type { Action } from '../../engine/game/actions.ts';
import type { Command } from '../../engine/protocol/client-message.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { WordList } from '../../engine/words/lexicon.ts';
import { act, lastSeq, nextGame, PERSON, type Secret } from './device-game.ts';
import type { DeviceGame } from './kept-game.ts';

/** What a command is told of the world. */
export interface CommandEnv {
  readonly words: WordList;
  readonly now: Millis;
  /** A fresh one. */
  readonly newSecret: () => Secret;
}

type Decided = Result<DeviceGame, Refusal>;

/** What a command of the person does to the game, by the rules of a room; the game as it was where it is done already. */
export function decide(game: DeviceGame, command: Command, env: CommandEnv): Decided {
  if (command.id === game.command) return ok(game);
  const does = (action: Action): Decided => act(game, action, command.id, env);
  const { record } = game;
  const stale: Decided | null =
    command.expect === lastSeq(record) ? null : err({ code: 'room/stale', seq: lastSeq(record) });
  const other: Decided | null =
    !('game' in command) || command.game === record.game
      ? null
      : err({ code: 'room/other-game', game: record.game });
  switch (command.type) {
    case 'place':
      return stale ?? does({ type: 'place', seat: PERSON, tiles: command.tiles });
    case 'exchange':
      return stale ?? does({ type: 'exchange', seat: PERSON, tiles: command.tiles });
    case 'pass':
      return stale ?? does({ type: 'pass', seat: PERSON });
    case 'redeem':
      return stale ?? does({ type: 'redeem', seat: PERSON, square: command.square });
    case 'challenge':
      return does({ type: 'challenge', seat: PERSON, turn: command.turn, words: command.words });
    case 'accept':
      return does({ type: 'accept', seat: PERSON, turn: command.turn });
    case 'give':
      return other ?? does({ type: 'give', seat: PERSON, to: command.to });
    case 'resign':
      return other ?? does({ type: 'resign', seat: PERSON });
    case 'ask':
      if ('against' in command.want) return err({ code: 'claim/not-gone', seat: command.want.against });
      if (command.want.kind === 'delete') return err({ code: 'delete/game-runs' });
      // A computer opponent is never asked (rule R5).
      return other ?? does({ type: 'stop', reason: 'abort' });
    case 'rematch':
      if (game.play.phase !== 'over') return err({ code: 'room/game-not-over' });
      return other ?? ok(nextGame(game, command.id, env.newSecret(), env));
    default:
      // The page offers nothing else at such a table.
      return err({ code: 'room/already-started' });
  }
}
