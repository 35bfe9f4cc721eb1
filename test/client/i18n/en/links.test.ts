import { expect, test } from 'vitest';
import { links } from '../../../../client/i18n/en/links.ts';
import { problems } from '../../../../client/i18n/en/problems.ts';
import { seat } from '../../../../engine/base/units.ts';

test('[U20] who was not there when a room went is told both ways in which rooms go', () => {
  expect(links.gone.text).toMatch(/played in it have deleted it, or its time was over/);
  expect(problems['room/gone'].text).toBe(
    'This room is deleted: by those who played in it, or because its time was over.',
  );
});

test('[U85] the seat goes to who presses, not to who opens the link', () => {
  const { button } = links.takeOver('Ida');
  expect(links.moveSeat.text).toContain(`press “${button}”`);
  expect(links.moveSeat.text).toContain('Whoever presses first has your seat');
  expect(links.moved(seat(1), { names: ['Ida', 'Marek'], you: seat(0) })).toBe(
    'Marek plays on another device now.',
  );
});
