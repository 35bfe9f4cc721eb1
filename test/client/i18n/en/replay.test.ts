import { describe, expect, test } from 'vitest';
import { openErrorText, sayReplay } from '../../../../client/i18n/replay-sentences.ts';
import { openGame } from '../../../../client/replay/open-game.ts';
import { replayRows } from '../../../../client/replay/replay-rows.ts';
import type { GcgEnding } from '../../../../engine/notation/gcg/gcg-ending.ts';
import { twoPlayers } from '../../../support/gcg.ts';
import { openLines, SHORT_GAME } from '../../support/open-text.ts';

function refusal(text: string): string {
  const open = openGame(text);
  if (open.ok) throw new Error('not refused');
  return openErrorText(open.error);
}

test.each([
  ['hello', 'Line 1 begins with neither # nor >: “hello”.'],
  ['#player1', 'Line 1: this player has no name.'],
  ['#player5 Ed', 'Line 1: “Ed” cannot have this number. Players are numbered from 1 to 4.'],
  ['', 'The file does not name its players one after another, as in “#player1 Ann Ann Lee”, “#player2 Bo”.'],
  [twoPlayers('>Cy: AB - +0 0'), 'Line 3: no player is called “Cy”.'],
  [twoPlayers('>Ann: AB 8D'), 'Line 3: the word is missing.'],
  [twoPlayers('>Ann: AB 8D AB'), 'Line 3: the points are missing.'],
  [twoPlayers('>Ann: AB 8O AB +4 4'), 'Line 3: “AB” runs off the board.'],
  [twoPlayers('>Ann: AB -- +0 0'), 'Line 3: this player has no play to take back.'],
  [twoPlayers('>Ann: Ĝ 8D FIĜ +26 26'), 'No tile set of this page has this letter: Ĝ.'],
])('[U46, U18] what cannot be read of %j is said with its line', (text, sentence) => {
  expect(refusal(text)).toBe(sentence);
});

describe('[U47] what is read aloud', () => {
  const open = openLines(...SHORT_GAME);
  const rows = replayRows(open);
  const aloud = (position: number, total: number): string =>
    sayReplay.announcement(rows[position - 1] ?? null, ['Ann', 'Bo'], total, open.equipment.layout);

  test('[U47] is the turn with its points, and the total', () => {
    expect(aloud(0, 0)).toBe('The board is empty.');
    expect(aloud(1, 26)).toBe('Turn 1. Ann: 8D FINED, 26 points. Ann has 26.');
    expect(aloud(2, 42)).toBe('Turn 2. Bo: 8A CON(FINED), 42 points. It is taken back later. Bo has 42.');
    expect(aloud(3, 0)).toBe('Turn 3. Bo: Took it back, −42 points. Bo has 0.');
    expect(aloud(4, 26)).toBe('Turn 4. Ann: Exchanged AX, 0 points. Ann has 26.');
    expect(aloud(5, 0)).toBe('Turn 5. Bo: Exchanged 2, 0 points. Bo has 0.');
  });
});

test.each([
  ['>Ann: DEFIN 8D FINED +28 28', ['The file has 28 points, counted again it is 26.']],
  ['>Ann: DEFIN 8D FINED +26 30', ['The file has a total of 30. With the total before, it would be 26.']],
  ['>Ann: DEFI 8D FINED +26 26', ['The rack does not have N.']],
  ['>Ann: DEFIN 1A FINED +26 26', ['The tiles cannot lie so: the first word does not cover H8.']],
  ['>Ann: DEFIN 8D .FINED +26 26', ['The word leads through D8, where no such tile lies.']],
])('[U48] what does not add up in %j is said', (line, sentences) => {
  const { replay, equipment } = openLines(line);
  expect(replay.mismatches.map((mismatch) => sayReplay.mismatch(mismatch, equipment.layout))).toEqual(
    sentences,
  );
});

test('[U48] the places that do not add up are counted, and each is named', () => {
  expect([0, 1, 3].map(sayReplay.checked)).toEqual([
    'Counted again, every score agrees.',
    'One thing in this file does not add up.',
    '3 things in this file do not add up.',
  ]);
  expect(sayReplay.place({ position: 7 }, 'Ann', 12)).toBe('Turn 7, Ann, line 12 of the file:');
});

test('[U47] how the game ended is said, and what the file leaves out of it', () => {
  const names = ['Ann', 'Bo'];
  expect(sayReplay.ending(null, names)).toBe('The game is not finished.');
  expect(sayReplay.ending({ reason: 'out', player: 1, settled: true }, names)).toBe('Bo went out.');
  expect(sayReplay.ending({ reason: 'scoreless', settled: false }, names)).toBe(
    'The game ended because nobody scored any more. The file does not count the racks that were left.',
  );
});

test.each<[GcgEnding, string]>([
  [{ reason: 'noPlays', settled: true }, 'Everybody passed and nobody had a play left.'],
  [
    { reason: 'challenge', players: [1] },
    'Bo was wrong in the challenge that decides the game, so the racks do not count.',
  ],
  [{ reason: 'resignation', players: [0] }, 'Ann resigned, so the racks do not count.'],
  [{ reason: 'resignation', players: [] }, 'Somebody resigned, so the racks do not count.'],
  [{ reason: 'overtime', players: [0, 1] }, 'Ann and Bo lost on time, so the racks do not count.'],
  [
    { reason: 'claim', players: [1] },
    'Bo was gone, so the game was won by claim and the racks do not count.',
  ],
  [
    { reason: 'removal', players: [0, 1] },
    'Ann and Bo were gone and were taken out of the game, so the racks do not count.',
  ],
  [{ reason: 'abort', players: [] }, 'The game was called off, without a result.'],
  [{ reason: 'absence', players: [] }, 'Somebody was gone, so the game was ended without a result.'],
  [{ reason: 'abandoned', players: [] }, 'Nobody played for 30 days, so the game ended without a result.'],
])('[U47, E7] an ending that decides by itself is said, with whose doing it was: %j', (ending, said) => {
  expect(sayReplay.ending(ending, ['Ann', 'Bo'])).toBe(said);
});
