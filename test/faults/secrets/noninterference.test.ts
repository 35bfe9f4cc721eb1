import { beforeAll, expect, test } from 'vitest';
import { report, SEED, times } from '../support/scale.ts';
import { CHANNELS } from './differences.ts';
import { type Pair, SecretsRunner } from './secrets-runner.ts';

/** Always the same; a long run has others of its own behind them. */
const FIXED = 150;
const PAIRS = times(FIXED, 1_000);
const pairs: Pick<Pair, 'seed' | 'swaps' | 'differences'>[] = [];
const count = { pairs: PAIRS, told: 0, swaps: 0, logged: 0 };
/** Types of events and codes of refusals that viewers were told. */
const seen = new Set<string>();

beforeAll(async () => {
  const runner = new SecretsRunner();
  for (let at = 0; at < PAIRS; at++) {
    const { seed, swaps, differences, told, logged } = await runner.pair(at < FIXED ? at : SEED * PAIRS + at);
    pairs.push({ seed, swaps, differences });
    count.told += told.length;
    count.swaps += swaps;
    count.logged += logged;
    for (const [, word = ''] of JSON.stringify(told).matchAll(WORDS)) seen.add(word);
  }
  report('noninterference', { seed: SEED, ...count });
}, 900_000);

test.each(Object.entries(CHANNELS))('[D2] %s of two rooms: %s', (channel) => {
  const found = pairs.flatMap(({ seed, differences }) =>
    differences.filter((each) => each.channel === channel).map((each) => ({ seed, ...each })),
  );
  expect(found.slice(0, 1)).toEqual([]);
});

test('[D2] the two rooms differ in what is hidden, and much is tried to learn it', () => {
  const alike = pairs.filter(({ swaps }) => swaps === 0);
  expect(alike.length).toBeLessThan(PAIRS / 10);
  expect(count.logged).toBeGreaterThan(0);
  expect([...seen]).toEqual(expect.arrayContaining(TRIED));
});

/** As they stand in text within text. */
const WORDS = /\\"(?:type|code|reason)\\":\\"([\w/-]+)\\"/g;

const TRIED = [
  ...[
    'played',
    'exchanged',
    'passed',
    'challenged',
    'turnLost',
    'redeemed',
    'clock',
    'lastPlayWaited',
    'accepted',
  ],
  ...['seatGone', 'ended', 'seatLeft', 'requestOpened', 'botTookOver', 'rematchAsked', 'seedRevealed'],
  ...['rack/missing-tile', 'exchange/bag-too-small', 'word/invalid', 'turn/not-yours', 'challenge/closed'],
  ...['room/stale', 'room/not-seated', 'record/not-over', 'wire/bad-shape', 'wire/not-json'],
];
