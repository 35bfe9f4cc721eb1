import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { botKey } from '../../../engine/base/committed-draws.ts';
import type { Seat } from '../../../engine/base/units.ts';
import type { Action } from '../../../engine/game/actions.ts';
import type { GameState } from '../../../engine/game/state.ts';
import { viewGame } from '../../../engine/game/view.ts';
import type { BotAnswer, BotQuestion } from '../../../engine/moves/bots/bot.ts';
import { MAX_TURNS } from '../../../engine/protocol/limits.ts';
import { turn } from '../decisions/game-turn.ts';
import type { Decision } from '../decisions/room-core.ts';
import type { RoomEnv } from '../decisions/room-env.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { RoomState } from '../state/room-state.ts';
import type { BotTurn } from './bot-turns.ts';

/** What a bot is asked, and the key of its own chance as hex. It is shown what a person on its seat sees. Throws where no bot plays. */
export function botQuestion(
  { play, seats }: RoomState,
  { seat }: BotTurn,
  seed: Uint8Array,
): { readonly question: BotQuestion; readonly key: string } {
  const level = seats[seat]?.bot ?? null;
  if (play === null || level === null) throw new Error(`no bot plays on seat ${seat}`);
  const nonces = seats.map((holder) => hexToBytes(holder?.nonce ?? ''));
  return {
    question: { level, seat, ruleset: play.ruleset, game: viewGame(play, seat) },
    key: bytesToHex(botKey(seed, nonces, seat, play.turn)),
  };
}

/** Whether it came to no more than a pass, though the bot wanted something else. */
export const isRefused = ({ type }: BotAnswer, { seat }: BotTurn, { effects }: Decision): boolean =>
  type !== 'pass' &&
  type !== 'accept' &&
  effects.some(
    (effect) =>
      effect.type === 'append' &&
      effect.step.events.some(
        (event) => (event.type === 'passed' || event.type === 'accepted') && event.seat === seat,
      ),
  );

/** What a bot's answer does; one that the rules refuse, or none after a long time, is a pass. */
export function botEvents(
  room: RoomState,
  play: GameState,
  seat: Seat,
  answer: BotAnswer,
  env: RoomEnv,
): readonly StoredEvent[] {
  const laysTooLate = (answer.type === 'place' || answer.type === 'exchange') && play.turn >= MAX_TURNS;
  const wish: Action = { ...answer, seat };
  const wanted = laysTooLate ? null : turn(room, play, wish, env, 0);
  if (wanted?.ok) return wanted.value;
  const { wait } = play;
  const least: Action = wait === null ? { type: 'pass', seat } : { type: 'accept', seat, turn: wait.turn };
  const done = turn(room, play, least, env, 0);
  return done.ok ? done.value : [];
}
