import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import { replay } from '../../../engine/game/replay.ts';
import type { Series } from '../../../engine/game/series.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { Viewer } from '../../../engine/game/view-types.ts';
import { Ledger } from '../../support/ledger.ts';
import { type Observer, RandomGame } from '../../support/random-game.ts';
import { randomRuleset, randomSeries } from '../../support/random-ruleset.ts';
import { checkEventView, checkStateView } from '../../support/secrets.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { hasPlay } from '../../support/slow-searcher.ts';
import { tilesOn } from '../../support/tiles.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const { casual, classic } = PRESETS;
const WORDS = wordTree(englishWords(5));
const FULL = TILE_SETS.english.kinds.map(({ count }) => count);

/** Name, ruleset (null for another one in every game), seats, games, first seed. */
const GROUPS: readonly (readonly [string, Ruleset | null, number, number, number])[] = [
  ['casual', casual, 2, 70, 10_000],
  ['casual', casual, 3, 70, 20_000],
  ['casual', casual, 4, 140, 30_000],
  ['classic', classic, 2, 70, 40_000],
  ['classic', classic, 3, 70, 50_000],
  ['classic', classic, 4, 140, 60_000],
  ['any rules', null, 2, 160, 70_000],
  ['any rules', null, 3, 140, 80_000],
  ['any rules', null, 4, 140, 90_000],
];

interface Figures {
  turns: number;
  /** Plays whose words are all in the list. */
  realPlays: number;
  wentOut: number;
  waits: number;
  views: number;
  otherWorlds: number;
  /** Why games ended, and what challenges and seats came to. */
  readonly seen: Set<string>;
  challenges: number;
}

describe.each(GROUPS)('%s', (_, ruleset, seats, games, firstSeed) => {
  test(`[B3, B4, C1, E1, R4] ${seats} seats, ${games} random games are by the rules at every step`, () => {
    const figures: Figures = {
      ...{ turns: 0, realPlays: 0, wentOut: 0, waits: 0, views: 0, otherWorlds: 0, challenges: 0 },
      seen: new Set(),
    };
    for (let seed = firstSeed; seed < firstSeed + games; seed++) {
      const random = seededRandom(seed);
      try {
        playOne(ruleset ?? randomRuleset(random, seats), randomSeries(random, seats), seats, seed, figures);
      } catch (cause) {
        throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    }
    expect(figures.realPlays / figures.turns).toBeGreaterThan(0.5);
    // The new deals must really be others, or the proof of views would prove nothing.
    expect(figures.otherWorlds / figures.views).toBeGreaterThan(0.85);
    // Where words are checked, who is stuck comes to the end before all have passed often enough.
    const stuck = ruleset === casual ? 'noPlays' : 'scoreless';
    expect([...figures.seen]).toEqual(expect.arrayContaining(['resigned', 'resignation', 'out', stuck]));
    if (ruleset?.validation !== 'void') {
      expect(figures.challenges).toBeGreaterThan(games);
      expect(figures.waits).toBeGreaterThan(games / 4);
    }
    if (ruleset !== null) expect(figures.wentOut / games).toBeGreaterThan(0.4);
    else expect([...figures.seen]).toEqual(expect.arrayContaining(WITH_ANY_RULES));
    if (ruleset === null && seats === 2) expect(figures.seen).toContain('losesGame');
  });
});

/** What any rules must have led to, or the games prove less than they seem to. */
const WITH_ANY_RULES = [
  ...['upheld', 'failed', 'none', 'losesThisTurn', 'owesTurn', 'award', 'fine', 'some words'],
  'a lost wait',
  ...['overtime', 'passed by the clock', 'time points'],
];

function playOne(ruleset: Ruleset, series: Series, seats: number, seed: number, figures: Figures): void {
  const ledger = new Ledger(WORDS.words, (board, rack) => hasPlay(board, rack, WORDS), series);
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, index) => seat(index))];
  const soFar: GameEvent[] = [];
  const observe: Observer = (events, state, random) => {
    soFar.push(...events);
    for (const event of events) {
      ledger.write(event);
      for (const viewer of viewers) checkEventView(event, viewer, random);
    }
    ledger.compare(state);
    checkTiles(state);
    for (const viewer of viewers) {
      figures.views++;
      if (checkStateView(state, viewer, random)) figures.otherWorlds++;
    }
    if (random.chance(0.05)) checkReplay(soFar, state);
  };
  const game = new RandomGame(ruleset, seats, seed, WORDS, observe, series);
  game.play();
  checkReplay(game.events, game.state);
  const count = (...types: GameEvent['type'][]) =>
    game.events.filter(({ type }) => types.includes(type)).length;
  figures.turns += count('played', 'exchanged', 'passed', 'turnLost');
  figures.realPlays += game.events.filter(isRealPlay).length;
  figures.challenges += count('challenged');
  figures.waits += count('lastPlayWaited');
  figures.wentOut += game.state.result?.reason === 'out' ? 1 : 0;
  for (const fact of factsOf(game.events)) figures.seen.add(fact);
}

function* factsOf(events: readonly GameEvent[]): Generator<string> {
  for (const [index, event] of events.entries()) {
    if (event.type === 'ended') yield event.reason;
    if (event.type === 'seatGone') yield event.cause;
    if (event.type === 'passed') yield `passed by the ${event.by}`;
    if (event.type === 'ended' && event.standings.some(({ timePoints }) => timePoints < 0))
      yield 'time points';
    if (event.type !== 'challenged') continue;
    yield event.upheld ? 'upheld' : 'failed';
    yield event.penalty;
    if (event.award !== null) yield event.award.points > 0 ? 'award' : 'fine';
    const play = events.find((other) => other.type === 'played' && other.turn === event.turn);
    if (play?.type === 'played' && play.words.length > event.verdicts.length) yield 'some words';
    if (!event.upheld && events[index - 1]?.type === 'lastPlayWaited') yield 'a lost wait';
  }
}

function isRealPlay(event: GameEvent): boolean {
  return event.type === 'played' && event.words.every(({ letters }) => WORDS.lexicon.has(letters));
}

/** Board, racks and bag are the set, counted by physical tile. */
function checkTiles(state: GameState): void {
  const outside = [...tilesOn(state.board), ...state.seats.flatMap(({ rack }) => rack)];
  const all = TILE_SETS.english.kinds.map(
    ({ tile }, index) => (state.bag[index] ?? 0) + outside.filter((each) => each === tile).length,
  );
  if (!isDeepStrictEqual(all, FULL)) throw new Error(`the tiles are ${all}`);
}

/** The events add up to the state, and both are the same when they were stored in between. */
function checkReplay(events: readonly GameEvent[], state: GameState): void {
  if (!isDeepStrictEqual(replay(events), state)) throw new Error('replaying leads elsewhere');
  const stored: { events: GameEvent[]; state: GameState } = JSON.parse(JSON.stringify({ events, state }));
  if (!isDeepStrictEqual(stored, { events, state })) throw new Error('storing changes something');
}
