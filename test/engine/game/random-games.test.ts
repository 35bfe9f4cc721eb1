import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import { replay } from '../../../engine/game/replay.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { Viewer } from '../../../engine/game/view-types.ts';
import { Ledger } from '../../support/ledger.ts';
import { RandomGame } from '../../support/random-game.ts';
import { checkEventView, checkStateView } from '../../support/secrets.ts';
import { tilesOn } from '../../support/tiles.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const { casual, classic } = PRESETS;
const HOUSE: Ruleset = { ...classic, end: { ...classic.end, scoreless: casual.end.scoreless } };
const SINGLE: Ruleset = { ...classic, challenge: { ...classic.challenge, rule: 'single' } };
const WORDS = wordTree(englishWords(5));
const FULL = TILE_SETS.english.kinds.map(({ count }) => count);

/** Name, ruleset, seats, games, first seed. */
const GROUPS: readonly (readonly [string, Ruleset, number, number, number])[] = [
  ['casual', casual, 2, 170, 10_000],
  ['casual', casual, 3, 165, 20_000],
  ['casual', casual, 4, 165, 30_000],
  ['classic', classic, 2, 170, 40_000],
  ['classic', classic, 3, 165, 50_000],
  ['classic', classic, 4, 165, 60_000],
  ['classic, every scoreless turn counted', HOUSE, 3, 60, 70_000],
  ['classic, challenges free', SINGLE, 3, 40, 80_000],
];

interface Figures {
  turns: number;
  /** Plays whose words are all in the list. */
  realPlays: number;
  wentOut: number;
  challenges: number;
  waits: number;
  views: number;
  otherWorlds: number;
}

describe.each(GROUPS)('%s', (_, ruleset, seats, games, firstSeed) => {
  test(`[B3, B4, E1] ${seats} seats, ${games} random games are by the rules at every step`, () => {
    const figures: Figures = {
      turns: 0,
      realPlays: 0,
      wentOut: 0,
      challenges: 0,
      waits: 0,
      views: 0,
      otherWorlds: 0,
    };
    for (let seed = firstSeed; seed < firstSeed + games; seed++) {
      try {
        playOne(ruleset, seats, seed, figures);
      } catch (cause) {
        throw new Error(`seed ${seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    }
    expect(figures.realPlays / figures.turns).toBeGreaterThan(0.6);
    expect(figures.wentOut / games).toBeGreaterThan(0.5);
    // The new deals must really be others, or the proof of views would prove nothing.
    expect(figures.otherWorlds / figures.views).toBeGreaterThan(0.9);
    if (ruleset.validation === 'challenge') {
      expect(figures.challenges).toBeGreaterThan(games);
      expect(figures.waits).toBeGreaterThan(games / 2);
    }
  });
});

function playOne(ruleset: Ruleset, seats: number, seed: number, figures: Figures): void {
  const ledger = new Ledger(WORDS.words);
  const viewers: Viewer[] = [null, ...Array.from({ length: seats }, (_, index) => seat(index))];
  const soFar: GameEvent[] = [];
  const game = new RandomGame(ruleset, seats, seed, WORDS, (events, state, random) => {
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
  });
  game.play();
  checkReplay(game.events, game.state);
  const count = (...types: GameEvent['type'][]) =>
    game.events.filter(({ type }) => types.includes(type)).length;
  figures.turns += count('played', 'exchanged', 'passed', 'turnLost');
  figures.realPlays += game.events.filter(isRealPlay).length;
  figures.challenges += count('challenged');
  figures.waits += count('lastPlayWaited');
  figures.wentOut += game.state.result?.reason === 'out' ? 1 : 0;
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
