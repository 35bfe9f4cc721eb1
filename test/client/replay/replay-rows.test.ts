import { expect, test } from 'vitest';
import { replayRows } from '../../../client/replay/replay-rows.ts';
import { openLines, SHORT_GAME } from '../support/open-text.ts';

test('[U47, N1] every event is a line, plays in standard notation, and a withdrawn one is known', () => {
  const rows = replayRows(openLines(...SHORT_GAME));
  expect(
    rows.map(({ position, seat, event, notation, withdrawn }) => [
      position,
      seat,
      event.type,
      notation,
      withdrawn,
    ]),
  ).toEqual([
    [1, 0, 'play', '8D FINED', false],
    [2, 1, 'play', '8A CON(FINED)', true],
    [3, 1, 'withdrawn', '', false],
    [4, 0, 'exchange', '', false],
    [5, 1, 'exchange', '', false],
  ]);
});

test('[U47, N1] blanks are small, also where they lay before, and a play down has its column first', () => {
  const rows = replayRows(openLines('>Ann: AB?TT H8 BaTT +8 8', '>Bo: AEMT 9G M.TE +8 8'));
  expect(rows.map(({ notation }) => notation)).toEqual(['H8 BaTT', '9G M(a)TE']);
});

test('[U48] every mismatch stands with its event', () => {
  const rows = replayRows(openLines('>Ann: DEFIN 8D FINED +28 28', '>Bo: AB - +0 0'));
  expect(rows.map(({ mismatches }) => mismatches)).toEqual([
    [{ code: 'gcg/score', player: 0, line: 3, recorded: 28, computed: 26 }],
    [],
  ]);
});
