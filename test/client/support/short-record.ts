import { bytesToHex } from '@noble/hashes/utils.js';
import {
  commitmentOf,
  committedDraws,
  NONCE_BYTES,
  SEED_BYTES,
} from '../../../engine/base/committed-draws.ts';
import { millis, type Seat, seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { BLANK, type Letter } from '../../../engine/equipment/tile-set.ts';
import type { Action } from '../../../engine/game/actions.ts';
import { reduce } from '../../../engine/game/reduce.ts';
import { startGame } from '../../../engine/game/start.ts';
import type { Step } from '../../../engine/game/step.ts';
import type { Placement } from '../../../engine/play/board.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import { START } from '../../support/table.ts';
import { at } from '../../support/tiles.ts';

/** The record of a game of two by a committed draw: two plays, an exchange and a pass, then whoever began resigns. */
export function shortRecord(): GameRecord {
  const secret = new Uint8Array(SEED_BYTES).fill(7);
  const nonces = [1, 2].map((byte) => new Uint8Array(NONCE_BYTES).fill(byte));
  const env = {
    draws: committedDraws(secret, nonces),
    now: START,
    lag: millis(0),
    here: [true, true],
    lexicon: { has: () => true },
    findsPlay: () => true,
  };
  const ruleset = PRESETS.classic;
  const log: Step[] = [startGame(ruleset, 2, [], env)];
  const does = (act: (seat: Seat, letters: readonly Letter[]) => Action): void => {
    const state = log.at(-1)?.state;
    if (state === undefined) throw new Error('no game has begun');
    const rack = state.seats[state.toMove]?.rack ?? [];
    const letters = rack.filter((tile): tile is Letter => tile !== BLANK);
    const step = reduce(state, act(state.toMove, letters), env);
    if (!step.ok) throw new Error(step.error.code);
    log.push(step.value);
  };
  does((seat, letters) => ({ type: 'place', seat, tiles: laid(letters, ['H8', 'I8']) }));
  does((seat, letters) => ({ type: 'place', seat, tiles: laid(letters, ['J8', 'K8', 'L8']) }));
  does((seat, letters) => ({ type: 'exchange', seat, tiles: letters.slice(0, 3) }));
  does((seat) => ({ type: 'pass', seat }));
  does((seat) => ({ type: 'resign', seat }));
  return {
    room: 'bcdfgh-jkmnpq-rstvwx',
    game: 1,
    ruleset,
    lexicon: { id: 'test', title: 'Test', hash: '0'.repeat(16), words: 1 },
    names: ['Ida', 'Marek'],
    commitment: commitmentOf(secret),
    seed: bytesToHex(secret),
    nonces: nonces.map(bytesToHex),
    steps: log.map(({ events }, index) => ({ seq: seq(4 + index), at: START, events })),
  };
}

const laid = (letters: readonly Letter[], squares: readonly string[]): Placement[] =>
  squares.flatMap((name, index) => {
    const letter = letters[index];
    return letter === undefined ? [] : [{ square: at(name), letter, blank: false }];
  });
