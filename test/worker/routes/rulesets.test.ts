import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { LANGUAGES } from '../../../engine/words/languages.ts';
import { Device } from '../support/device.ts';
import { hex } from '../support/hex.ts';

const { casual, classic } = PRESETS;

/** Classic with one field, by its dotted name, set to something; undefined takes it away. */
function withField(path: string, value: unknown, from: unknown = classic): unknown {
  const [name = '', ...rest] = path.split('.');
  const copy: Record<string, unknown> = { ...(from as Record<string, unknown>) };
  const inner = rest.length === 0 ? value : withField(rest.join('.'), value, copy[name]);
  if (inner === undefined) delete copy[name];
  else copy[name] = inner;
  return copy;
}

const device = await Device.make();

const make = (ruleset: unknown, seats = 2) =>
  device.post('/api/rooms', { key: hex(16), ruleset, seats, name: '' });

const POINTS = { n: 5, per: 'word', to: 'challenged' };

test.each<[string, unknown, number]>([
  ['validation, challenge.rule', withField('validation', 'void'), 2],
  ['validation, challenge.rule', withField('validation', 'challenge', casual), 2],
  ['challenge.rule, challenge.points', withField('challenge.rule', 'points'), 2],
  ['challenge.rule, challenge.points', withField('challenge.points', POINTS), 2],
  ['challenge.rule, seats', withField('challenge.rule', 'triple'), 3],
  ['challenge.rule, seats', withField('challenge.rule', 'triple'), 4],
  ['end.out, seats', withField('end.out', 'doubleOpponent'), 3],
  ['end.playOn, end.out', withField('end.playOn', true), 2],
  ['end.scoreless.kinds', withField('end.scoreless.kinds', ['exchange', 'phony']), 2],
])('[H1] rules that contradict each other in %s make no room', async (fields, ruleset, seats) => {
  const answer = await make(ruleset, seats);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'ruleset/conflict', detail: fields });
});

test('[H1] all contradictions are told, each with its fields and a stable reason', async () => {
  const end = { ...classic.end, out: 'doubleOpponent', playOn: true };
  const ruleset = withField('end', end, withField('challenge.rule', 'triple', { ...classic, gift: 15_000 }));
  const answer = await make(ruleset, 3);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Rules contradict each other.',
    status: 422,
    code: 'ruleset/conflict',
    detail: 'challenge.rule, seats, gift, clock, end.out, end.playOn',
    errors: [
      { fields: ['challenge.rule', 'seats'], reason: 'triple-wants-two' },
      { fields: ['gift', 'clock'], reason: 'gift-wants-clock' },
      { fields: ['end.out', 'seats'], reason: 'double-wants-two' },
      { fields: ['end.playOn', 'end.out'], reason: 'play-on-wants-none' },
    ],
  });
});

test('[H2] all fields that are out of their bounds or of another kind are told', async () => {
  const ruleset = withField('exchange', { minBag: 8, order: 'never' }, { ...classic, gift: -1, tie: 'coin' });
  const answer = await make(ruleset, 5);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'http/bad-shape',
    path: 'ruleset.exchange.minBag',
    errors: [
      { fields: ['ruleset.exchange.minBag'], reason: 'expected <=7' },
      { fields: ['ruleset.exchange.order'], reason: 'expected ("drawFirst" | "returnFirst")' },
      { fields: ['ruleset.gift'], reason: 'expected >=0' },
      { fields: ['ruleset.tie'], reason: 'expected ("beforeDeductions" | "draw")' },
      { fields: ['seats'], reason: 'expected <=4' },
    ],
  });
});

test('[H2] of a body full of faults the first twenty are told, and nothing that was sent', async () => {
  const answer = await make(
    withField(
      'end.scoreless.kinds',
      Array.from({ length: 500 }, () => 'snooze'),
    ),
  );
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text).not.toContain('snooze');
  expect(JSON.parse(text).errors).toHaveLength(20);
});

const GAME_CLOCK = {
  kind: 'game',
  initial: 30_000,
  increment: 0,
  overtime: { perMinute: 5, maxMinutes: 2 },
};

/** For every field what is out of its bounds or of another kind. */
const BAD: readonly (readonly [string, readonly unknown[]])[] = [
  ['tileSet', ['klingon', 1, undefined]],
  ['board', ['huge', null, undefined]],
  ['rackSize', [6, 8, 7.5, '7', undefined]],
  ['first', ['me', undefined]],
  ['exchange', [null, undefined]],
  ['exchange.minBag', [0, 8, 1.5, '1', undefined]],
  ['exchange.order', ['never', undefined]],
  ['exchange.more', [1]],
  ['validation', ['maybe', undefined]],
  ['challenge.rule', ['quadruple', undefined]],
  ['challenge.points', [5, undefined]],
  ['challenge.points.n', [0, 51, -5, 2.5, '5', undefined]],
  ['challenge.points.per', ['letter', undefined]],
  ['challenge.points.to', ['bank', undefined]],
  ['challenge.points.more', [1]],
  ['challenge.who', ['all', undefined]],
  ['challenge.finalWindow', [4_999, 120_001, 5_000.5, undefined]],
  ['challenge.more', [1]],
  ['clock', [60_000, undefined]],
  ['clock.kind', ['sun', null, undefined]],
  ['clock.initial', [29_999, 7_200_001, undefined]],
  ['clock.increment', [-1, 60_001, undefined]],
  ['clock.overtime.perMinute', [-1, 101, undefined]],
  ['clock.overtime.maxMinutes', [-1, 61, undefined]],
  ['clock.perTurn', [9_999, 3_600_001, undefined]],
  ['gift', [-1, 60_001, 1.5, undefined]],
  ['bingo.tiles', [0, 8, undefined]],
  ['bingo.points', [-1, 201, undefined]],
  ['end.scoreless.kinds', [[], ['pass', 'pass'], 'pass', undefined]],
  ['end.scoreless.perSeat', [0, 11, undefined]],
  ['end.out', ['all', undefined]],
  ['end.playOn', ['yes', 0, undefined]],
  ['end.more', [1]],
  ['tie', ['coin', undefined]],
  ['more', [1]],
];

