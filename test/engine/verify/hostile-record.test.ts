import { expect, test } from 'vitest';
import { MAX_RECORD_LENGTH } from '../../../engine/protocol/limits.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import { parseRecord, type RecordReadError } from '../../../engine/protocol/record-shape.ts';
import { verifyRecord } from '../../../engine/verify/verify-record.ts';
import { randomRecord } from '../../support/random-record.ts';
import { type Random, seededRandom } from '../../support/seeded-random.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const RECORD = randomRecord(5, 2, wordTree(englishWords(4)));
const TEXT = JSON.stringify(RECORD);

function unread(text: string): RecordReadError {
  const read = parseRecord(text);
  if (read.ok) throw new Error('not refused');
  return read.error;
}

const badShape = (path: string, expected: string, received: string) => ({
  ...{ code: 'record/bad-shape', path, expected, received },
});

test('[F3] a text that is too long or no JSON is refused for that', () => {
  expect(unread(' '.repeat(MAX_RECORD_LENGTH + 1))).toEqual({
    code: 'record/too-long',
    max: MAX_RECORD_LENGTH,
  });
  expect(unread(TEXT.slice(0, -5))).toEqual({ code: 'record/not-json' });
});

test('[F3] what has another shape is refused with the place of its first fault', () => {
  expect(unread('null')).toEqual(badShape('', 'Object', 'null'));
  for (const text of ['{}', '[]']) expect(unread(text)).toEqual(badShape('room', '"room"', 'undefined'));
  const { seed: _, ...unsealed } = RECORD;
  expect(unread(JSON.stringify(unsealed))).toEqual(badShape('seed', '"seed"', 'undefined'));
  expect(unread(JSON.stringify({ ...RECORD, more: 1 }))).toEqual(badShape('more', 'never', '"more"'));
  expect(unread(TEXT.replace('"type":"ended"', '"type":"ended","more":0'))).toMatchObject({
    code: 'record/bad-shape',
    path: `steps.${RECORD.steps.length - 1}.events.${(RECORD.steps.at(-1)?.events.length ?? 0) - 1}.more`,
  });
  expect(unread(JSON.stringify({ ...RECORD, seed: RECORD.seed.toUpperCase() }))).toMatchObject({
    path: 'seed',
  });
  expect(unread(JSON.stringify({ ...RECORD, names: ['Ida'] }))).toEqual(badShape('names', '>=2', '1'));
  expect(unread(JSON.stringify({ ...RECORD, game: 0 }))).toEqual(badShape('game', '>=1', '0'));
});

test('[F3] a record of a million parts, or of parts within parts, is refused at the first', () => {
  const withSteps = (steps: string): string =>
    JSON.stringify({ ...RECORD, steps: '' }).replace('"steps":""', `"steps":${steps}`);
  expect(unread(withSteps(`[${'1,'.repeat(1_000_000)}1]`))).toMatchObject({ path: 'steps.0' });
  const deep = 100_000;
  expect(unread(withSteps('['.repeat(deep) + ']'.repeat(deep)))).toMatchObject({
    path: 'steps.0.seq',
  });
  const step = '{"seq":1,"at":0,"events":[{"type":"passed","seat":0,"turn":0,"by":"seat"}]},';
  expect(unread(withSteps(`[${step.repeat(20_000)}${step.slice(0, -1)}]`))).toEqual(
    badShape('steps', '<=10000', '20001'),
  );
});

const eventsOf = ({ steps }: GameRecord) => steps.map(({ events }) => events);

/** Any plain value, of the kinds that do harm. */
const junk = (random: Random): unknown =>
  random.pick<unknown>([
    ...[0, -1, 1, 3, 4, 224, 225, 440, 2 ** 53, -(2 ** 31), 0.5, 1e300],
    ...['', '?', 'A', 'ZZZZ', '\u0000', '__proto__', 'seat', 'open', '0'.repeat(32), '0'.repeat(64)],
    ...[null, true, false, [], {}, [[]], ['A'], [0], { length: 5 }],
  ]);

/** A copy of `value` with junk in one place, at any depth, or with something left out. */
function spoiled(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return junk(random);
  const keys = Object.keys(value);
  if (keys.length === 0 || random.chance(0.06)) return junk(random);
  const at = random.pick(keys);
  const inner = random.chance(0.03) ? undefined : spoiled(Reflect.get(value, at), random);
  return Array.isArray(value)
    ? value.flatMap((item, index) => (String(index) === at ? (inner === undefined ? [] : [inner]) : [item]))
    : { ...value, [at]: inner };
}

test('[F3] whatever a record says, reading and verifying it comes to an answer', () => {
  const codes = new Map<string, number>();
  const random = seededRandom(99);
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const once = spoiled(RECORD, random);
    const read = parseRecord(JSON.stringify(random.chance(0.2) ? spoiled(once, random) : once));
    const verified = read.ok ? verifyRecord(read.value) : read;
    const code = verified.ok ? 'ok' : verified.error.code;
    // What is nobody's to prove may be another: names, times without a clock.
    if (read.ok && verified.ok) expect(eventsOf(read.value)).toEqual(eventsOf(RECORD));
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect([...codes.keys()]).toEqual(
    expect.arrayContaining(['record/bad-shape', 'record/differs', 'record/draw', 'record/refused']),
  );
});
