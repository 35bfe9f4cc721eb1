import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Seat, seat } from '../../../../engine/base/units.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { ClockRule, Ruleset } from '../../../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import {
  END_REASONS,
  type EndReason,
  type GameEvent,
  isNoResult,
  type SeatGoneEvent,
} from '../../../../engine/game/events.ts';
import type { GameState } from '../../../../engine/game/state.ts';
import { viewEvent } from '../../../../engine/game/view.ts';
import type { Viewer } from '../../../../engine/game/view-types.ts';
import { gcgOfGame } from '../../../../engine/notation/gcg/gcg-of-game.ts';
import { writeGcg } from '../../../../engine/notation/gcg/write-gcg.ts';
import { openGcg, replayText, utf8 } from '../../../support/gcg.ts';
import { RandomGame } from '../../../support/random-game.ts';
import { Table } from '../../../support/table.ts';
import { englishWords, wordTree } from '../../../support/word-tree.ts';

const { casual, classic } = PRESETS;
const WORDS = wordTree(englishWords(5));
const NAMES = ['Ann', 'Bo', 'Ann', 'Dee: 4'];

const SHORT_CLOCK: ClockRule = {
  kind: 'game',
  initial: 100_000,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 1 },
};

/** Reasons of endings that were written and read back. */
const seen = new Set<EndReason>();

/** Name, ruleset, seats, games, first seed. */
const GROUPS: readonly (readonly [string, Ruleset, number, number, number])[] = [
  ['casual', casual, 2, 15, 100_000],
  ['casual', casual, 3, 20, 105_070],
  ['classic', classic, 2, 15, 110_000],
  ['classic', classic, 3, 15, 120_020],
  ['classic', classic, 4, 15, 130_000],
  ['triple', { ...classic, challenge: { ...classic.challenge, rule: 'triple' } }, 2, 5, 150_000],
  ['tournament', { ...PRESETS.tournament, clock: SHORT_CLOCK }, 2, 10, 160_000],
  ['own bonus', { ...classic, bingo: { tiles: 3, points: 17 } }, 2, 10, 170_000],
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

test('[N2, E7] every reason for which a game ends was among them', () => {
  expect([...seen].sort()).toEqual([...END_REASONS].sort());
});

function playOne(ruleset: Ruleset, seats: number, seed: number): void {
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, index) => seat(index))];
  const soFar: GameEvent[] = [];
  const game = new RandomGame(ruleset, seats, seed, WORDS, (events, state, random, now) => {
    soFar.push(...events);
    if (state.phase !== 'over' && !random.chance(0.05)) return;
    checkAll(soFar, viewers, state);
    if (state.phase !== 'playing') return;
    // Called off here, of any of the reasons for that.
    const reason = random.pick(END_REASONS.filter(isNoResult));
    const table = new Table(state);
    table.now = now;
    const end = table.act({ type: 'stop', reason });
    checkAll([...soFar, ...end], viewers, table.state);
  });
  game.play();
}

function checkAll(events: readonly GameEvent[], viewers: readonly Viewer[], state: GameState): void {
  check(events, null, events, state);
  for (const viewer of viewers) {
    check(
      events,
      viewer,
      events.map((event) => viewEvent(event, viewer)),
      state,
    );
  }
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
  const reason = state.result?.reason ?? null;
  if (reason !== null) seen.add(reason);
  expect(replay.ending).toEqual(reason && { reason, ...endingOf(reason, events, state, playerOf) });
  if (reason === null) checkSecrets(text, viewer === null ? null : playerOf(viewer), told === events);
}

/** What a file tells of an ending beside its reason. */
function endingOf(
  reason: EndReason,
  events: readonly GameEvent[],
  { result, seats }: GameState,
  playerOf: (at: Seat) => number,
): Readonly<Record<string, unknown>> {
  const gone = (cause: SeatGoneEvent['cause']) => ({
    players: events
      .flatMap((event) => (event.type === 'seatGone' && event.cause === cause ? [playerOf(event.seat)] : []))
      .sort(),
  });
  switch (reason) {
    case 'out':
      return { player: playerOf(result?.out ?? seat(0)), settled: true };
    case 'scoreless':
    case 'noPlays':
      return { settled: true };
    case 'challenge':
      return {
        players: seats.flatMap((_, at) => (result?.standings[at]?.place === 1 ? [] : [playerOf(seat(at))])),
      };
    case 'resignation':
      return gone('resigned');
    case 'overtime':
      return gone('overtime');
    case 'claim':
      return gone('claimed');
    case 'removal':
      return gone('removed');
    default:
      return { players: [] };
  }
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
