import { expect, test } from 'vitest';
import { type Chance, chanceOf } from '../../../../engine/base/chance.ts';
import { seat } from '../../../../engine/base/units.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import { viewGame } from '../../../../engine/game/view.ts';
import type { BotAnswer, BotQuestion } from '../../../../engine/moves/bots/bot.ts';
import type { BotLevel } from '../../../../engine/moves/bots/bot-level.ts';
import { think } from '../../../../engine/moves/bots/think.ts';
import { englishLexicon } from '../../../support/english.ts';
import { Table } from '../../../support/table.ts';

const { casual, classic } = PRESETS;
const WORDS = englishLexicon();
/** Those who know every word and miss nothing. */
const STRONG = ['expert', 'master'] as const;
const KEY = new Uint8Array(32).fill(9);

function ask(table: Table, who: number, level: BotLevel): BotQuestion {
  return { level, seat: seat(who), ruleset: table.state.ruleset, game: viewGame(table.state, seat(who)) };
}

/** The answer, and in how many slices it was thought. */
function thought(
  question: BotQuestion,
  chance: Chance = chanceOf(KEY),
): { answer: BotAnswer; slices: number } {
  const thinking = think(question, { all: WORDS, known: WORDS }, chance);
  for (let slices = 1; ; slices++) {
    const slice = thinking.next();
    if (slice.done) return { answer: slice.value, slices };
  }
}

test.each(STRONG)('[Z1, Z2] %s lays the bingo that its rack is', (level) => {
  const table = new Table({ ruleset: casual, racks: ['RETAINS', 'Q'] });
  const { answer } = thought(ask(table, 0, level));
  expect(answer.type === 'place' && answer.tiles).toHaveLength(7);
});

test('[Z1] with nothing but what is hard to play an exchange is worth more than a pass', () => {
  const table = new Table({ ruleset: casual, racks: ['VVUUIIQ', 'E'] });
  expect(thought(ask(table, 0, 'expert')).answer).toMatchObject({ type: 'exchange' });
  const noBag = new Table({ ruleset: casual, racks: ['VVQ', 'E'], bag: '' });
  expect(thought(ask(noBag, 0, 'expert')).answer).toEqual({ type: 'pass' });
});

test('[Z2] the same question and chance have the same answer, thought in slices', () => {
  const table = new Table({ ruleset: casual, plays: ['8D FINED'], racks: ['AEINRST', 'EEOOAII'], toMove: 0 });
  const one = thought(ask(table, 0, 'master'));
  expect(thought(ask(table, 0, 'master'))).toEqual(one);
  expect(one.slices).toBeGreaterThan(2);
});

test.each(STRONG)(
  '[Z3] %s challenges a word that is not in the list on its turn, and lets others stand',
  (level) => {
    const table = new Table({ ruleset: classic, racks: ['FINEDXY', 'CONAAEE', 'AEI'] });
    table.place(0, '8D FINEDX');
    expect(thought(ask(table, 1, level)).answer).toEqual({ type: 'challenge', turn: 0, words: null });
    const good = new Table({ ruleset: classic, racks: ['FINEDXY', 'CONAAEE', 'AEI'] });
    good.place(0, '8D FINED');
    expect(thought(ask(good, 1, level)).answer.type).toBe('place');
  },
);

test.each(STRONG)(
  '[Z3, C4] %s answers for a last play: its consent to a word, a challenge to none',
  (level) => {
    const last = (play: string): Table => {
      const table = new Table({ ruleset: classic, racks: [play.slice(3), 'Q'], bag: '' });
      table.place(0, play);
      return table;
    };
    expect(thought(ask(last('8G CAT'), 1, level)).answer).toEqual({ type: 'accept', turn: 0 });
    expect(thought(ask(last('8G TCA'), 1, level)).answer).toEqual({
      type: 'challenge',
      turn: 0,
      words: null,
    });
  },
);

test('[Z4] in an endgame Master goes out with the play that leaves the other the most', () => {
  const table = new Table({ ruleset: casual, plays: ['8G CAT'], racks: ['S', 'QZ'], bag: '' });
  const { answer } = thought(ask(table, 0, 'master'));
  expect(answer).toMatchObject({ type: 'place', tiles: [{ letter: 'S' }] });
});
