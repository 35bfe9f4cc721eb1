import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writtenPlay } from '../../../client/board/written-play.ts';
import { sayLearn } from '../../../client/i18n/learn-sentences.ts';
import { lessonLine } from '../../../client/learn/lesson-line.ts';
import { LESSONS, type LessonId } from '../../../client/learn/lessons.ts';
import { connect, disconnect, outbox } from '../../../client/net/connection.ts';
import { game } from '../../../client/state/room-state.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { builtLexicon } from '../../support/built-lexicon.ts';
import { tilesOf } from '../../support/tiles.ts';

type Order = Parameters<typeof outbox.submit>[0];

const { words } = builtLexicon('english');
const ref = { id: 'english', title: 'Test', hash: '0'.repeat(16), words: 1 };

beforeEach(() => {
  const browser = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

/** Sits down to a lesson; gives how its turns were judged. */
async function sitDown(lesson: LessonId): Promise<readonly boolean[]> {
  const turns: boolean[] = [];
  const id = `device-${lesson}`;
  connect(
    id,
    lessonLine(id, lesson, { ref, words, names: ['You', 'Robin'], onTurn: (isGoal) => turns.push(isGoal) }),
  );
  await vi.waitUntil(() => game.value !== null);
  return turns;
}

/** Does something at the table; gives the code of its refusal, or null. */
async function does(order: Order): Promise<string | null> {
  outbox.submit(order);
  await vi.waitUntil(() => underWay.value.length === 0);
  return outbox.refusal.value?.code ?? null;
}

const play = (text: string): Order => ({
  type: 'place',
  tiles: [...writtenPlay(BOARD_LAYOUTS.classic, text).tiles],
  lag: 0,
});

test('[U168] the first word is refused beside the star and where it is none, and done on the star', async () => {
  const turns = await sitDown('star');
  expect(await does(play('9E TRAIN'))).toBe('play/misses-star');
  expect(await does(play('8E TRNI'))).toBe('word/invalid');
  expect(turns).toEqual([]);
  expect(await does(play('8E TRAIN'))).toBeNull();
  expect([turns, game.value?.seats[0]?.score]).toEqual([[true], 10]);
});

test('[U168] a word that hangs together with nothing is refused, an S behind TRAIN is done', async () => {
  const turns = await sitDown('hook');
  expect(await does(play('2B PALE'))).toBe('play/not-connected');
  expect(await does(play('8F (TRAIN)S'))).toBeNull();
  expect([turns, game.value?.seats[0]?.score]).toEqual([[true], 6]);
});

test.each([
  ['premium', 'H8 (A)GED', 'I7 L(I)KED'],
  ['blank', 'H8 (A)CE', 'G7 C(R)UeT'],
] as const)('[U168] %s: a play without it is a miss, one with it is done', async (lesson, other, good) => {
  const missed = await sitDown(lesson);
  expect(await does(play(other))).toBeNull();
  expect(missed).toEqual([false]);
  disconnect();
  const turns = await sitDown(lesson);
  expect(await does(play(good))).toBeNull();
  expect(turns).toEqual([true]);
});

test('[U168] an exchange gives other tiles and takes the turn; a pass is a miss', async () => {
  const turns = await sitDown('exchange');
  expect(await does({ type: 'exchange', tiles: tilesOf('VVUU'), lag: 0 })).toBeNull();
  expect([turns, game.value?.rack.length, game.value?.toMove]).toEqual([[true], 7, 1]);
  disconnect();
  const missed = await sitDown('exchange');
  expect(await does({ type: 'pass', lag: 0 })).toBeNull();
  expect(missed).toEqual([false]);
});

test.each([
  ['challenge', 'GRAET', null],
  ['challengeNext', 'GRAET', null],
  ['challengeWords', 'HOAPS TRAINS', [0]],
  ['challengeScore', 'GRAET', null],
] as const)(
  '[U168, U186] %s: the phony that lies there is withdrawn when it is challenged',
  async (lesson, laid, named) => {
    const turns = await sitDown(lesson);
    const { latestPlay } = game.value ?? {};
    expect(latestPlay?.words.map((word) => word.join('')).join(' ')).toBe(laid);
    expect(
      await does({ type: 'challenge', turn: latestPlay?.turn ?? 0, words: named && [...named] }),
    ).toBeNull();
    expect([turns, game.value?.seats[1]?.score]).toEqual([[true], 0]);
  },
);

test('[U186] a challenge of good words alone is a miss', async () => {
  const turns = await sitDown('challengeWords');
  const turn = game.value?.latestPlay?.turn ?? 0;
  expect(await does({ type: 'challenge', turn, words: [1] })).toBeNull();
  expect(turns).toEqual([false]);
  expect(game.value?.seats.map(({ score }) => score)).toEqual([0, 31]);
});

test('[U168] nothing else can be done at such a table', async () => {
  const turns = await sitDown('star');
  expect(await does({ type: 'resign', game: 1 })).toBe('room/already-started');
  expect(turns).toEqual([]);
});

test('[U168] every step says what to do, that it is done, and that it was something else', () => {
  for (const lesson of LESSONS) {
    const said = Object.values(sayLearn.lessons[lesson]);
    expect(said).toHaveLength(4);
    expect(said.every((text) => text.length > 10)).toBe(true);
  }
  expect(sayLearn.step(2, 6)).toBe('Step 2 of 6');
});
