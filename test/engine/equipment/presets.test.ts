import { expect, test } from 'vitest';
import { PRESETS, rulesetOf } from '../../../engine/equipment/presets.ts';

const { casual, classic, tournament, wespa, ez10, norwegian, nsf } = PRESETS;

test('[W6] casual refuses invalid words, classic lets them stand until challenged', () => {
  expect([casual.validation, casual.challenge.rule]).toEqual(['void', 'void']);
  expect([classic.validation, classic.challenge.rule]).toEqual(['challenge', 'double']);
  expect(classic.challenge.who).toBe('any');
});

test('[C4] a last play waits 30 seconds of presence for each answer', () => {
  expect(classic.challenge.finalWindow).toBe(30_000);
});

test('[E2] classic counts passes, two a seat; casual counts every scoreless turn, three a seat', () => {
  expect(classic.end.scoreless).toEqual({ kinds: ['pass'], perSeat: 2 });
  expect(casual.end.scoreless.perSeat).toBe(3);
  expect([...casual.end.scoreless.kinds].sort()).toEqual(
    ['pass', 'exchange', 'phony', 'lostTurn', 'zeroPlay'].sort(),
  );
});

test.each(Object.entries({ casual, classic }))(
  '[E4] %s: who goes out gains what the others lose',
  (_, preset) => {
    expect(preset.end).toMatchObject({ out: 'sumOthers', playOn: false });
  },
);

test('[C1] ez10 takes the last score for a wrong challenge, and plays on until all pass', () => {
  expect(ez10).toEqual({
    ...classic,
    challenge: { rule: 'lastScore', points: null, who: 'any', finalWindow: 30_000 },
    end: { scoreless: { kinds: ['pass'], perSeat: 2 }, out: 'none', playOn: true },
  });
});

test('[E4, K1, S3] tournaments: 25 minutes, 10 points a minute over, 10 at most, double the opponent’s rack', () => {
  const clock = {
    kind: 'game',
    initial: 25 * 60_000,
    increment: 0,
    overtime: { perMinute: 10, maxMinutes: 10 },
  };
  for (const preset of [tournament, wespa]) {
    expect(preset).toMatchObject({ first: 'fewestFirsts', validation: 'challenge', clock, tie: 'draw' });
    expect(preset.exchange).toEqual({ minBag: 7, order: 'drawFirst' });
    expect(preset.end).toEqual({ scoreless: casual.end.scoreless, out: 'doubleOpponent', playOn: false });
    expect(preset.challenge.who).toBe('next');
  }
  expect(tournament.challenge).toMatchObject({ rule: 'double', points: null });
  expect(wespa.challenge).toMatchObject({
    rule: 'points',
    points: { n: 5, per: 'word', to: 'challenged' },
  });
});

test('[C1, E4, E5] norwegian is classic with Norwegian tiles, where nobody gains the racks and ties are shared', () => {
  expect(norwegian).toEqual({
    ...classic,
    tileSet: 'norwegian',
    end: { scoreless: { kinds: ['pass'], perSeat: 2 }, out: 'none', playOn: false },
    tie: 'draw',
  });
});

test('[C1, K1, K2] nsf: 30 minutes, 5 of overtime, 10 points from the challenger, by the next to play', () => {
  expect(nsf).toEqual({
    ...tournament,
    tileSet: 'norwegian',
    challenge: {
      rule: 'points',
      points: { n: 10, per: 'play', to: 'challenger' },
      who: 'next',
      finalWindow: 30_000,
    },
    clock: {
      kind: 'game',
      initial: 30 * 60_000,
      increment: 0,
      overtime: { perMinute: 10, maxMinutes: 5 },
    },
  });
});

test.each(Object.entries(PRESETS))('[B2] %s is played on the classic board with its tiles', (id, preset) => {
  const tileSet = ['norwegian', 'nsf'].includes(id) ? 'norwegian' : 'english';
  expect([preset.tileSet, preset.board, preset.rackSize]).toEqual([tileSet, 'classic', 7]);
  expect(preset.bingo).toEqual({ tiles: 7, points: 50 });
});

test('[B2] a preset is played with other tiles where that is asked for', () => {
  expect(rulesetOf('casual')).toEqual(casual);
  expect(rulesetOf('casual', 'norwegian')).toEqual({ ...casual, tileSet: 'norwegian' });
});

test.each(Object.entries({ casual, classic, ez10 }))(
  '[S1, T2, E5] %s begins with a draw, exchanges while the bag has one, and has no clock',
  (_, preset) => {
    expect(preset.exchange).toEqual({ minBag: 1, order: 'drawFirst' });
    expect([preset.first, preset.tie, preset.clock]).toEqual(['draw', 'beforeDeductions', null]);
  },
);
