import { expect, test } from 'vitest';
import { millis, seq } from '../../engine/base/units.ts';
import { Looks } from '../../worker/looks.ts';

const about = (last: number, after: number, removed: readonly string[] = []) => ({
  epoch: 'one',
  seq: seq(last),
  opening: seq(4),
  after: seq(after),
  at: after === 0 ? null : millis(100 * after),
  removed,
});
const find = (looks: Looks, room: string, after: number, now: number, person: string | null = null) =>
  looks.find(room, { after: seq(after) }, person, now);

test('[H5] an answer is remembered for two seconds and then given up, whether anybody asks for it again or not', () => {
  const looks = new Looks();
  looks.keep('a', about(9, 9), 'told', 1_000);
  expect([find(looks, 'a', 9, 2_999), looks.size]).toEqual(['told', 4]);
  expect([find(looks, 'b', 9, 3_000), looks.size]).toEqual([null, 0]);
  expect(find(looks, 'a', 9, 3_000)).toBeNull();
});

test('[H5] whatever is no step of the game has one answer', () => {
  const looks = new Looks();
  looks.keep('a', about(9, 0), 'whole', 0);
  for (const after of [0, 3]) expect(find(looks, 'a', after, 1)).toBe('whole');
  for (const after of [10, 999_999_999_999_999]) {
    const ofAnother = { after: seq(after), epoch: 'two' };
    expect(looks.find('a', ofAnother, null, 1)).toBe('whole');
    // It may have been told since.
    expect(find(looks, 'a', after, 1)).toBeNull();
  }
  // These are steps, and have answers of their own.
  for (const after of [4, 9]) expect(find(looks, 'a', after, 1)).toBeNull();
});

test('[D14] whose step is of another epoch, or was made at another time, is told the whole game', () => {
  const looks = new Looks();
  looks.keep('a', about(9, 9), 'nothing new', 0);
  const by = (epoch: string, at: number) =>
    looks.find('a', { after: seq(9), epoch, at: millis(at) }, null, 1);
  expect([by('one', 900), by('one', 901), by('two', 900)]).toEqual(['nothing new', null, null]);
  looks.keep('a', about(9, 0), 'whole', 0);
  expect([by('one', 900), by('one', 901), by('two', 900)]).toEqual(['nothing new', 'whole', 'whole']);
  // With the room in another epoch nothing of the one before is told.
  looks.keep('a', { ...about(9, 0), epoch: 'two' }, 'anew', 1);
  expect([by('one', 900), by('two', 900)]).toEqual(['anew', null]);
});

test('[H5] what was told of a step before goes with the next one, and its time is not made longer', () => {
  const looks = new Looks();
  looks.keep('a', about(9, 9), 'nothing new', 0);
  looks.keep('a', about(9, 8), 'one step', 1_500);
  expect([find(looks, 'a', 9, 1_999), find(looks, 'a', 8, 1_999)]).toEqual(['nothing new', 'one step']);
  expect(find(looks, 'a', 8, 2_000)).toBeNull();
  looks.keep('a', about(9, 9), 'nothing new', 2_000);
  looks.keep('a', about(10, 8), 'two steps', 2_100);
  expect([find(looks, 'a', 9, 2_200), find(looks, 'a', 8, 2_200)]).toEqual([null, 'two steps']);
  expect(looks.size).toBe('two steps'.length);
});

test('[H5] at most eight million characters are remembered, none of a very long answer, and the oldest go first', () => {
  const looks = new Looks();
  looks.keep('long', about(9, 0), 'x'.repeat(512 * 1024 + 1), 0);
  expect([find(looks, 'long', 0, 1), looks.size]).toEqual([null, 0]);
  const half = 'x'.repeat(512 * 1024);
  for (let n = 0; n < 40; n++) looks.keep(`room ${n}`, about(9, 0), half, n);
  expect(looks.size).toBe(8 * 1024 * 1024);
  expect([find(looks, 'room 23', 0, 50), find(looks, 'room 24', 0, 50)?.length]).toEqual([null, half.length]);
  // Nor of one room, for each of whose steps somebody asks.
  for (let n = 0; n < 40; n++) looks.keep('busy', { ...about(99, 10 + n) }, half, 50);
  expect(looks.size).toBeLessThanOrEqual(8 * 1024 * 1024);
});

test('[J6] who is removed is told nothing from memory', () => {
  const looks = new Looks();
  looks.keep('a', about(9, 0, ['noor']), 'told', 0);
  expect([find(looks, 'a', 0, 1, 'noor'), find(looks, 'a', 0, 1, 'ida')]).toEqual([null, 'told']);
  looks.forget('a');
  expect([find(looks, 'a', 0, 1, 'ida'), looks.size]).toEqual([null, 0]);
});
