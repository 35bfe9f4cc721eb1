import { bytesToHex } from '@noble/hashes/utils.js';
import { commitmentOf, committedDraws, NONCE_BYTES, SEED_BYTES } from '../../engine/base/committed-draws.ts';
import { type Millis, millis, type Seat, seat, seq } from '../../engine/base/units.ts';
import { equipmentOf } from '../../engine/equipment/equipment.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Env } from '../../engine/game/env.ts';
import { reduce } from '../../engine/game/reduce.ts';
import { startGame } from '../../engine/game/start.ts';
import type { GameState } from '../../engine/game/state.ts';
import type { Step } from '../../engine/game/step.ts';
import { BY_SCORE } from '../../engine/moves/evaluation.ts';
import type { FoundPlay } from '../../engine/moves/found-play.ts';
import { MoveGenerator } from '../../engine/moves/move-generator.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import { findLexicon, findVocabulary } from '../cli/lexica.ts';

export const NAMES = ['Ida', 'Marek'];
/** When the game begins, by the room's clock. */
export const START = millis(Date.UTC(2026, 0, 10, 19, 30));
const THINKS = 41_000;
const RULES = PRESETS.casual;

/** A casual game for two, the same every time: of a known seed, by players who take the most points with usual words. */
export interface SetGame {
  /** One for each turn, the first being the start. */
  readonly states: readonly GameState[];
  readonly record: GameRecord;
  /** What the seat on turn would play. */
  readonly play: (state: GameState) => FoundPlay | null;
}

/** Plays it to its end. `salt`, a byte, chooses one of 256 games. */
export function playSetGame(salt: number): SetGame {
  const lexicon = findLexicon('en');
  const { layout, tileSet } = equipmentOf(RULES);
  const { graph } = findVocabulary(lexicon, 'common');
  const generator = new MoveGenerator({ layout, tileSet, bingo: RULES.bingo }, graph);
  const play = ({ board, seats, toMove }: GameState): FoundPlay | null =>
    generator.bestPlay(generator.position(board), seats[toMove]?.rack ?? [], BY_SCORE);

  const secret = new Uint8Array(SEED_BYTES).fill(salt);
  const nonces = NAMES.map((_, index) => new Uint8Array(NONCE_BYTES).fill(index + 1));
  const draws = committedDraws(secret, nonces);
  const env = (now: Millis): Env => ({
    ...{ draws, now, lag: millis(0), here: [true, true], lexicon: lexicon.words },
    findsPlay: () => true,
  });
  const log: Step[] = [startGame(RULES, NAMES.length, [], env(START))];
  for (let last = log[0]; last !== undefined && last.state.phase === 'playing'; last = log.at(-1)) {
    const { state } = last;
    const found = play(state);
    const action =
      found === null
        ? ({ type: 'pass', seat: state.toMove } as const)
        : ({ type: 'place', seat: state.toMove, tiles: found.tiles } as const);
    const step = reduce(state, action, env(at(log.length)));
    if (!step.ok) throw new Error(`the set game refuses ${action.type}: ${step.error.code}`);
    log.push(step.value);
  }
  const { id, title, hash, words } = lexicon.file;
  return {
    states: log.map(({ state }) => state),
    record: {
      room: 'bcdfgh-jkmnpq-rstvwx',
      game: 1,
      ruleset: RULES,
      lexicon: { id, title, hash, words },
      names: NAMES,
      commitment: commitmentOf(secret),
      seed: bytesToHex(secret),
      nonces: nonces.map(bytesToHex),
      steps: log.map(({ events }, index) => ({ seq: seq(index + 1), at: at(index), events })),
    },
    play,
  };
}

/** The room's clock at a step. Nobody thinks equally long about every turn. */
export const at = (step: number): Millis => millis(START + step * THINKS + (step % 3) * 17_000);

/** Which seat has the turn in most pictures: who looks. */
export const VIEWER: Seat = seat(0);
