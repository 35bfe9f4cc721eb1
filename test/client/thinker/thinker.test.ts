import { afterEach, expect, test, vi } from 'vitest';
import { patientThinker } from '../../../client/thinker/patient-thinker.ts';
import type { Thinker } from '../../../client/thinker/thinker.ts';
import { chanceOf } from '../../../engine/base/chance.ts';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { viewGame } from '../../../engine/game/view.ts';
import type { BotAnswer, BotQuestion } from '../../../engine/moves/bots/bot.ts';
import { BOT_LEVELS, type BotLevel } from '../../../engine/moves/bots/bot-level.ts';
import { vocabularyOf } from '../../../engine/moves/bots/habits.ts';
import { think } from '../../../engine/moves/bots/think.ts';
import { wordListsFrom } from '../../../engine/protocol/word-lists.ts';
import { builtLexicon, builtVocabulary } from '../../support/built-lexicon.ts';
import { Table } from '../../support/table.ts';
import { testThinker } from '../support/test-thinker.ts';

/** Whole word lists are read, and games thought through, on machines that do other things too. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

const KEY = new Uint8Array(32).map((_, index) => index);
const HEX = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const thinkers: { end: () => void }[] = [];
function thinker(...given: Parameters<typeof testThinker>) {
  const made = testThinker(...given);
  thinkers.push(made);
  return made;
}
afterEach(() => {
  for (const { end } of thinkers.splice(0)) end();
  vi.useRealTimers();
});

function questionFor(level: BotLevel): BotQuestion {
  const table = new Table({ racks: ['RETINAS', 'ABCDEFG'] });
  return { level, seat: seat(0), ruleset: PRESETS.casual, game: viewGame(table.state, seat(0)) };
}

function directly(question: BotQuestion): BotAnswer {
  const { words } = builtLexicon('english');
  const vocabulary = vocabularyOf(question.level);
  const known = vocabulary === null ? words : builtVocabulary('english', vocabulary);
  const thought = think(question, { all: words, known }, chanceOf(KEY));
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}

test.each(BOT_LEVELS)('[Z8] %s answers in the worker what it answers directly', async (level) => {
  const question = questionFor(level);
  const { load, ask } = thinker();
  await load({ tileSet: 'english', lexicon: 'english', level });
  expect(await ask({ question, lexicon: 'english', key: HEX })).toEqual(directly(question));
});

test('[Z8] a question that comes while another is thought of takes its place', async () => {
  const slices: (() => void)[] = [];
  const { ask } = thinker(undefined, () => new Promise<void>((resolve) => slices.push(resolve)));
  const [first, second] = [questionFor('expert'), questionFor('novice')];
  const given = ask({ question: first, lexicon: 'english', key: HEX });
  await vi.waitUntil(() => slices.length === 1, { timeout: PATIENCE });
  const answered = ask({ question: second, lexicon: 'english', key: HEX });
  await vi.waitUntil(() => slices.length === 2, { timeout: PATIENCE });
  const goOn = setInterval(() => slices.shift()?.(), 0);
  expect(await given).toBeNull();
  expect(await answered).toEqual(directly(second));
  clearInterval(goOn);
});

test('[Z8] where words cannot be had the thinker says so, and has them when they can', async () => {
  let isDown = true;
  const whole = testThinker();
  thinkers.push(whole);
  const { load } = thinker(
    wordListsFrom(async () => {
      if (isDown) throw new TypeError('failed to fetch');
      return new Response('[]');
    }),
  );
  const wanted = { tileSet: 'english', lexicon: 'english', level: 'novice' } as const;
  await expect(load(wanted)).rejects.toThrow('failed to fetch');
  isDown = false;
  // An index without a list is none.
  await expect(load(wanted)).rejects.toThrow('Invalid length');
  await expect(whole.load({ ...wanted, lexicon: 'klingon' })).rejects.toThrow('no lexicon klingon');
  await whole.load(wanted);
});

test('[Z8] a thinker that fails or is silent for a minute is ended and started anew', async () => {
  vi.useFakeTimers();
  const pass: BotAnswer = { type: 'pass' };
  const answers: (() => Promise<BotAnswer>)[] = [
    () => Promise.reject(new Error('broken')),
    () => new Promise(() => undefined),
    async () => pass,
  ];
  let [started, ended] = [0, 0];
  const start = (): Thinker => {
    const answer = answers[started++];
    if (answer === undefined) throw new Error('too many');
    return { load: async () => undefined, ask: answer, end: () => ended++ };
  };
  const { ask } = patientThinker(start);
  const asked = { question: questionFor('novice'), lexicon: 'english', key: HEX };
  await expect(ask(asked)).rejects.toThrow('broken');
  const silent = expect(ask(asked)).rejects.toThrow('silent');
  await vi.advanceTimersByTimeAsync(60_000);
  await silent;
  expect(await ask(asked)).toEqual(pass);
  expect([started, ended]).toEqual([3, 2]);
});
