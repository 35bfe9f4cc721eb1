import { expect, test } from 'vitest';
import { Guesses } from '../../../worker/room/links/guesses.ts';

const NOW = 1_000_000;

test('[I6] who has tried ten wrong tokens waits, however many others try theirs', () => {
  const guesses = new Guesses();
  for (let n = 0; n < 10; n++) {
    expect(guesses.wait('guesser', NOW)).toBe(0);
    guesses.wrong('guesser', NOW);
  }
  for (let n = 0; n < 1_000; n++) guesses.wrong(`other ${n}`, NOW);
  expect(guesses.wait('guesser', NOW)).toBe(60_000);
  expect(guesses.wait('guesser', NOW + 60_000)).toBe(0);
});
