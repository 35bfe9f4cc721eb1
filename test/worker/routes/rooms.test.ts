import { listDurableObjectIds } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import * as lexica from '../../../worker/lexica.ts';
import { Device, ORIGIN } from '../support/device.ts';
import { hex } from '../support/hex.ts';

const wish = (over: object = {}) => ({ key: hex(16), preset: 'casual', seats: 2, name: 'Tea time', ...over });

test('[H1] a room is made with what was asked for, and seats nobody', async () => {
  const device = await Device.make();
  const made = await device.post('/api/rooms', wish());
  expect(made.status).toBe(201);
  const { id, link } = await made.json<{ id: string; link: string }>();
  expect(link).toBe(`/r/${id}`);
  const summary = await (await device.get(`/api/rooms/${id}`)).json();
  expect(summary).toMatchObject({
    room: {
      id,
      name: 'Tea time',
      preset: 'casual',
      ruleset: PRESETS.casual,
      phase: 'waiting',
      game: 1,
      seed: null,
      host: null,
      you: null,
      seats: [
        { name: null, ready: false, rematch: false },
        { name: null, ready: false, rematch: false },
      ],
    },
    game: null,
    presence: { seats: ['gone', 'gone'], absentSince: null, watchers: 0 },
  });
});

test('[H1] the same request again, ten at once, is the same room', async () => {
  const device = await Device.make();
  const request = wish();
  const answers = await Promise.all(Array.from({ length: 10 }, () => device.post('/api/rooms', request)));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json<{ id: string }>()).id));
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(201));
  expect(new Set(ids).size).toBe(1);
  const { room } = await (await device.get(`/api/rooms/${ids[0]}`)).json<{ room: { game: number } }>();
  expect(room.game).toBe(1);
});

test('[H4] the same wish again makes no room, and is not counted as one', async () => {
  const device = await Device.make();
  const request = wish();
  for (let n = 0; n < 110; n++) expect((await device.post('/api/rooms', request)).status).toBe(201);
  expect((await device.post('/api/rooms', wish())).status).toBe(201);
});

test('[H1] a room that was made is found by the same wish while no word list can be read; no other is made', async () => {
  const device = await Device.make();
  const request = wish();
  const loads = vi.spyOn(lexica, 'loadLexicon').mockRejectedValue(new Error('down'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const down = await device.post('/api/rooms', request);
  expect([down.status, (await down.json<{ code: string }>()).code]).toEqual([503, 'room/unavailable']);
  loads.mockRestore();
  expect((await device.post('/api/rooms', request)).status).toBe(201);
  vi.spyOn(lexica, 'loadLexicon').mockRejectedValue(new Error('down'));
  expect((await device.post('/api/rooms', request)).status).toBe(201);
  vi.restoreAllMocks();
});

test('[H1] another wish under the same key is refused; another device’s same key is another room', async () => {
  const device = await Device.make();
  const request = wish();
  const made = await (await device.post('/api/rooms', request)).json<{ id: string }>();
  const other = await device.post('/api/rooms', { ...request, seats: 3 });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'room/key-used', status: 409 });
  const stranger = await (await (await Device.make()).post('/api/rooms', request)).json<{ id: string }>();
  expect(stranger.id).not.toBe(made.id);
});

test('[H1] a whole ruleset makes a room without a preset; one that contradicts itself makes none', async () => {
  const device = await Device.make();
  const id = await device.makeRoom({ ruleset: structuredClone(PRESETS.classic) as never });
  expect(await (await device.get(`/api/rooms/${id}`)).json()).toMatchObject({
    room: { preset: null, ruleset: PRESETS.classic },
  });
  const conflict = { ...PRESETS.classic, validation: 'void' };
  const refused = await device.post('/api/rooms', wish({ preset: undefined, ruleset: conflict }));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    code: 'ruleset/conflict',
    detail: 'validation, challenge.rule',
  });
});

test.each([
  ['key', wish({ key: 'short' })],
  ['preset', wish({ preset: 'house' })],
  ['seats', wish({ seats: 5 })],
  ['name', wish({ name: 7 })],
  ['extra', wish({ extra: 1 })],
  ['ruleset.rackSize', wish({ preset: undefined, ruleset: { ...PRESETS.classic, rackSize: 8 } })],
  [
    'ruleset.end.scoreless.kinds',
    wish({
      preset: undefined,
      ruleset: {
        ...PRESETS.classic,
        end: { ...PRESETS.classic.end, scoreless: { kinds: ['pass', 'pass'], perSeat: 2 } },
      },
    }),
  ],
  ['', wish({ preset: undefined })],
  ['', wish({ ruleset: PRESETS.classic })],
])('[H2] a wish that is wrong at %j is told so', async (path, body) => {
  const answer = await (await Device.make()).post('/api/rooms', body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'http/bad-shape', path });
});

test('[H1] without the device’s cookie nobody makes a room or sits down', async () => {
  const id = await (await Device.make()).makeRoom();
  const nobody = new Device();
  for (const answer of [await nobody.post('/api/rooms', wish()), await nobody.sit(id, { name: 'Ada' })]) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'session/missing' });
  }
});

