import { expect, test } from 'vitest';
import { type Chance, chanceOf } from '../../../../engine/base/chance.ts';
import { quickChance } from '../../../../engine/base/quick-chance.ts';
import { seat } from '../../../../engine/base/units.ts';
import { equipmentOf } from '../../../../engine/equipment/equipment.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../../engine/equipment/ruleset.ts';
import { viewGame } from '../../../../engine/game/view.ts';
import type { BotAnswer } from '../../../../engine/moves/bots/bot.ts';
import type { BotLevel } from '../../../../engine/moves/bots/bot-level.ts';
import { vocabularyOf } from '../../../../engine/moves/bots/habits.ts';
import { think } from '../../../../engine/moves/bots/think.ts';
import { checkPlay } from '../../../../engine/play/check-play.ts';
import type { WordList } from '../../../../engine/words/lexicon.ts';
import { builtVocabulary } from '../../../support/built-lexicon.ts';
import { englishLexicon } from '../../../support/english.ts';
import type { Setup } from '../../../support/position.ts';
import { Table } from '../../../support/table.ts';

const { casual, classic } = PRESETS;
const ALL = englishLexicon();
const HABITUAL = ['novice', 'casual', 'club'] as const;

const wordsOf = (level: BotLevel): WordList => {
  const vocabulary = vocabularyOf(level);
  return vocabulary === null ? ALL : builtVocabulary('english', vocabulary);
};

const chances = (count: number): Chance[] => Array.from({ length: count }, (_, seed) => quickChance(seed));

function thoughtOf(table: Table, who: number, level: BotLevel, chance: Chance) {
  const game = viewGame(table.state, seat(who));
  const question = { level, seat: seat(who), ruleset: table.state.ruleset, game };
  return think(question, { all: ALL, known: wordsOf(level) }, chance);
}

function answer(...asked: Parameters<typeof thoughtOf>): BotAnswer {
  const thinking = thoughtOf(...asked);
  for (;;) {
    const slice = thinking.next();
    if (slice.done) return slice.value;
  }
}

/** What the first seat does on a board, for each of some chances. */
const answers = (setup: Setup, level: BotLevel, count: number): BotAnswer[] =>
  chances(count).map((chance) => answer(new Table(setup), 0, level, chance));

/** Words of a play that a list does not have. */
function strange(setup: Setup, did: BotAnswer, list: WordList): string[] {
  if (did.type !== 'place') return [];
  const { state } = new Table(setup);
  const { layout, tileSet } = equipmentOf(state.ruleset);
  const play = checkPlay(layout, tileSet, state.ruleset.bingo, state.board, did.tiles);
  if (!play.ok) throw new Error(play.error.code);
  return play.value.words.filter(({ letters }) => !list.has(letters)).map(({ letters }) => letters.join(''));
}

const laid = (did: BotAnswer): number => (did.type === 'place' ? did.tiles.length : 0);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const OPENING: Setup = { ruleset: casual, racks: ['RETAINS', 'E'] };
const MIDDLE: Setup = {
  ruleset: casual,
  plays: ['8D FINED', 'G6 TH(E)M'],
  racks: ['AEIORST', 'EEOOAII'],
  toMove: 0,
};

test.each(HABITUAL)('[Z6] %s has the same answer to the same question, words and chance', (level) => {
  const key = new Uint8Array(32).fill(7);
  const one = answer(new Table(MIDDLE), 0, level, chanceOf(key));
  expect(answer(new Table(MIDDLE), 0, level, chanceOf(key))).toEqual(one);
  const different = new Set(answers(MIDDLE, level, 20).map((did) => JSON.stringify(did)));
  expect(different.size).toBeGreaterThan(5);
});

test('[Z6] a bingo is seen by some of Club and of Casual, by Novice never, who lays few tiles', () => {
  const [novice = [], casually = [], club = []] = HABITUAL.map((level) =>
    answers(OPENING, level, 30).map(laid),
  );
  expect(Math.max(...novice)).toBeLessThan(6);
  expect(mean(novice)).toBeLessThan(4);
  expect(mean(casually)).toBeGreaterThan(4);
  for (const tiles of [casually, club]) {
    const bingos = tiles.filter((count) => count === 7).length;
    expect(bingos).toBeGreaterThan(2);
    expect(bingos).toBeLessThan(28);
  }
});

test.each(HABITUAL)('[Z5] where words are checked at once %s lays none but those that it knows', (level) => {
  for (const setup of [OPENING, MIDDLE, { ...MIDDLE, racks: ['?QIZAEO', 'E'] }]) {
    const dids = answers(setup, level, 15);
    expect(dids.flatMap((did) => strange(setup, did, wordsOf(level)))).toEqual([]);
    expect(dids.every(({ type }) => type === 'place' || type === 'exchange')).toBe(true);
  }
});

