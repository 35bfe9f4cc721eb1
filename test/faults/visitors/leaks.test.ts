import { expect, test } from 'vitest';
import { report } from '../support/scale.ts';
import { CHECKS, type Check, failuresOf } from './checks.ts';
import { LEAKS, type Leak } from './leaks.ts';
import { ROLES } from './viewers.ts';
import { Visits } from './visit.ts';

/** A room of each kind in which all of these come up. */
const SEED = 1;

test.each(LEAKS)(
  '[D2] a planted leak to visitors turns its checks red and no other: $name',
  async ({ patch, red }: Leak) => {
    const visits = new Visits([patch]);
    const found = new Set<Check>();
    for (const role of ROLES)
      for (const { check } of failuresOf(await visits.pair(role, SEED))) found.add(check);
    expect([...found].sort()).toEqual(red);
  },
);

test('[D2] every check on what visitors are told has a leak that turns it red', () => {
  report('leaks to visitors', { leaks: LEAKS.length, roomsEach: 2 * ROLES.length });
  expect([...new Set(LEAKS.flatMap(({ red }) => red))].sort()).toEqual(Object.keys(CHECKS).sort());
});