test('[D10] a seat is taken by a POST, once for a device; what cannot be is told in a code', async () => {
  const [ada, bob, eve] = [await Device.make(), await Device.make(), await Device.make()];
  const id = await ada.makeRoom();
  const sits = async (device: Device, body: object) => {
    const answer = await device.post(`/api/rooms/${id}/seats`, body);
    const { seat, code } = await answer.json<{ seat?: number; code?: string }>();
    return [answer.status, seat ?? code];
  };
  expect(await sits(ada, { name: 'Ada', seat: 1 })).toEqual([200, 1]);
  expect(await sits(ada, { name: 'Again', seat: 0 })).toEqual([200, 1]);
  expect(await sits(bob, { name: 'Bob', seat: 1 })).toEqual([409, 'room/seat-taken']);
  expect(await sits(bob, { name: 'Bob', seat: 2 })).toEqual([422, 'room/no-such-seat']);
  expect(await sits(bob, { name: ' \u200b' })).toEqual([422, 'name/empty']);
  expect(await sits(bob, { name: 'x'.repeat(21) })).toEqual([422, 'name/too-long']);
  expect(await sits(bob, { name: 'ada' })).toEqual([200, 0]);
  expect(await sits(eve, { name: 'Eve' })).toEqual([409, 'room/full']);
  const { room } = await (await eve.get(`/api/rooms/${id}`)).json<{ room: { seats: unknown } }>();
  expect(room.seats).toMatchObject([{ name: 'ada 2' }, { name: 'Ada' }]);
});

test('[D10] two who press for the same seat at once get one seat each, or are told', async () => {
  const [ada, bob] = [await Device.make(), await Device.make()];
  const id = await ada.makeRoom();
  const answers = await Promise.all([ada.sit(id, { name: 'Ada' }), bob.sit(id, { name: 'Bob' })]);
  const seats = await Promise.all(
    answers.map(async (answer) => (await answer.json<{ seat: number }>()).seat),
  );
  expect(seats.sort()).toEqual([0, 1]);
});

test('[I3] a guessed, mistyped or malformed id is refused without waking an object', async () => {
  const device = await Device.make();
  const id = await device.makeRoom();
  const before = (await listDurableObjectIds(env.ROOM)).length;
  const guesses = [
    ...Array.from({ length: 50 }, () =>
      [6, 6, 6].map((n) => hex(n).slice(0, n).replaceAll(/[01]/g, 'x')).join('-'),
    ),
    `${id.slice(0, -1)}${id.endsWith('7') ? '8' : '7'}`,
    `${id}a`,
    id.slice(1),
    encodeURIComponent('../../secret'),
    '%00',
  ];
  for (const guess of guesses) {
    const answer = await device.get(`/api/rooms/${guess}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'room/unknown' });
    expect((await device.sit(guess, { name: 'Ada' })).status).toBe(404);
    expect((await device.upgrade(guess)).status).toBe(404);
    expect((await device.get(`/api/rooms/${guess}/games/1/record`)).status).toBe(404);
    expect((await device.get(`/r/${guess}`)).status).toBe(404);
  }
  expect((await listDurableObjectIds(env.ROOM)).length).toBe(before);
  expect((await device.get(`/api/rooms/${id.toUpperCase().replaceAll('-', '')}`)).status).toBe(200);
});

const OTHERS = [
  undefined,
  'null',
  '',
  'https://evil.example',
  'http://crosstile.test',
  'https://crosstile.test:8443',
  'https://crosstile.test.evil.example',
  'https://evil.crosstile.test',
  'https://CROSSTILE.test',
  `${ORIGIN}/`,
];

test.each(OTHERS)(
  '[I4] what comes from the origin %j is refused before any object is woken',
  async (origin) => {
    const device = await Device.make();
    const id = await device.makeRoom();
    const before = (await listDurableObjectIds(env.ROOM)).length;
    const headers: Record<string, string> = {
      Cookie: `__Host-device=${device.token}`,
      'Content-Type': 'application/json',
    };
    if (origin !== undefined) headers.Origin = origin;
    const ask = (path: string, init: RequestInit) =>
      exports.default.fetch(`${ORIGIN}${path}`, { ...init, headers: { ...headers, ...init.headers } });
    const answers = [
      await ask('/api/session', { method: 'POST' }),
      await ask('/api/rooms', { method: 'POST', body: JSON.stringify(wish()) }),
      await ask(`/api/rooms/${id}/seats`, { method: 'POST', body: JSON.stringify({ name: 'Eve' }) }),
      await ask(`/api/rooms/${id}/socket?after=0&protocol=2&tab=${hex(16)}`, {
        headers: { Upgrade: 'websocket' },
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.webSocket).toBeNull();
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(await answer.json()).toMatchObject({ code: 'origin/not-allowed' });
    }
    expect((await listDurableObjectIds(env.ROOM)).length).toBe(before);
  },
);
