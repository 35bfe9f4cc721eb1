import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Seat, seat } from '../../../../engine/base/units.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import type { GameEvent } from '../../../../engine/game/events.ts';
import type { GameState } from '../../../../engine/game/state.ts';
import { viewEvent } from '../../../../engine/game/view.ts';
import type { Viewer } from '../../../../engine/game/view-types.ts';
import { gcgOfGame } from '../../../../engine/notation/gcg/gcg-of-game.ts';
import { writeGcg } from '../../../../engine/notation/gcg/write-gcg.ts';
import { openGcg, replayText, utf8 } from '../../../support/gcg.ts';
import { RandomGame } from '../../../support/random-game.ts';
import { englishWords, wordTree } from '../../../support/word-tree.ts';

const { casual, classic } = PRESETS;
const WORDS = wordTree(englishWords(5));
const NAMES = ['Ann', 'Bo', 'Ann', 'Dee: 4'];

/** Name, ruleset, seats, games, first seed. */
const GROUPS: readonly (readonly [string, Ruleset, number, number, number])[] = [
  ['casual', casual, 2, 15, 100_000],
  ['classic', classic, 2, 15, 110_000],
  ['classic', classic, 3, 15, 120_000],
  ['classic', classic, 4, 15, 130_000],
  ['redeemable blanks', { ...classic, blanks: { redeemable: true } }, 2, 15, 140_000],
];

describe.each(GROUPS)('%s', (_, ruleset, seats, games, firstSeed) => {
  test(`[N2] ${seats} seats, ${games} random games: written and read, a game is the same to everybody`, () => {
    for (let seed = firstSeed; seed < firstSeed + games; seed++) {
      try {
        playOne(ruleset, seats, seed);
      } catch (cause) {
        throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    }
  });
});

function playOne(ruleset: Ruleset, seats: number, seed: number): void {
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, index) => seat(index))];
  const soFar: GameEvent[] = [];
  const game = new RandomGame(ruleset, seats, seed, WORDS, (events, state, random) => {
    soFar.push(...events);
    if (state.phase !== 'over' && !random.chance(0.05)) return;
    check(soFar, null, soFar, state);
    for (const viewer of viewers) {
      check(
        soFar,
        viewer,
        soFar.map((event) => viewEvent(event, viewer)),
        state,
      );
    }
  });
  game.play();
}

/** Written, read and replayed, the game has the plays and scores of `events` and leads to `state`. */
function check(
  events: readonly GameEvent[],
  viewer: Viewer,
  told: Parameters<typeof gcgOfGame>[0]['events'],
  state: GameState,
): void {
  const names = NAMES.slice(0, state.seats.length);
  const gcg = gcgOfGame({ events: told, viewer, names, lexicon: null, title: '', commitment: null });
  const text = writeGcg(gcg, TILE_SETS.english);
  const replay = replayText(utf8(text));
  expect(writeGcg(openGcg(text), TILE_SETS.english)).toBe(text);
  const first = events.find((event) => event.type === 'firstDrawn')?.first ?? 0;
  const playerOf = (at: Seat): number => (at - first + state.seats.length) % state.seats.length;
  const totals = replay.totals.map((_, player) => state.seats[(first + player) % state.seats.length]?.score);
  if (replay.mismatches.length > 0) throw new Error(`${JSON.stringify(replay.mismatches)}\n${text}`);
  expect(replay.totals).toEqual(totals);
  if (!isDeepStrictEqual(replay.board, state.board)) throw new Error(`another board\n${text}`);
  const played = events.flatMap((event) =>
    event.type === 'played' ? [{ player: playerOf(event.seat), words: event.words, score: event.score }] : [],
  );
  const replayed = replay.steps.flatMap(({ event: { player }, play }) =>
    play === null ? [] : [{ player, words: play.words, score: play.score }],
  );
  expect(replayed).toEqual(played);
  const turns = (types: readonly string[], all: readonly { readonly type: string }[]): number =>
    all.filter(({ type }) => types.includes(type)).length;
  expect(turns(['play', 'exchange', 'pass'], gcg.events)).toBe(
    turns(['played', 'exchanged', 'passed', 'turnLost'], events),
  );
  // A file has no form for the endings that decide by themselves.
  const reason = state.result?.reason;
  // Nor does it say why nobody played on.
  const ending = reason === 'noPlays' ? 'scoreless' : reason;
  if (ending === 'out' || ending === 'scoreless') expect(replay.ending).toMatchObject({ reason: ending });
  else checkSecrets(text, viewer === null ? null : playerOf(viewer), told === events);
}

/** While the game is on, a viewer reads of the other racks no more than what was played. */
function checkSecrets(text: string, own: number | null, whole: boolean): void {
  if (whole) return;
  for (const event of openGcg(text).events.filter(({ player }) => player !== own)) {
    const laid = event.type === 'play' ? event.word.filter(({ through }) => !through).length : 0;
    if (event.type !== 'withdrawn' && event.rack.length > laid) throw new Error(`a rack is told\n${text}`);
    if (event.type === 'exchange') expect(event.tiles).toBeNull();
  }
}
