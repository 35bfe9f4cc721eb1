import { bytesToHex } from '@noble/hashes/utils.js';
import { commitmentOf, committedDraws, NONCE_BYTES, SEED_BYTES } from '../../engine/base/committed-draws.ts';
import { seq } from '../../engine/base/units.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import { RandomGame } from './random-game.ts';
import { randomRuleset, randomSeries } from './random-ruleset.ts';
import { seededRandom } from './seeded-random.ts';
import type { WordTree } from './word-tree.ts';

/** The record of a random game by a stream that was committed to; any rules where none are named. */
export function randomRecord(
  seed: number,
  seats: number,
  words: WordTree,
  ruleset: Ruleset | null = null,
): GameRecord {
  const random = seededRandom(seed);
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => random.below(256));
  const secret = bytes(SEED_BYTES);
  const nonces = Array.from({ length: seats }, () => bytes(NONCE_BYTES));
  const rules = ruleset ?? randomRuleset(random, seats);
  const series = randomSeries(random, seats);
  const steps: GameRecord['steps'][number][] = [];
  const game = new RandomGame(
    rules,
    seats,
    seed,
    words,
    (events, _state, chance, at) => {
      // Between a game's steps lie those of its room: names, seats, comings and goings.
      const number = seq((steps.at(-1)?.seq ?? 0) + 1 + chance.below(2));
      if (events.length > 0) steps.push({ seq: number, at, events });
    },
    series,
    committedDraws(secret, nonces),
  );
  game.play();
  return {
    room: 'bcd-fgh-jkm',
    game: series.length + 1,
    ruleset: rules,
    lexicon: { id: 'test', title: 'Test', hash: '0'.repeat(16), words: words.words.size },
    names: ['Ida', 'Marek', 'Noor', 'Lars'].slice(0, seats),
    commitment: commitmentOf(secret),
    seed: bytesToHex(secret),
    nonces: nonces.map(bytesToHex),
    steps,
  };
}
