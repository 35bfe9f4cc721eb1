import { describe, expect, test } from 'vitest';
import {
  deskNewsText,
  draftText,
  nextThing,
  unansweredText,
  unsentText,
} from '../../../../client/i18n/en/next-thing.ts';
import { seat } from '../../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../../engine/equipment/board-layouts.ts';
import { viewGame } from '../../../../engine/game/view.ts';
import { Table } from '../../../support/table.ts';
import { at, letter, wordOf } from '../../../support/tiles.ts';

const context = { layout: BOARD_LAYOUTS.classic, names: ['Ida', 'Marek'], you: seat(0) };
const table = new Table({ racks: ['FINEDXA', 'CONABCD'] });
const before = viewGame(table.state, seat(0));
table.place(0, '8D FINED');
const after = viewGame(table.state, seat(1));

describe('[U23] the line under the board', () => {
  test('[U23] says whose turn it is, and what can be done with one’s own', () => {
    expect(nextThing({ game: before, isFirst: true, seconds: null }, context)).toBe(
      'Your word must cover the star.',
    );
    expect(nextThing({ game: after, isFirst: false, seconds: null }, context)).toBe(
      'Marek has the turn. You can try words meanwhile.',
    );
    expect(nextThing({ game: after, isFirst: false, seconds: null }, { ...context, you: null })).toBe(
      'Marek has the turn. You are watching; the racks stay hidden.',
    );
    const closed = { ...after, latestPlay: null };
    expect(nextThing({ game: closed, isFirst: false, seconds: null }, { ...context, you: seat(1) })).toBe(
      'Lay a word, exchange tiles or pass.',
    );
  });

  test('[U23] offers the challenge while there is one', () => {
    expect(nextThing({ game: after, isFirst: false, seconds: null }, { ...context, you: seat(1) })).toBe(
      'Lay a word, or challenge FINED.',
    );
  });

  test('[U51] tells who was gone what has come of it', () => {
    const [first, ...rest] = after.seats;
    if (first === undefined) throw new Error('no seats');
    const gone = { ...after, seats: [{ ...first, left: 'removed' as const }, ...rest] };
    expect(nextThing({ game: gone, isFirst: false, seconds: null }, context)).toBe(
      'Marek has the turn. You were gone and were taken out of the game. You can watch.',
    );
  });

  test('[U23] says whose answer a last play waits for, and how long', () => {
    const answers = [{ seat: seat(1), left: 30_000, since: 0 }] as never;
    const wait = { ...after, wait: { turn: 1, answers, until: 0 as never } };
    expect(nextThing({ game: wait, isFirst: false, seconds: 20 }, context)).toBe(
      'Waiting for Marek to answer, 20 s.',
    );
    expect(nextThing({ game: wait, isFirst: false, seconds: null }, { ...context, you: seat(1) })).toBe(
      'The last play: let it stand, or challenge it.',
    );
  });
});

test('[U29] what the last touch did is said in words', () => {
  expect(deskNewsText({ kind: 'laid', letter: letter('S'), square: at('K4') }, context)).toBe('S on K4.');
  expect(deskNewsText({ kind: 'turned', direction: 'down' }, context)).toBe('Direction down.');
  expect(deskNewsText({ kind: 'missing', letter: letter('Q') }, context)).toBe('You have no Q.');
  expect(deskNewsText({ kind: 'noSquare' }, context)).toBe('Press a square first.');
});

test('[U29] what a draft comes to is said with all its words', () => {
  const word = (text: string, score: number) => ({ letters: wordOf(text), squares: [], score });
  const play = { direction: 'across', tiles: [], bingo: 0 } as const;
  expect(draftText({ ...play, words: [word('SHIRT', 16), word('AT', 2)], score: 18 })).toBe(
    'SHIRT 16, AT 2, total 18.',
  );
  expect(draftText({ ...play, words: [word('SHIRT', 16)], score: 16 })).toBe('SHIRT 16.');
});

test('[U10] a turn that waits for a line is said to wait', () => {
  expect(unsentText('place')).toBe('Your play waits to be sent.');
  expect(unansweredText('place')).toBe('Your play has no answer yet. It is sent again until it has one.');
});
