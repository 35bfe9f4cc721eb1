import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { Device } from '../support/device.ts';
import { hex } from '../support/hex.ts';
import { closeCode, enter, guestOf, invite, privateRoom, why } from '../support/private-room.ts';
import { stubOf } from '../support/table.ts';
import { asks, isRefused, sets } from '../support/talker.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOT_VALID = [403, 'link/not-valid'];
const PRIVATE = [403, 'room/private'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('[I5, D2] a private room tells nothing but that it is one to who is not invited, with or without a cookie', async () => {
  const { host, room } = await privateRoom({ name: 'Secret tea' });
  const stranger = await Device.make();
  for (const other of [stranger, new Device()]) {
    const answers = [
      await other.get(`/api/rooms/${room}`),
      await other.get(`/api/rooms/${room}/games/1/record`),
      await other.get(`/api/rooms/${room}/games/7/record`),
    ];
    for (const answer of answers) {
      const text = await answer.text();
      expect(JSON.parse(text)).toEqual({
        type: 'about:blank',
        title: 'This is a private room.',
        status: 403,
        code: 'room/private',
      });
      expect(text).not.toMatch(/Ida|Secret|classic/);
    }
    expect(await closeCode(other, room)).toBe(4403);
    const page = await (await other.get(`/r/${room}`)).text();
    expect(page).not.toMatch(/Ida|Secret/);
  }
  expect(await why(stranger.sit(room, { name: 'Eve' }))).toEqual(PRIVATE);
  expect(await why(stranger.post(`/api/rooms/${room}/invites/new`))).toEqual(PRIVATE);
  expect(await why(stranger.post(`/api/rooms/${room}/invites/withdraw`, { invite: 1 }))).toEqual(PRIVATE);
  expect((await host.get(`/api/rooms/${room}`)).status).toBe(200);
});

test('[I5] a room is open unless it is asked to be private; an open one has no invites', async () => {
  const host = await Device.make();
  for (const wish of [{}, { private: false }]) {
    const room = await host.makeRoom(wish);
    await host.sit(room, { name: 'Ida' });
    expect(await (await new Device().get(`/api/rooms/${room}`)).json()).toMatchObject({
      room: { private: false, invites: null },
    });
    expect(await why(host.post(`/api/rooms/${room}/invites/new`))).toEqual([409, 'room/not-private']);
    expect(await why(enter(await Device.make(), room, hex(16)))).toEqual([409, 'room/not-private']);
  }
});

test('[I6] an invite lets one device in, which may watch or sit down; again it is the same answer, for others none', async () => {
  const { host, room } = await privateRoom();
  const player = await host.connect(room);
  const made = await invite(host, room);
  expect(made).toEqual({
    invite: 1,
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
    until: Date.now() + 7 * DAY,
  });
  const guest = await Device.make();
  for (let n = 0; n < 3; n++) expect((await enter(guest, room, made.token)).status).toBe(200);
  expect(await why(enter(await Device.make(), room, made.token))).toEqual(NOT_VALID);
  const watching = await guest.connect(room);
  expect(watching.now.room).toMatchObject({ you: null, private: true, invites: null });
  const { seq } = watching.now;
  expect((await player.reach(seq)).room.invites).toEqual([{ invite: 1, used: true, until: made.until }]);
  expect((await guest.sit(room, { name: 'Marek' })).status).toBe(200);
});

test('[I6] a press of who is in already uses nothing up', async () => {
  const { host, room } = await privateRoom();
  const { token } = await invite(host, room);
  expect((await enter(host, room, token)).status).toBe(200);
  expect((await enter(await Device.make(), room, token)).status).toBe(200);
});

test('[I6] a look at the link, by a page or a preview, does not use it up', async () => {
  const { host, room } = await privateRoom();
  const { token } = await invite(host, room);
  const guest = await Device.make();
  await guest.get(`/r/${room}`);
  await guest.get(`/api/rooms/${room}/invites?token=${token}`);
  await closeCode(guest, room);
  expect((await enter(guest, room, token)).status).toBe(200);
});

test('[I6] of two that come at once with one invite one gets in', async () => {
  const { host, room } = await privateRoom();
  const { token } = await invite(host, room);
  const guests = await Promise.all([Device.make(), Device.make(), Device.make()]);
  const answers = await Promise.all(guests.map((guest) => enter(guest, room, token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
});

test('[I6] used, withdrawn, expired, made-up and damaged tokens and those of another room have one answer', async () => {
  const { host, room } = await privateRoom();
  const other = await privateRoom();
  const [used, withdrawn, expired] = [
    await invite(host, room),
    await invite(host, room),
    await invite(host, room),
  ];
  const elsewhere = await invite(other.host, other.room);
  await enter(await Device.make(), room, used.token);
  const withdraw = () => host.post(`/api/rooms/${room}/invites/withdraw`, { invite: withdrawn.invite });
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 200]);
  pass(7 * DAY - 1);
  const last = await invite(host, room);
  pass(1);
  const bodies = new Set<string>();
  for (const token of [
    used.token,
    withdrawn.token,
    expired.token,
    elsewhere.token,
    hex(16),
    '',
    last.token.slice(1),
    last.token.toUpperCase(),
    last.token.repeat(7),
  ]) {
    const answer = await enter(await Device.make(), room, token);
    expect(answer.status).toBe(403);
    bodies.add(await answer.text());
  }
  expect(bodies.size).toBe(1);
  expect((await enter(await Device.make(), room, last.token)).status).toBe(200);
});

test('[I6] guesses are limited by their sender’s address; others are not kept out', async () => {
  const { host, room } = await privateRoom();
  const { token } = await invite(host, room);
  const guess = async (from: string, tried = hex(16)) =>
    (await Device.make()).post(`/api/rooms/${room}/invites`, { token: tried }, { 'CF-Connecting-IP': from });
  for (let n = 0; n < 10; n++) expect(await why(guess('192.0.2.1'))).toEqual(NOT_VALID);
  const refused = await guess('192.0.2.1', token);
  expect(refused.headers.get('Retry-After')).toBe('60');
  expect(await why(refused)).toEqual([429, 'http/too-many']);
  expect((await guess('192.0.2.2', token)).status).toBe(200);
  const again = await invite(host, room);
  pass(60_000);
  expect((await guess('192.0.2.1', again.token)).status).toBe(200);
});

test('[I6] where no address is known nobody is kept out by what another one tries', async () => {
  const { host, room } = await privateRoom();
  const { token } = await invite(host, room);
  const guesser = await Device.make();
  const from = { 'CF-Connecting-IP': '127.0.0.1' };
  const guess = (device: Device, tried: string) =>
    device.post(`/api/rooms/${room}/invites`, { token: tried }, from);
  for (let n = 0; n < 10; n++) expect(await why(guess(guesser, hex(16)))).toEqual(NOT_VALID);
  expect(await why(guess(guesser, hex(16)))).toEqual([429, 'http/too-many']);
  expect((await guess(await Device.make(), token)).status).toBe(200);
});

test('[I6] only the host makes and withdraws invites, and sees how they stand', async () => {
  const { host, room } = await privateRoom();
  const guest = await guestOf(host, room);
  await guest.sit(room, { name: 'Marek' });
  const watching = await guestOf(host, room);
  for (const device of [guest, watching]) {
    expect(await why(device.post(`/api/rooms/${room}/invites/new`))).toEqual([403, 'room/not-host']);
    expect(await why(device.post(`/api/rooms/${room}/invites/withdraw`, { invite: 1 }))).toEqual([
      403,
      'room/not-host',
    ]);
    expect((await device.connect(room)).now.room.invites).toBeNull();
  }
  expect(await why(new Device().post(`/api/rooms/${room}/invites/new`))).toEqual([401, 'session/missing']);
  const evil = await host.post(`/api/rooms/${room}/invites/new`, undefined, { Origin: 'https://evil.test' });
  expect(await why(evil)).toEqual([403, 'origin/not-allowed']);
});

test('[I6] twenty invites are open at once; one that is used or withdrawn makes room', async () => {
  const { host, room } = await privateRoom();
  const all = [];
  for (let n = 0; n < 20; n++) all.push(await invite(host, room));
  expect(await why(host.post(`/api/rooms/${room}/invites/new`))).toEqual([409, 'invite/too-many']);
  await enter(await Device.make(), room, all[3]?.token ?? '');
  expect((await invite(host, room)).invite).toBe(21);
  await host.post(`/api/rooms/${room}/invites/withdraw`, { invite: 5 });
  expect((await invite(host, room)).invite).toBe(22);
  expect(await why(host.post(`/api/rooms/${room}/invites/new`))).toEqual([409, 'invite/too-many']);
});

test('[I6, D12] a room makes 200 invites in all', async () => {
  const { host, room } = await privateRoom();
  for (let n = 1; n <= 200; n++) {
    await invite(host, room);
    await host.post(`/api/rooms/${room}/invites/withdraw`, { invite: n });
  }
  expect(await why(host.post(`/api/rooms/${room}/invites/new`))).toEqual([409, 'invite/too-many']);
});

test('[I6, I2] no token is stored, sent to a socket, or told twice', async () => {
  const { host, room } = await privateRoom();
  const player = await host.connect(room);
  const guest = await guestOf(host, room);
  const watching = await guest.connect(room);
  const { token } = await invite(host, room);
  const fresh = await host.connect(room);
  await watching.reach(fresh.seq);
  await player.reach(fresh.seq);
  for (const { frames } of [player, watching, fresh]) expect(frames.join()).not.toContain(token);
  const rows = await runInDurableObject(stubOf(room), (_, { storage }) =>
    JSON.stringify([
      storage.sql.exec('SELECT * FROM steps').toArray(),
      storage.sql.exec('SELECT * FROM snapshot').toArray(),
    ]),
  );
  expect(rows).not.toContain(token);
  const [hash] = /hash\W+([0-9a-f]{64})/.exec(rows)?.slice(1) ?? [];
  expect(hash).toBeDefined();
  for (const { frames } of [player, watching, fresh]) expect(frames.join()).not.toContain(hash);
});

test('[D1] members, invites and how they stand survive an eviction', async () => {
  const { host, room } = await privateRoom();
  const guest = await guestOf(host, room);
  const { token } = await invite(host, room);
  await evictDurableObject(stubOf(room), { webSockets: 'close' });
  expect((await guest.connect(room)).now.room.you).toBeNull();
  expect(await closeCode(await Device.make(), room)).toBe(4403);
  const late = await Device.make();
  expect((await enter(late, room, token)).status).toBe(200);
  await evictDurableObject(stubOf(room), { webSockets: 'close' });
  expect(await why(enter(await Device.make(), room, token))).toEqual(NOT_VALID);
  expect((await enter(late, room, token)).status).toBe(200);
});

test('[I5] who was freed from a seat of a private room is still in', async () => {
  const { host, room } = await privateRoom();
  const guest = await guestOf(host, room);
  await guest.sit(room, { name: 'Marek' });
  const [player, other] = [await host.connect(room), await guest.connect(room)];
  const { seq } = await player.does({ type: 'free', seat: seat(1) });
  expect((await other.reach(seq)).room.you).toBeNull();
  expect((await guest.sit(room, { name: 'Marek' })).status).toBe(200);
});

test('[I5, J6, J7] whoever made a private room is neither removed nor locked out by who is host next; a guest is', async () => {
  const { host: maker, room } = await privateRoom();
  const [next, guest] = [await guestOf(maker, room), await guestOf(maker, room)];
  await next.sit(room, { name: 'Bo' });
  const made = await maker.connect(room);
  await made.does({ type: 'leave' });
  const host = await next.connect(room);
  expect(host.now.room.host).toBe(1);
  const numberOf = async (device: Device) => (await asks(await device.connect(room))).house.watcher ?? '';
  const [makers, guests] = [await numberOf(maker), await numberOf(guest)];
  expect(await isRefused(host, { type: 'remove', watcher: makers, removed: true })).toEqual({
    code: 'room/is-maker',
  });
  await sets(host, { type: 'remove', watcher: guests, removed: true });
  expect(await why(guest.get(`/api/rooms/${room}`))).toEqual([403, 'room/removed']);
  expect(await closeCode(guest, room)).toBe(4414);
  await sets(host, { type: 'mute', watcher: makers, muted: true });
  expect((await asks(await maker.connect(room))).house.muted).toBe(true);
  // As a room may have stored it once; and the maker is not here when it is locked.
  await runInDurableObject(stubOf(room), (_, { storage }) => {
    const removed = JSON.stringify([{ person: makers, name: null }]);
    storage.sql.exec(
      "UPDATE house SET state = json_set(state, '$.removed', json(?), '$.admitted', json('[]'))",
      removed,
    );
  });
  expect((await maker.sit(room, { name: 'Ida' })).status).toBe(200);
  expect((await maker.connect(room)).now.room.you).toBe(0);
});
