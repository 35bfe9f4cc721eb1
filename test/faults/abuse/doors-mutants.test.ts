import { expect, test } from 'vitest';
import { type Checks, type Mutant, redOf } from '../support/mutants.ts';
import * as crowds from './crowds.ts';
import * as doors from './doors.ts';

type Door = keyof typeof CHECKS;

const CHECKS = {
  '[I4] origins': async (server) => void (await doors.expectNoForeignOrigin(server)),
  '[I1, I2] guesses': (server) => doors.expectNoGuessAccepted(server, 0),
  '[D3] strangers': doors.expectStrangerWatches,
  '[D3] commands of watchers': doors.expectWatchersRefused,
  '[D3] watchers from one address': crowds.expectCrowdLimited,
  '[D3] answers given again': crowds.expectAnswerGivenAgain,
  '[M7] what a seat says': (server) => doors.expectTalkLimited(server, 'a seat'),
  '[M7] what a watcher says': (server) => doors.expectTalkLimited(server, 'a watcher'),
  '[M7] sockets of a seat': crowds.expectCallsLimited,
} as const satisfies Checks<string>;

const HEARS = 'onMessage(room, seat#, inbound.message,';

const MUTANTS: readonly Mutant<Door>[] = [
  {
    name: 'origins that begin like the own are let in',
    patches: [
      {
        find: 'return c.req.header("Origin") === new URL(c.req.url).origin;',
        replace: 'return (c.req.header("Origin") ?? "").startsWith(new URL(c.req.url).origin);',
      },
    ],
    red: '[I4] origins',
  },
  {
    name: 'half a token is enough',
    patches: [{ find: 'hexToBytes(token)', replace: 'hexToBytes(token.slice(0, 32))' }],
    red: '[I1, I2] guesses',
  },
  {
    name: 'whoever has a cookie commands the first seat',
    patches: [
      {
        find: HEARS,
        replace: 'onMessage(room, seat# ?? (known.device === null ? null : 0), inbound.message,',
      },
    ],
    red: '[D3] strangers',
  },
  {
    name: 'whoever has no cookie commands the first seat',
    patches: [
      {
        find: HEARS,
        replace: 'onMessage(room, seat# ?? (known.device === null ? 0 : null), inbound.message,',
      },
    ],
    red: '[D3] commands of watchers',
  },
  {
    name: 'more watch from one address',
    patches: [{ find: 'var MAX_WATCHERS_PER_ADDRESS = 20;', replace: 'var MAX_WATCHERS_PER_ADDRESS = 21;' }],
    red: '[D3] watchers from one address',
  },
  {
    name: 'every question wakes the room',
    patches: [{ find: 'var GIVEN_FOR = 2e3;', replace: 'var GIVEN_FOR = 0;' }],
    red: '[D3] answers given again',
  },
  {
    name: 'a seat may say more',
    patches: [
      {
        find: 'said = new TokenBuckets(SEAT, MOST#);',
        replace: 'said = new TokenBuckets({ ...SEAT, capacity: 22 }, MOST#);',
      },
    ],
    red: '[M7] what a seat says',
  },
  {
    name: 'a watcher may say more',
    patches: [{ find: 'BUCKET = { seat: 20, watcher: 5 };', replace: 'BUCKET = { seat: 20, watcher: 7 };' }],
    red: '[M7] what a watcher says',
  },
  {
    name: 'a seat opens as many sockets as all watchers',
    patches: [
      {
        find: 'came = new TokenBuckets(SEAT, MOST#);',
        replace: 'came = new TokenBuckets(WATCHERS_COMING, MOST#);',
      },
    ],
    red: '[M7] sockets of a seat',
  },
];

test('[O12] every door is shut on the simulated platform too', async () => {
  expect(await redOf(CHECKS, [doors.TELLS_WHEN_TOUCHED])).toEqual([]);
});

test.each(MUTANTS)(
  '[O12] the one door that is found ajar is left so where $name',
  async ({ patches, red }) => {
    expect(await redOf(CHECKS, [doors.TELLS_WHEN_TOUCHED, ...patches])).toEqual([red]);
  },
);
