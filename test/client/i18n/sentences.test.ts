import { describe, expect, test } from 'vitest';
import type { Language } from '../../../client/i18n/language.ts';
import { sentenceFor } from '../../../client/i18n/refusal-sentences.ts';
import { say } from '../../../client/i18n/sentences.ts';
import type { Context } from '../../../client/state/people.ts';
import { seat, seq } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import { OWN_WORDS } from '../../../engine/protocol/own-words.ts';
import { at, letter, wordOf } from '../../support/tiles.ts';
import { lineOf } from '../support/line-of.ts';

const context: Context = { layout: BOARD_LAYOUTS.classic, names: ['Ida', 'Marek', null], you: seat(0) };

const SAID: readonly (readonly [Refusal, string])[] = [
  [
    { code: 'word/invalid', words: [wordOf('WIRD')] },
    'WIRD is not in this room’s word list. Your tiles stay where they are.',
  ],
  [
    { code: 'word/invalid', words: [wordOf('WIRD'), wordOf('QX'), wordOf('ZZ')] },
    'WIRD, QX and ZZ are not in this room’s word list. Your tiles stay where they are.',
  ],
  [{ code: 'play/misses-star', star: at('H8') }, 'The first word must cover the star at H8.'],
  [{ code: 'play/not-in-line' }, 'These tiles are not in one line.'],
  [{ code: 'play/gap', square: at('K11') }, 'There is a gap at K11.'],
  [{ code: 'play/not-connected' }, 'Your word must touch one on the board.'],
  [{ code: 'turn/not-yours', toMove: seat(1) }, 'Marek has the turn. Your tiles wait on the board.'],
  [{ code: 'turn/not-yours', toMove: seat(2) }, 'Seat 3 has the turn. Your tiles wait on the board.'],
  [{ code: 'exchange/bag-too-small', inBag: 4, needed: 5 }, 'Only 4 tiles are in the bag, and this needs 5.'],
  [{ code: 'exchange/bag-too-small', inBag: 0, needed: 1 }, 'The bag is empty, so you cannot exchange.'],
  [{ code: 'rack/missing-tile', tile: '?' }, 'You have no blank for this.'],
  [{ code: 'tile/not-a-letter', letter: letter('É') }, 'É is not a letter of this game.'],
  [
    { code: 'challenge/not-next', next: seat(1) },
    'By the rules of this room only Marek may challenge this play.',
  ],
  [{ code: 'seat/left' }, 'You have left this game. You can watch.'],
  [{ code: 'room/not-host', host: seat(1) }, 'Only Marek can do this.'],
  // Nothing of where the tiles are: a play from another tab may have taken some.
  [
    { code: 'room/stale', seq: seq(3) },
    'The table changed before this arrived, so it was not done. Look again.',
  ],
  [
    { code: 'name/too-long', max: 20 },
    'A name has at most 20 characters, and fewer of those that are made of several.',
  ],
];

const whole = ({ text, safe }: { text: string; safe?: string }): string =>
  safe === undefined ? text : `${text} ${safe}`;

describe('[U18] words for what is refused', () => {
  test.each(SAID)('[U18] %o', (error, words) => {
    expect(whole(sentenceFor(error, context))).toBe(words);
  });

  test('[U18] a problem of the API has words of its own, an unknown one too', () => {
    const problem = (code: string) => ({ type: 'about:blank', title: 'x', status: 409, code });
    expect(sentenceFor(problem('room/full'), context).text).toBe('All seats are taken. You can watch.');
    expect(sentenceFor(problem('net/offline'), context).text).toBe('No connection.');
    expect(sentenceFor(problem('constructor'), context).text).toBe('This did not work.');
  });

  test('[U18] nothing shouts', () => {
    for (const [error] of [...SAID, [{ code: 'room/stale', seq: seq(3) } as const]]) {
      expect(whole(sentenceFor(error, context))).not.toMatch(/!|oops|please|opponent/i);
    }
  });
});

test('[U131] English says all that a language says', () => {
  // The type-checker finds what is missing or otherwise.
  const all: Language = say;
  expect(Object.values(all)).not.toContain(undefined);
});

describe('[U18] words for what happened', () => {
  const verdict = {
    type: 'challenged',
    seat: seat(0),
    challenged: seat(1),
    turn: 3,
    verdicts: [
      { word: wordOf('FOOL'), valid: true },
      { word: wordOf('OL'), valid: false },
    ],
    upheld: true,
    penalty: 'none',
    award: null,
    decides: false,
  } as const;

  test('[U18] a challenge that was right', () => {
    expect(say.verdict(verdict, context)).toEqual({
      title: 'Marek’s play is withdrawn',
      text: 'You challenged FOOL and OL. OL is not in the word list.',
      safe: 'Marek has the tiles back and scores nothing for this turn.',
    });
    const mine = { ...verdict, seat: seat(1), challenged: seat(0) };
    expect(say.verdict(mine, context).safe).toBe('You have the tiles back and score nothing for this turn.');
  });

  test('[U18] a challenge that was wrong', () => {
    const wrong = { ...verdict, upheld: false, verdicts: verdict.verdicts.slice(0, 1) };
    expect(whole(say.verdict({ ...wrong, penalty: 'owesTurn' }, context))).toBe(
      'You challenged FOOL. The word is in the word list. Your next turn is lost.',
    );
    expect(whole(say.verdict({ ...wrong, seat: seat(1), penalty: 'none' }, context))).toBe(
      'Marek challenged FOOL. The word is in the word list.',
    );
  });

  test('[U18] what a challenge that failed moved, or decided', () => {
    const wrong = { ...verdict, upheld: false, verdicts: verdict.verdicts.slice(0, 1) };
    const safe = (change: object): string | undefined => say.verdict({ ...wrong, ...change }, context).safe;
    expect(safe({ award: { seat: seat(1), points: 10 } })).toBe('Marek gains 10 points.');
    expect(safe({ award: { seat: seat(0), points: -1 } })).toBe('You lose 1 point.');
    expect(safe({ award: { seat: seat(0), points: 0 } })).toBe(
      'Your last turn had scored nothing, so nothing is lost.',
    );
    expect(safe({ penalty: 'losesGame', decides: true })).toBe('You lose the game.');
    expect(say.verdict({ ...verdict, decides: true }, context).safe).toBe('Marek loses the game.');
  });

  test('[U18] squares that a play took', () => {
    expect(whole(say.displaced(seat(1), 2, context))).toBe(
      'Marek’s play took 2 of your squares. Those tiles are back on your rack.',
    );
  });

  test('[U18] a turn without a play', () => {
    const row = { turn: 1, seat: seat(0), score: 0, total: 0 };
    expect(say.turn({ kind: 'exchange', count: 3, ...row })).toBe('Exchanged 3');
    expect(say.turn({ kind: 'pass', by: 'seat', ...row })).toBe('Passed');
    expect(say.turn({ kind: 'pass', by: 'clock', ...row })).toBe('Passed by the clock');
    expect(say.turn({ kind: 'gone', cause: 'overtime', ...row })).toBe('Lost on time');
    expect(say.turn({ kind: 'lost', cause: 'challenge', ...row })).toBe('Lost the turn');
  });
});

test('[D10] nobody can be called what the page calls its reader', () => {
  expect(OWN_WORDS).toContain(say.nameOf(seat(0), context));
  expect(OWN_WORDS).toContain(say.chat.speaker(lineOf(1, { own: true })));
});
