import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { parseRecord } from '../../../engine/protocol/record-shape.ts';
import type { VerifiedRecord } from '../../../engine/verify/verify-record.ts';
import { verifyRecord } from '../../../engine/verify/verify-record.ts';
import { randomRecord } from '../../support/random-record.ts';
import { eventsIn } from '../../support/tampering.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const WORDS = wordTree(englishWords(4));

/** What verifying the text of a record shows; throws where it is refused. */
function verified(text: string): VerifiedRecord {
  const read = parseRecord(text);
  const done = read.ok ? verifyRecord(read.value) : read;
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}

test.each([2, 3, 4])('[F2, F3] the records of 30 random games by any rules hold, %d seats', (seats) => {
  for (let seed = 1000 * seats; seed < 1000 * seats + 30; seed++) {
    const record = randomRecord(seed, seats, WORDS);
    const { draws, turns, result } = verified(JSON.stringify(record));
    const drawn = [
      ...eventsIn(record, 'firstDrawn').flatMap(({ event }) => event.rounds.flat()),
      ...eventsIn(record, 'dealt').flatMap(({ event }) => event.racks.flat()),
      ...eventsIn(record, 'played', 'exchanged').flatMap(({ event }) => event.drawn),
    ];
    expect(draws).toBe(drawn.length + (record.ruleset.first === 'random' ? 1 : 0));
    expect(turns).toBe(eventsIn(record, 'played', 'exchanged', 'passed', 'turnLost').length);
    expect([{ type: 'ended', ...result }]).toEqual(eventsIn(record, 'ended').map(({ event }) => event));
  }
});

test.each(Object.entries(PRESETS))('[F3] a record by the preset %s holds', (_, ruleset) => {
  const record = randomRecord(11, 2, WORDS, ruleset);
  expect(verified(JSON.stringify(record)).turns).toBeGreaterThan(10);
});

test('[F3] the order of the fields in the file does not matter', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, inner]) => [key, turned(inner)]),
    );
  };
  const record = randomRecord(7, 3, WORDS);
  expect(verified(JSON.stringify(turned(record)))).toEqual(verified(JSON.stringify(record)));
});
