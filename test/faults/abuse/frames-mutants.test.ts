import { expect, test } from 'vitest';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { type Checks, type Mutant, redOf } from '../support/mutants.ts';
import { BATCH, COUNTS_NOTHING, expectCloses, expectDeafCutOff, expectNothingOfBadFrames } from './frames.ts';

const CHECKS = {
  '[M1, M2] malformed frames': async (server) => void (await expectNothingOfBadFrames(server, BATCH)),
  '[M1] long and binary frames': (server) => expectCloses(server, {}),
  '[D13] watchers that do not read': (server) => expectDeafCutOff(server),
} as const satisfies Checks<string>;

const MUTANTS: readonly Mutant<keyof typeof CHECKS>[] = [
  {
    name: 'reads a frame before it looks at it',
    patches: [
      {
        find: 'const parsed = parseClientMessage(frame);',
        replace:
          'const parsed = parseClientMessage(frame); if (parsed.error?.code === "wire/not-json") JSON.parse(frame);',
      },
    ],
    red: '[M1, M2] malformed frames',
  },
  {
    name: 'reads frames of any length',
    patches: [{ find: 'var MAX_FRAME_LENGTH = 4096;', replace: 'var MAX_FRAME_LENGTH = 8192;' }],
    red: '[M1] long and binary frames',
  },
  {
    name: 'counts nothing of what is not read',
    patches: [COUNTS_NOTHING],
    red: '[D13] watchers that do not read',
  },
];

test('[O12] no frame does harm on the simulated platform either', async () => {
  expect(await redOf(CHECKS, [MAY_SAY_ALL])).toEqual([]);
});

test.each(MUTANTS)(
  '[O12] the one check of frames that is red is so for a room that $name',
  async (mutant) => {
    expect(await redOf(CHECKS, [MAY_SAY_ALL, ...mutant.patches])).toEqual([mutant.red]);
  },
);
