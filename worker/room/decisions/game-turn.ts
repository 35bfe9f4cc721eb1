import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { committedDraws } from '../../../engine/base/committed-draws.ts';
import type { DrawSource } from '../../../engine/base/draw-source.ts';
import { ok, type Result } from '../../../engine/base/result.ts';
import { millis } from '../../../engine/base/units.ts';
import type { Action } from '../../../engine/game/actions.ts';
import type { Env } from '../../../engine/game/env.ts';
import type { GameError } from '../../../engine/game/errors.ts';
import { reduce } from '../../../engine/game/reduce.ts';
import { startGame } from '../../../engine/game/start.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { Step } from '../../../engine/game/step.ts';
import { findsPlay } from '../../../engine/moves/finds-play.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { RoomState } from '../state/room-state.ts';
import { abandonedAt } from './deadlines.ts';
import type { RoomEnv } from './room-env.ts';

/** What an action does to the room's game, which must have begun. */
export function turn(
  room: RoomState,
  play: GameState,
  action: Action,
  env: RoomEnv,
  lag: number,
): Result<readonly StoredEvent[], GameError> {
  const step = reduce(play, action, { ...engineEnv(room, env), lag: millis(lag) });
  return step.ok ? ok(withSeed(step.value, env)) : step;
}

/** What the first draw and the deal bring; every seat must be taken and have sent its nonce. */
export function firstEvents(room: RoomState, env: RoomEnv): readonly StoredEvent[] {
  return startGame(room.ruleset, room.seats.length, room.firsts, engineEnv(room, env)).events;
}

/** What the passing of time, and the coming and going of those who are waited for, do to the game. */
export function passingTime(room: RoomState, env: RoomEnv): readonly StoredEvent[] {
  if (room.play === null || (room.play.wait === null && room.play.clock === null)) return [];
  const engine = engineEnv(room, env);
  // Time that is over counts before anybody's going, and again after the coming of who had none left.
  const actions: Action[] = [
    { type: 'due' },
    ...(room.play.wait?.answers ?? []).map(
      ({ seat }): Action => ({ type: 'presence', seat, here: env.goneSince[seat] === null }),
    ),
    { type: 'due' },
  ];
  const start: Step = { events: [], state: room.play };
  const after = actions.reduce((done, action) => {
    const step = reduce(done.state, action, engine);
    return step.ok ? { events: [...done.events, ...step.value.events], state: step.value.state } : done;
  }, start);
  return withSeed(after, env);
}

/** The end of a game in which nobody has done anything for so long (rule E7). */
export function abandonment(room: RoomState, env: RoomEnv): readonly StoredEvent[] {
  const { play } = room;
  if (play === null || env.now < (abandonedAt(room) ?? Number.POSITIVE_INFINITY)) return [];
  const events = turn(room, play, { type: 'stop', reason: 'abandoned' }, env, 0);
  return events.ok ? events.value : [];
}

/** The step's events, and the seed when they end the game (rule F3). */
function withSeed({ events, state }: Step, env: RoomEnv): readonly StoredEvent[] {
  const over = state.phase === 'over' && events.length > 0;
  return over ? [...events, { type: 'seedRevealed', seed: bytesToHex(env.seed()) }] : events;
}

function engineEnv(room: RoomState, env: RoomEnv): Env {
  return {
    lexicon: env.lexicon.words,
    findsPlay: findsPlay(env.lexicon.words.graph),
    draws: drawsOf(room, env),
    now: env.now,
    lag: millis(0),
    here: env.goneSince.map((since) => since === null),
  };
}

/** The game's stream; the seed is fetched for the first draw only. */
function drawsOf(room: RoomState, env: RoomEnv): DrawSource {
  let source: DrawSource | null = null;
  return {
    below(purpose, counter, bound) {
      source ??= committedDraws(
        env.seed(),
        room.seats.map((holder) => hexToBytes(holder?.nonce ?? '')),
      );
      return source.below(purpose, counter, bound);
    },
  };
}
