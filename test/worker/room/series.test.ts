import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { CoreRoom } from '../support/core-room.ts';

const rules = (first: Ruleset['first']): Ruleset => ({ ...PRESETS.casual, first });

/** Everybody passes until the game is over; who had its first turn. */
function playOut(core: CoreRoom): number {
  const first = core.room.play?.toMove ?? -1;
  while (core.room.play?.phase === 'playing') core.say(core.room.play.toMove, { type: 'pass' });
  return first;
}

const askRematch = (core: CoreRoom): void => {
  for (const at of core.room.seats.keys()) core.say(at, { type: 'rematch', game: core.room.game });
};

/** Who was first in so many games of the same seats. */
function firstsOf(core: CoreRoom, games: number): number[] {
  return Array.from({ length: games }, (_, game) => {
    const first = playOut(core);
    if (game < games - 1) {
      askRematch(core);
      core.giveNonces();
    }
    return first;
  });
}

test.each([2, 3, 4])('[S3, R6] fewestFirsts: over rematches each of %d seats begins as often', (seats) => {
  const firsts = firstsOf(CoreRoom.playing(seats, rules('fewestFirsts')), 3 * seats);
  for (let round = 0; round < 3; round++) {
    expect(firsts.slice(round * seats, (round + 1) * seats).sort()).toEqual([0, 1, 2, 3].slice(0, seats));
  }
});

test.each([2, 3, 4])('[S3, R6] alternate: the next of %d seats begins each rematch', (seats) => {
  const [first = 0, ...others] = firstsOf(CoreRoom.playing(seats, rules('alternate')), 2 * seats + 1);
  expect(others).toEqual(others.map((_, game) => (first + game + 1) % seats));
});

test('[S3] random: the game before counts for nothing, and nobody draws', () => {
  const core = CoreRoom.playing(3, rules('random'));
  firstsOf(core, 4);
  const draws = core.log.flatMap((step) => step.events).filter((event) => event.type === 'firstDrawn');
  expect(draws.map(({ rounds }) => rounds)).toEqual([[], [], [], []]);
});

test('[S3] the record of a rematch says who began, so that it replays without the games before', () => {
  const core = CoreRoom.playing(2, rules('alternate'));
  firstsOf(core, 2);
  const [first, second] = core.log
    .flatMap((step) => step.events)
    .filter((event) => event.type === 'firstDrawn');
  expect(first?.rounds.length).toBeGreaterThan(0);
  expect(second).toMatchObject({ rounds: [], first: 1 - (first?.first ?? 0) });
});

test('[S3] a series follows its players when the host swaps their places', () => {
  for (const first of ['fewestFirsts', 'alternate'] as const) {
    const core = CoreRoom.playing(2, rules(first));
    const began = core.room.seats[playOut(core)]?.device;
    askRematch(core);
    const host = core.room.seats.findIndex((holder) => holder?.member === 1);
    expect(core.say(host, { type: 'swap', a: seat(0), b: seat(1) }).refused).toBeNull();
    core.giveNonces();
    expect(core.room.seats[core.room.play?.toMove ?? 0]?.device).not.toBe(began);
  }
});

test('[S3] with another player it begins anew', () => {
  const core = CoreRoom.playing(2, rules('fewestFirsts'));
  playOut(core);
  expect(core.room.firsts).toHaveLength(1);
  askRematch(core);
  core.say(1, { type: 'leave' });
  core.sit('somebody else');
  expect(core.room.firsts).toEqual([]);
  core.giveNonces();
  const draws = core.log.flatMap((step) => step.events).filter((event) => event.type === 'firstDrawn');
  expect(draws.at(-1)?.rounds[0]).toHaveLength(2);
});
