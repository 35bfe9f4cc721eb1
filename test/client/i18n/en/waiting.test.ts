import { expect, test } from 'vitest';
import { fullText, invitationText, waitingText } from '../../../../client/i18n/en/waiting.ts';
import type { Seating } from '../../../../client/state/seating.ts';
import { seat } from '../../../../engine/base/units.ts';

const people = { names: ['Ida', 'Ghost', 'Noor', null], you: seat(0) };
const TWO: Seating = {
  seats: 2,
  taken: [seat(0)],
  open: 1,
  awaited: [],
  mayStart: false,
  isPrivate: false,
  mayArrange: true,
};

test('[U30] while a seat is open it says what begins the game: a seat taken, not a link opened', () => {
  expect(waitingText(TWO, people)).toEqual({
    text: 'Send the link. The game begins when your friend takes the seat.',
  });
  const three = { ...TWO, seats: 3 };
  expect(waitingText(three, people)).toEqual({
    text: 'Send the link. The game begins when every seat is taken.',
    safe: 'You need not wait for all: with two players you can start.',
  });
});

test('[U30] who watches is not asked to send a link to a friend', () => {
  const watcher = { ...people, you: null };
  expect(waitingText({ ...TWO, mayArrange: false }, watcher)).toEqual({
    text: 'The game begins when the free seat is taken.',
  });
  expect(waitingText({ ...TWO, seats: 4, open: 3, mayArrange: false }, watcher).text).toBe(
    'The game begins when every seat is taken.',
  );
});

test('[U30] with every seat taken it says who is still awaited, and tells the host what can be done', () => {
  const taken = { ...TWO, open: 0, taken: [seat(0), seat(1)] };
  expect(waitingText(taken, people).text).toBe('Everybody is here. The game is about to begin.');
  const awaited = { ...taken, awaited: [seat(1)] };
  expect(waitingText(awaited, people)).toEqual({
    text: 'Waiting for Ghost to come back.',
    safe: 'You can free a seat for somebody else.',
  });
  expect(waitingText({ ...awaited, mayArrange: false }, people)).toEqual({
    text: 'Waiting for Ghost to come back.',
  });
});

test('[U30] when the free seats are locked it says so', () => {
  expect(waitingText({ ...TWO, open: 0 }, people).safe).toBe('Unlock a seat for somebody to play with.');
  expect(waitingText({ ...TWO, open: 0, mayArrange: false }, people).text).toMatch(/locked/);
});

test('[U30] a visitor is told who invites, or that no seat is free and how it stands', () => {
  expect(invitationText([seat(0)], people)).toBe('Ida invites you to play');
  expect(invitationText([seat(0), seat(1)], people)).toBe('Ida and Ghost invite you to play');
  expect(invitationText([], people)).toBe('A seat is free for you');
  const full = { ...TWO, open: 0, taken: [seat(0), seat(1)] };
  expect(fullText(full, null, people)).toEqual({
    text: 'Both seats are taken',
    safe: 'Ida and Ghost are about to begin. You can watch; racks stay hidden from watchers.',
  });
  expect(fullText({ ...full, seats: 3 }, null, people).text).toBe('No seat is free');
});
