import { expect, test } from 'vitest';
import { deletion } from '../../../../client/i18n/en/deletion.ts';
import { problems } from '../../../../client/i18n/en/problems.ts';
import { seatMove } from '../../../../client/i18n/en/seat-move.ts';
import { seat } from '../../../../engine/base/units.ts';

test('[U20] who was not there when a room went is told both ways in which rooms go', () => {
  expect(deletion.gone.text).toMatch(/played in it have deleted it, or its time was over/);
  expect(problems['room/gone'].text).toBe(
    'This room is deleted: by those who played in it, or because its time was over.',
  );
});

test('[U85] the seat goes to who presses, not to who opens the link', () => {
  const { button } = seatMove.takeOver('Ida');
  expect(seatMove.move.text).toContain(`press “${button}”`);
  expect(seatMove.move.text).toContain('Whoever presses first has your seat');
  expect(seatMove.moved(seat(1), { names: ['Ida', 'Marek'], you: seat(0) })).toBe(
    'Marek plays on another device now.',
  );
});
