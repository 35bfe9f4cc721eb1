import { expect, test } from 'vitest';
import { announcement, tableTitle } from '../../../../client/i18n/en/announcement.ts';
import { bots } from '../../../../client/i18n/en/bots.ts';
import { nextThing } from '../../../../client/i18n/en/next-thing.ts';
import { seat } from '../../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../../engine/equipment/board-layouts.ts';
import { viewGame } from '../../../../engine/game/view.ts';
import { BOT_LEVELS } from '../../../../engine/moves/bots/bot-level.ts';
import { Table } from '../../../support/table.ts';
import { wordOf } from '../../../support/tiles.ts';

const people = { names: ['Ida', 'Marek'], you: seat(0), standIn: 'Vera' };
const context = { ...people, layout: BOARD_LAYOUTS.classic };
const table = new Table({ racks: ['FINEDXA', 'CONABCD'] });
const own = viewGame(table.state, seat(0));
table.place(0, '8D FINED');
const others = viewGame(table.state, seat(0));

test('[U71] every level has a name of its own and a sentence of its own', () => {
  const said = BOT_LEVELS.map((level) => bots.levels[level]);
  expect(new Set(said.map(({ title }) => title)).size).toBe(BOT_LEVELS.length);
  expect(new Set(said.map(({ sentence }) => sentence)).size).toBe(BOT_LEVELS.length);
  for (const { sentence } of said) expect(sentence).toMatch(/^[A-Z][^!]*\.$/);
});

test('[U72] what sits on a seat is said behind its name', () => {
  expect(bots.kind('expert')).toBe('computer, Expert');
});

test('[U73] the wait before a bot’s turn is told with the word that can be challenged', () => {
  expect(bots.waits('Vera', wordOf('FINED'))).toBe('Vera waits: challenge FINED, or let it stand.');
});

test('[U74] no turn is called one’s own while a bot takes it', () => {
  expect(announcement({ phase: 'playing', toMove: seat(0) }, undefined, people)).toBe('Vera has your turn.');
  expect(announcement({ phase: 'playing', toMove: seat(1) }, undefined, people)).toBe('Marek’s turn.');
  expect(tableTitle(own, people)).toBe('Vera has your turn, 0 to 0');
  expect(nextThing({ game: own, isFirst: true, seconds: null }, context)).toBe('Vera has your turn.');
  expect(nextThing({ game: others, isFirst: false, seconds: null }, context)).toBe('Marek has the turn.');
});

test('[U74] whose answer a last play waits for is the bot that gives it', () => {
  const last = new Table({ racks: ['AB', 'CD'], bag: '' });
  last.place(0, '8H AB');
  const game = viewGame(last.state, seat(1));
  expect(nextThing({ game, isFirst: false, seconds: 20 }, { ...context, you: seat(1) })).toBe(
    'Waiting for Vera to answer, 20 s.',
  );
});
