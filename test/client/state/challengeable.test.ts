import { expect, test } from 'vitest';
import { challengeFor } from '../../../client/state/challengeable.ts';
import { millis, seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { GameView } from '../../../engine/game/view-types.ts';
import { wordOf } from '../../support/tiles.ts';

const { challenge: ANY } = PRESETS.classic;
const NEXT = { ...ANY, who: 'next' } as const;

const SEAT = { score: 0, tiles: 7, owed: 0, left: null } as const;
const PLAY = { turn: 4, seat: seat(0), tiles: [], words: [wordOf('HI')], score: 5, open: true } as const;
const NOW: GameView = {
  phase: 'playing',
  board: '',
  toMove: seat(1),
  turn: 5,
  rack: [],
  seats: [SEAT, SEAT, SEAT],
  inBag: 40,
  latestPlay: PLAY,
  clock: null,
  wait: null,
  result: null,
};
const refused = (code: string) => ({ ok: false, error: { code } });

test('[U33, C3] at a table of three both others may challenge, or only the next', () => {
  for (const you of [seat(1), seat(2)])
    expect(challengeFor(NOW, ANY, you)).toEqual({ ok: true, value: PLAY });
  expect(challengeFor(NOW, NEXT, seat(1)).ok).toBe(true);
  expect(challengeFor(NOW, NEXT, seat(2))).toEqual({
    ok: false,
    error: { code: 'challenge/not-next', next: seat(1) },
  });
});

test('[U33, C3] where missed turns brought it round, the next of the others may', () => {
  const round = { ...NOW, toMove: seat(0), seats: [SEAT, { ...SEAT, left: 'resigned' as const }, SEAT] };
  expect(challengeFor(round, NEXT, seat(2)).ok).toBe(true);
});

test('[U33] says why there is no challenge', () => {
  expect(challengeFor(NOW, ANY, seat(0))).toMatchObject(refused('challenge/own-play'));
  expect(challengeFor(NOW, { ...ANY, rule: 'void' }, seat(1))).toMatchObject(
    refused('challenge/not-in-rules'),
  );
  expect(challengeFor({ ...NOW, latestPlay: null }, ANY, seat(1))).toMatchObject(
    refused('challenge/nothing-to-challenge'),
  );
  const closed = { ...NOW, latestPlay: { ...PLAY, open: false } };
  expect(challengeFor(closed, ANY, seat(1))).toMatchObject(refused('challenge/closed'));
  const left = { ...NOW, seats: [SEAT, { ...SEAT, left: 'resigned' as const }, SEAT] };
  expect(challengeFor(left, ANY, seat(1))).toMatchObject(refused('seat/left'));
});

test('[U33, C4] who has let the last play stand can challenge it no longer', () => {
  const answers = [{ seat: seat(2), left: millis(30_000), since: null }];
  const waiting: GameView = { ...NOW, phase: 'lastPlay', wait: { turn: 4, answers, until: millis(0) } };
  expect(challengeFor(waiting, ANY, seat(2)).ok).toBe(true);
  expect(challengeFor(waiting, ANY, seat(1))).toMatchObject(refused('challenge/closed'));
});
