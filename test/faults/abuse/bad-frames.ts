import { randomHex } from '../../support/second-client/api.ts';
import type { Random } from '../../support/seeded-random.ts';

/** Commands that are refused of a seat that is not on turn, in a game under way; and what they can be turned into. */
const COMMANDS: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'place', tiles: [{ square: 112, letter: 'A', blank: false }] },
  { type: 'exchange', tiles: ['A', '?'] },
  { type: 'pass', lag: 20 },
  { type: 'redeem', square: 7 },
  { type: 'challenge', turn: 9_000, words: null },
  { type: 'accept', turn: 9_000 },
  { type: 'nonce', game: 2, nonce: 'ab'.repeat(16) },
  { type: 'start' },
  { type: 'free', seat: 0 },
  { type: 'swap', a: 0, b: 1 },
  { type: 'lock', seat: 1, locked: true },
  { type: 'addBot', seat: 1, level: 'expert' },
  { type: 'takeBack', game: 2 },
  { type: 'leave' },
  { type: 'rematch', game: 1 },
  { type: 'answer', request: 7, agree: true },
];

const ODD: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\ud800',
  '🂡'.repeat(40),
  '‮evil',
  [],
  {},
  [[[[]]]],
  true,
  'A'.repeat(600),
  ['__proto__'],
];

/** A frame that no room may act on, as text. */
export function badFrame(random: Random): string {
  const kinds: readonly (() => string)[] = [
    () => JSON.stringify(command(random)),
    () =>
      JSON.stringify({
        ...command(random),
        [random.pick(['id', 'expect', 'type', 'tiles', 'x'])]: random.pick(ODD),
      }),
    () => without(command(random), random),
    () => torn(JSON.stringify(command(random)), random),
    () => swapped(JSON.stringify(command(random)), random),
    () => JSON.stringify(command(random)).replace('{', '{"__proto__":{"type":"resign","game":1,"you":0},'),
    () =>
      JSON.stringify({
        type: 'resign',
        game: random.pick(['1', null, 1.5, [1]]),
        id: randomHex(),
        expect: 1,
      }),
    () =>
      JSON.stringify({
        type: 'rename',
        name: random.pick([1, null, {}, [], true]),
        id: randomHex(),
        expect: 1,
      }),
    () => '['.repeat(random.below(4_000) + 1),
    () => '{"type":'.repeat(random.below(400) + 1),
    () => JSON.stringify(random.pick(ODD)),
    () => noise(random),
  ];
  return random.pick(kinds)();
}

const command = (random: Random): Readonly<Record<string, unknown>> => ({
  ...random.pick(COMMANDS),
  id: randomHex(),
  expect: random.pick([0, 1, 5, 1e6]),
});

function without(whole: Readonly<Record<string, unknown>>, random: Random): string {
  const gone = random.pick(Object.keys(whole));
  return JSON.stringify(Object.fromEntries(Object.entries(whole).filter(([key]) => key !== gone)));
}

const torn = (text: string, random: Random): string => text.slice(0, random.below(text.length));

/** One character is another. */
function swapped(text: string, random: Random): string {
  const at = random.below(text.length);
  return (
    text.slice(0, at) + random.pick(['"', '{', '}', '\\', '\u2028', '9', '\ufeff', ',']) + text.slice(at + 1)
  );
}

const noise = (random: Random): string =>
  String.fromCharCode(...Array.from({ length: 1 + random.below(200) }, () => random.below(0xd800)));
