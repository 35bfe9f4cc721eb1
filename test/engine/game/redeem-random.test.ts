import { describe, expect, test } from 'vitest';
import { millis, seat, square } from '../../../engine/base/units.ts';
import { tilesIn as bagTiles } from '../../../engine/equipment/bag.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { BLANK, type Tile } from '../../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import type { Action } from '../../../engine/game/actions.ts';
import type { Env } from '../../../engine/game/env.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import { reduce } from '../../../engine/game/reduce.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { Board, Placement } from '../../../engine/play/board.ts';
import { judgedBy } from '../../support/lexicon-of.ts';
import { position } from '../../support/position.ts';
import { challengeRules } from '../../support/rules.ts';
import { type Random, seededDraws, seededRandom } from '../../support/seeded-random.ts';
import { START } from '../../support/table.ts';
import { tilesOn, wordOf } from '../../support/tiles.ts';
import { englishWords } from '../../support/word-tree.ts';

const WORDS = judgedBy([...englishWords(3)]);
const LETTERS = wordOf('AD');
const CENTRE = 112;
const STEPS = 80;

const RULES: readonly (readonly [string, Ruleset])[] = [
  ['double', challengeRules({ rule: 'double' })],
  ['lastScore', challengeRules({ rule: 'lastScore' })],
  ['next only', challengeRules({ rule: 'double', who: 'next' })],
];
const CASES = RULES.flatMap(([name, rules]) => [2, 3, 4].map((seats) => [name, seats, rules] as const));

/** What the games must have come to, or they prove less than they seem to. */
const SEEN = ['redeemed', 'turnLost', 'upheld', 'upheld on the own turn', 'blank/own-play-open'];

describe.each(CASES)('%s, %d seats', (_, seats, rules) => {
  test('[W5, B3, A1] blanks redeemed, turns owed, plays withdrawn: nothing that is tried breaks 100 games', () => {
    const seen = new Set<string>();
    for (let seed = 1000 * seats; seed < 1000 * seats + 100; seed++) {
      try {
        playOne({ ...rules, blanks: { redeemable: true } }, seats, seed, seen);
      } catch (cause) {
        throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(SEEN));
  });
});

/** What anybody might do, legal or not, from a board with two blanks on it where turns are owed. */
function playOne(ruleset: Ruleset, seats: number, seed: number, seen: Set<string>): void {
  const random = seededRandom(seed);
  const env: Env = { ...WORDS, draws: seededDraws(seed), now: START, lag: millis(0), here: [] };
  let state = dealt(ruleset, seats, random);
  const tiles = tilesIn(state);
  for (let step = 0; step < STEPS && state.phase !== 'over'; step++) {
    const before = state;
    const done = reduce(before, anything(before, random), env);
    if (done.ok) state = done.value.state;
    for (const fact of done.ok ? factsOf(done.value.events, before) : [done.error.code]) seen.add(fact);
    if (tilesIn(state) !== tiles) throw new Error(`the tiles are ${tilesIn(state)}`);
  }
}

/** All tiles, wherever they are. */
function tilesIn({ bag, board, seats }: GameState): string {
  const inBag = bagTiles(TILE_SETS.english, bag);
  return [...inBag, ...tilesOn(board), ...seats.flatMap(({ rack }) => rack)].sort().join('');
}

/** A short game of few letters, so that many can redeem the blanks; some turns are owed. */
function dealt(ruleset: Ruleset, seats: number, random: Random): GameState {
  const tiles = random.shuffled([...'AAAADDDTTTTOOOONNNNRRRRIIII']).join('');
  const racks = Array.from({ length: seats }, (_, at) => tiles.slice(5 * at, 5 * at + 5));
  const owed = racks.map(() => random.below(4));
  return position({ ruleset, racks, bag: tiles.slice(5 * seats), owed, plays: ['8E FadE'] });
}

function anything(state: GameState, random: Random): Action {
  const { toMove, latestPlay, board } = state;
  const at = random.chance(0.9) ? toMove : seat(random.below(state.seats.length));
  const rack = random.shuffled(state.seats[at]?.rack ?? []);
  const turn = latestPlay?.turn ?? 0;
  // Whoever is on turn with an open play of their own is looked at more closely.
  const dice = random.below(latestPlay?.status === 'open' && latestPlay.seat === toMove ? 35 : 100);
  if (dice < 20) {
    const blanks = board.flatMap((tile, index) => (tile?.blank ? [index] : []));
    return { type: 'redeem', seat: at, square: square(random.pick([0, ...blanks])) };
  }
  if (dice < 30)
    return { type: 'challenge', seat: seat(random.below(state.seats.length)), turn, words: null };
  if (dice < 34) return { type: 'accept', seat: at, turn };
  if (dice < 38) return { type: 'exchange', seat: at, tiles: rack.slice(0, 1 + random.below(3)) };
  if (dice < 39) return random.chance(0.2) ? { type: 'resign', seat: at } : { type: 'pass', seat: at };
  return { type: 'place', seat: at, tiles: beside(board, rack.slice(0, 1 + random.below(2)), random) };
}

/** A few tiles in a line from a square next to one that is taken. */
function beside(board: Board, rack: readonly Tile[], random: Random): Placement[] {
  const taken = board.flatMap((tile, index) => (tile === null ? [] : [index]));
  const start = (taken.length === 0 ? CENTRE : random.pick(taken)) + random.pick([-15, -1, 1, 15]);
  const step = random.pick([1, 15]);
  return rack.map((tile, index) => ({
    square: square(start + index * step),
    letter: tile === BLANK ? random.pick(LETTERS) : tile,
    blank: tile === BLANK,
  }));
}

function* factsOf(events: readonly GameEvent[], { latestPlay, toMove }: GameState): Generator<string> {
  for (const event of events) {
    yield event.type;
    if (event.type !== 'challenged' || !event.upheld) continue;
    yield 'upheld';
    if (latestPlay?.seat === toMove) yield 'upheld on the own turn';
  }
}