test.each(BAD.flatMap(([path, values]) => values.map((value) => [path, value] as const)))(
  '[H2] a ruleset whose %s is %j is told so',
  async (path, value) => {
    const pointed = withField('challenge', { ...classic.challenge, rule: 'points', points: POINTS });
    const from = withField('clock', path === 'clock.perTurn' ? { kind: 'turn' } : GAME_CLOCK, pointed);
    const answer = await make(withField(path, value, from));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'http/bad-shape', path: `ruleset.${path}` });
  },
);

test('[H2] a kind of scoreless turn that there is not is told with its place', async () => {
  const answer = await make(withField('end.scoreless.kinds', ['pass', 'nap']));
  expect(await answer.json()).toMatchObject({
    code: 'http/bad-shape',
    path: 'ruleset.end.scoreless.kinds.1',
  });
});

test.each<[string, unknown, number]>([
  ['the least of everything', withField('exchange.minBag', 1, withField('challenge.finalWindow', 5_000)), 2],
  ['the most', withField('exchange.minBag', 7, withField('challenge.finalWindow', 120_000)), 4],
  [
    '50 points a word',
    withField('challenge', { ...classic.challenge, rule: 'points', points: { ...POINTS, n: 50 } }),
    4,
  ],
  ['a game for the challenge', withField('challenge.rule', 'triple'), 2],
  ['next, with one opponent', withField('challenge.who', 'next'), 2],
  ['twice the opponent’s tiles', withField('end.out', 'doubleOpponent'), 2],
  ['no going out', withField('end', { ...classic.end, out: 'none', playOn: true }), 3],
  ['taking turns to begin', withField('first', 'alternate'), 4],
])('[H1] rules of one’s own make a room that shows them: %s', async (_, ruleset, seats) => {
  const answer = await make(ruleset, seats);
  expect(answer.status).toBe(201);
  const { id } = await answer.json<{ id: string }>();
  expect(await (await device.get(`/api/rooms/${id}`)).json()).toMatchObject({
    room: { preset: null, ruleset },
  });
});

test('[H1] the house’s preset makes a room', async () => {
  const id = await device.makeRoom({ preset: 'ez10', seats: 3 });
  expect(await (await device.get(`/api/rooms/${id}`)).json()).toMatchObject({
    room: { preset: 'ez10', ruleset: PRESETS.ez10 },
  });
});

test.each(['norwegian', 'nsf'] as const)(
  '[H1] the preset %s makes a room of Norwegian words',
  async (preset) => {
    const id = await device.makeRoom({ preset, seats: 2 });
    expect(await (await device.get(`/api/rooms/${id}`)).json()).toMatchObject({
      room: {
        preset,
        ruleset: PRESETS[preset],
        lexicon: { id: 'norwegian', title: 'Norwegian Bokmål (Crosstile 2026)', words: 591_806 },
      },
    });
  },
);

test.each(LANGUAGES)(
  '[H1] a preset is played with the tiles and words of another language: %s',
  async (tileSet) => {
    const wish = { key: hex(16), preset: 'casual', tileSet, seats: 4, name: '' };
    const answer = await device.post('/api/rooms', wish);
    expect(answer.status).toBe(201);
    const { id } = await answer.json<{ id: string }>();
    expect(await (await device.get(`/api/rooms/${id}`)).json()).toMatchObject({
      room: {
        preset: 'casual',
        ruleset: { ...casual, tileSet },
        lexicon: { id: tileSet },
      },
    });
  },
);

test('[H1] tiles that there are no words for make no room', async () => {
  const answer = await make({ ...casual, tileSet: 'faroese' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'lexicon/none', detail: 'faroese' });
});

test('[H2] tiles beside a whole ruleset, and tiles that there are not, are told', async () => {
  const wish = { key: hex(16), seats: 2, name: '' };
  const twice = await device.post('/api/rooms', { ...wish, ruleset: classic, tileSet: 'norwegian' });
  expect([twice.status, await twice.json()]).toMatchObject([422, { code: 'http/bad-shape', path: '' }]);
  const unknown = await device.post('/api/rooms', { ...wish, preset: 'casual', tileSet: 'klingon' });
  expect([unknown.status, await unknown.json()]).toMatchObject([422, { path: 'tileSet' }]);
});
