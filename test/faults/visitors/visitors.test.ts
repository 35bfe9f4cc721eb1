import { beforeAll, expect, test } from 'vitest';
import { report, SEED, times } from '../support/scale.ts';
import { CHECKS, type Failure, failuresOf } from './checks.ts';
import { ROLES, type Role } from './viewers.ts';
import { Visits } from './visit.ts';

/** Of each role. */
const PAIRS = times(4, 300);
const failures: Failure[] = [];
/** What viewers of each role were told: types of messages and codes. */
const seen = new Map<Role, Set<string>>();
const count = { pairs: 0, told: 0, hidden: 0 };

beforeAll(async () => {
  const visits = new Visits();
  for (const role of ROLES) {
    const words = new Set<string>();
    seen.set(role, words);
    for (let at = 0; at < PAIRS; at++) {
      const pair = await visits.pair(role, SEED * PAIRS + at);
      failures.push(...failuresOf(pair));
      count.pairs++;
      count.told += pair.told[0].length;
      count.hidden += pair.hidden;
      for (const [, word = ''] of JSON.stringify(pair.told).matchAll(WORDS)) words.add(word);
    }
  }
  report('visitors', { seed: SEED, ...count });
}, 900_000);

test.each(Object.entries(CHECKS).map(([check, title]) => ({ check, title })))('$title', ({ check }) => {
  expect(failures.filter((each) => each.check === check).slice(0, 1)).toEqual([]);
});

test('[D2] there was much to hide, and all was tried to learn it', () => {
  expect(count.hidden).toBeGreaterThan(5 * count.pairs);
  const some = Object.fromEntries(ROLES.map((role) => [role, [...(seen.get(role) ?? [])]]));
  expect(some).toMatchObject({
    host: expect.arrayContaining(['chat', 'house', 'inviteUsed', 'inviteWithdrawn', 'link/seated']),
    player: expect.arrayContaining(['chat', 'house', 'inviteMade', 'seatOffered', 'room/not-host']),
    watcher: expect.arrayContaining(['chat', 'house', 'link/not-valid', 'room/not-seated']),
    'passer-by': expect.arrayContaining(['update', 'link/not-valid', 'room/not-private', 'record/not-over']),
    'not invited': expect.arrayContaining(['room/private', 'link/not-valid', 'http/too-many']),
    removed: expect.arrayContaining(['update', 'room/removed']),
    'shut out': expect.arrayContaining(['update', 'room/locked']),
  });
});

/** As they stand in text within text. */
const WORDS = /\\"(?:type|code)\\":\\"([\w/-]+)\\"/g;
