import { describe, expect, test } from 'vitest';
import { type Moment, momentOf } from '../../../client/replay/moment.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { squareName } from '../../../engine/notation/coordinates.ts';
import { openLines, SHORT_GAME } from '../support/open-text.ts';

const layout = BOARD_LAYOUTS.classic;
const short = openLines(...SHORT_GAME);
const tilesOn = ({ board }: Moment): string => board.map((tile) => tile?.letter ?? '').join('');
const wordOf = ({ word }: Moment): string[] => word.map((at) => squareName(layout, at));
/** Racks with the used tiles in lower case. */
const racksOf = ({ players }: Moment): string[] =>
  players.map(({ rack }) => rack.map(({ face, used }) => (used ? face.toLowerCase() : face)).join(''));
const totalsOf = ({ players }: Moment): number[] => players.map(({ total }) => total);

describe('[U47] a game after so many events', () => {
  test('[U47] begins with an empty board, the first racks, and what was noted before the game', () => {
    const start = momentOf(short, 0);
    expect([start.step, tilesOn(start), wordOf(start), totalsOf(start)]).toEqual([null, '', [], [0, 0]]);
    expect(racksOf(start)).toEqual(['ADEFINX', 'CNOBTT?']);
    expect(start.notes).toEqual(['before the game']);
  });

  test('[U47] has the play on the board, its word, its tiles as used, and the notes behind it', () => {
    const first = momentOf(short, 1);
    expect(tilesOn(first)).toBe('FINED');
    expect(wordOf(first)).toEqual(['D8', 'E8', 'F8', 'G8', 'H8']);
    expect(racksOf(first)).toEqual(['AdefinX', 'CNOBTT?']);
    expect(totalsOf(first)).toEqual([26, 0]);
    expect(first.notes).toEqual(['a good start']);
  });

  test('[U47] takes a withdrawn play from the board, and still shows where it lay', () => {
    expect(tilesOn(momentOf(short, 2))).toBe('CONFINED');
    const back = momentOf(short, 3);
    expect(tilesOn(back)).toBe('FINED');
    expect(wordOf(back)).toEqual(['A8', 'B8', 'C8', 'D8', 'E8', 'F8', 'G8', 'H8']);
    expect(totalsOf(back)).toEqual([26, 0]);
    expect(racksOf(back)).toEqual(['AX', 'CNOBTT?']);
  });

  test('[U47] marks exchanged tiles as used where the file tells them', () => {
    expect(racksOf(momentOf(short, 4))).toEqual(['ax', 'BNOTT']);
    expect(racksOf(momentOf(short, 5))).toEqual(['', 'BNOTT']);
  });

  test('[U47] has the racks of the end: of pragmata, of a loss, and of what the one who went out gains', () => {
    const play = '>Ann: DEFIN 8D FINED +26 26';
    expect(racksOf(momentOf(openLines(play, '#rack1 XY', '#rack2 Q?'), 1))).toEqual(['defin', 'Q?']);
    expect(racksOf(momentOf(openLines(play, '>Bo: (QZ) -20 -20'), 1))).toEqual(['defin', 'QZ']);
    const out = openLines(play, '>Ann: (QZ) +40 66');
    expect([1, 2].map((position) => racksOf(momentOf(out, position)))).toEqual([
      ['defin', 'QZ'],
      ['', 'QZ'],
    ]);
  });
});

test('[U48] has the file’s total and ours side by side', () => {
  const wrong = openLines('>Ann: DEFIN 8D FINED +28 28', '>Bo: AB - +0 0');
  expect(momentOf(wrong, 2).players.map(({ total, counted }) => [total, counted])).toEqual([
    [28, 26],
    [0, 0],
  ]);
});
