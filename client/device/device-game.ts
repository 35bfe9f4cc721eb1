import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { botKey, commitmentOf, committedDraws } from '../../engine/base/committed-draws.ts';
import { ok, type Result } from '../../engine/base/result.ts';
import { type Millis, millis, type Seat, type Seq, seat, seq } from '../../engine/base/units.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Action } from '../../engine/game/actions.ts';
import type { Env } from '../../engine/game/env.ts';
import type { GameError } from '../../engine/game/errors.ts';
import { reduce } from '../../engine/game/reduce.ts';
import { startGame } from '../../engine/game/start.ts';
import type { Step } from '../../engine/game/step.ts';
import { BOT_NAMES, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { findsPlay } from '../../engine/moves/finds-play.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import type { LexiconRef, WordList } from '../../engine/words/lexicon.ts';
import type { DeviceGame } from './kept-game.ts';

/** The viewer's seat; the computer has the other one. */
export const PERSON = seat(0);
export const BOT = seat(1);

/** What nobody knows before a game: its seed, 32 bytes, and the person's share of the draw, 16 bytes; as hex. */
export interface Secret {
  readonly seed: string;
  readonly nonce: string;
}

/** What the game is told of the world: the words, and what time it is. */
export interface Surroundings {
  readonly words: WordList;
  readonly now: Millis;
}

/** Who plays what. */
export interface Table {
  /** Names the room of the page; another one for each table. */
  readonly id: string;
  readonly name: string;
  readonly level: BotLevel;
  readonly lexicon: LexiconRef;
}

/** The first game at a table: casual, for two. */
export function firstGame({ id, name, level, lexicon }: Table, secret: Secret, at: Surroundings): DeviceGame {
  const ruleset = PRESETS.casual;
  const names = [name, BOT_NAMES[level]];
  return begun(level, null, { room: id, game: 1, ruleset, lexicon, names }, 0, secret, at);
}

/** The next one, asked for by a command. The steps are counted on. */
export function nextGame(
  { level, record }: DeviceGame,
  command: string,
  secret: Secret,
  at: Surroundings,
): DeviceGame {
  const { room, game, ruleset, lexicon, names } = record;
  const known = { room, game: game + 1, ruleset, lexicon, names };
  return begun(level, command, known, lastSeq(record), secret, at);
}

/** What an action leads to, or why it is refused. `command` is what asked for it, null where nobody did. */
export function act(
  game: DeviceGame,
  action: Action,
  command: string | null,
  at: Surroundings,
): Result<DeviceGame, GameError> {
  const step = reduce(game.play, action, envOf(game.record, at));
  if (!step.ok) return step;
  return ok({ ...withStep(game, step.value, at.now), command: command ?? game.command });
}

/** The key of the computer's own chance for its turn, hex. */
export const keyOf = ({ record, play }: Pick<DeviceGame, 'record' | 'play'>): string =>
  bytesToHex(botKey(hexToBytes(record.seed), record.nonces.map(hexToBytes), BOT, play.turn));

/** Whose turn it is; null where nobody's. */
export const onTurn = ({ play }: DeviceGame): Seat | null => (play.phase === 'playing' ? play.toMove : null);

/** The last step, counted over all games of a table. */
export const lastSeq = ({ steps }: GameRecord): Seq => steps.at(-1)?.seq ?? seq(0);

function begun(
  level: BotLevel,
  command: string | null,
  known: Pick<GameRecord, 'room' | 'game' | 'ruleset' | 'lexicon' | 'names'>,
  before: number,
  { seed, nonce }: Secret,
  at: Surroundings,
): DeviceGame {
  const drawn = { seed, nonces: [nonce, ''], commitment: commitmentOf(hexToBytes(seed)) };
  const { events, state } = startGame(known.ruleset, known.names.length, [], envOf(drawn, at));
  const steps = [{ seq: seq(before + 1), at: at.now, events }];
  return { level, command, record: { ...known, ...drawn, steps }, play: state };
}

function withStep(game: DeviceGame, { events, state }: Step, now: Millis): DeviceGame {
  const { record } = game;
  const step = { seq: seq(lastSeq(record) + 1), at: now, events };
  return { ...game, play: state, record: { ...record, steps: [...record.steps, step] } };
}

const envOf = ({ seed, nonces }: Pick<GameRecord, 'seed' | 'nonces'>, { words, now }: Surroundings): Env => ({
  lexicon: words,
  findsPlay: findsPlay(words.graph),
  draws: committedDraws(hexToBytes(seed), nonces.map(hexToBytes)),
  now,
  lag: millis(0),
  here: [true, true],
});