test('[Z5] a word that only players know is laid by Club and by nobody who does not know it', () => {
  const setup: Setup = { ruleset: casual, racks: ['QI', 'E'], bag: '' };
  expect(answers(setup, 'club', 1)).toMatchObject([{ type: 'place' }]);
  expect(answers(setup, 'casual', 3)).toEqual(Array(3).fill({ type: 'pass' }));
  expect(answers(setup, 'novice', 3)).toEqual(Array(3).fill({ type: 'pass' }));
});

test('[Z6] who knows no play exchanges where that can be done', () => {
  const setup: Setup = { ruleset: casual, racks: ['VVUUIIQ', 'E'] };
  for (const level of HABITUAL) expect(answers(setup, level, 1)).toMatchObject([{ type: 'exchange' }]);
});

/** How many of a hundred challenge a play of the other seat; the others go on to think of their own turn. */
function challengers(level: BotLevel, play: string, challenge: Partial<Ruleset['challenge']> = {}): number {
  const ruleset = { ...classic, challenge: { ...classic.challenge, ...challenge } };
  const table = new Table({ ruleset, racks: ['FINEDXY', 'CONAAEE'] });
  table.place(0, play);
  const said = chances(100).map((chance) => thoughtOf(table, 1, level, chance).next());
  return said.filter(({ done, value }) => done && value?.type === 'challenge').length;
}

test.each([
  ['novice', 0, 0],
  ['casual', 25, 55],
  ['club', 65, 95],
  ['expert', 100, 100],
] as const)(
  '[Z3] of a hundred %s challenge a word that is none between %i and %i times',
  (level, least, most) => {
    const count = challengers(level, '8D FINEDX');
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  },
);

test('[Z3] only Casual challenges a good word that it does not know, and seldom; a common word nobody', () => {
  expect(challengers('casual', '8E NIXY')).toBeGreaterThan(0);
  expect(challengers('casual', '8E NIXY')).toBeLessThan(12);
  for (const level of ['novice', 'club', 'expert'] as const) expect(challengers(level, '8E NIXY')).toBe(0);
  for (const level of HABITUAL) expect(challengers(level, '8D FINED')).toBe(0);
});

test('[Z3] where who is wrong loses the game Casual challenges no good word, and words that are none as ever', () => {
  expect(challengers('casual', '8E NIXY', { rule: 'triple' })).toBe(0);
  expect(challengers('casual', '8D FINEDX', { rule: 'triple' })).toBeGreaterThan(25);
});

test.each(HABITUAL)('[Z3, C4] %s lets a last play stand that it does not challenge', (level) => {
  const dids = chances(20).map((chance) => {
    const table = new Table({ ruleset: classic, racks: ['TCA', 'Q'], bag: '' });
    table.place(0, '8G TCA');
    return answer(table, 1, level, chance);
  });
  expect(dids).toContainEqual(
    level === 'club' ? { type: 'challenge', turn: 0, words: null } : { type: 'accept', turn: 0 },
  );
  expect(new Set(dids.map(({ type }) => type)).size).toBe(level === 'novice' ? 1 : 2);
});

const WITH_CHALLENGES: Setup = { ...MIDDLE, ruleset: classic };

/** The words that are none of each bluff, and the number of its chance. */
const bluffsOf = (level: BotLevel, count: number) =>
  answers(WITH_CHALLENGES, level, count)
    .map((did, number) => ({ number, words: strange(WITH_CHALLENGES, did, wordsOf(level)) }))
    .filter(({ words }) => words.length > 0);

test.each(['casual', 'club'] as const)(
  '[Z3] %s now and then lays a misspelt word, but not where that would lose the game or be refused',
  (level) => {
    const bluffs = bluffsOf(level, 100);
    expect(bluffs.length).toBeGreaterThan(0);
    expect(bluffs.length).toBeLessThan(10);
    for (const { words } of bluffs) {
      expect([words.length, (words[0]?.length ?? 0) >= 4]).toEqual([1, true]);
    }
    const triple = { ...classic, challenge: { ...classic.challenge, rule: 'triple' } } as const;
    for (const ruleset of [triple, casual]) {
      const setup: Setup = { ...MIDDLE, ruleset };
      const dids = bluffs.map(({ number }) => answer(new Table(setup), 0, level, quickChance(number)));
      expect(dids.flatMap((did) => strange(setup, did, wordsOf(level)))).toEqual([]);
    }
  },
);

test.each(['novice', 'expert'] as const)('[Z3] %s never lays a word that it does not know', (level) => {
  expect(bluffsOf(level, 40)).toEqual([]);
});
