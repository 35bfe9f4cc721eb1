import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { millis, seat } from '../../../engine/base/units.ts';
import type { ServerMessage } from '../../../engine/protocol/server-message.ts';
import { CLOSE, PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { START, Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';
import { TestSocket } from '../support/test-socket.ts';

/** As after loading the page. */
async function load() {
  vi.resetModules();
  const { connect, connection, disconnect, lag, reconnect, retryNow, outbox } = await import(
    '../../../client/net/connection.ts'
  );
  const { game, room, seqNow } = await import('../../../client/state/room-state.ts');
  const { underWay } = await import('../../../client/state/under-way.ts');
  return { underWay, connect, connection, disconnect, lag, reconnect, retryNow, outbox, game, room, seqNow };
}

const { newest } = TestSocket;
const settle = (milliseconds = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const say = (message: ServerMessage): void => newest().say(JSON.stringify(message));
const said = (socket = newest()): { type: string }[] =>
  socket.sent.filter((frame) => frame !== 'ping').map((frame) => JSON.parse(frame));
/** Without asking for the chat, which every new line does. */
const sent = (socket = newest()): unknown[] => said(socket).filter(({ type }) => type !== 'chat');
const query = (): URLSearchParams => new URL(newest().url).searchParams;

let page: Awaited<ReturnType<typeof load>>;
let told: RoomOf;
let reloads = 0;
const browser = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(async () => {
  vi.useFakeTimers();
  reloads = 0;
  TestSocket.all = [];
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('document', browser);
  vi.stubGlobal('location', { href: 'https://table.example/r/abc', reload: () => reloads++ });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  told = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'abc');
  page = await load();
  page.connect('abc');
  await settle();
});
afterEach(() => {
  page.disconnect();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function goLive(): Promise<void> {
  newest().open();
  say(told.update(0));
  await settle();
}

describe('[U19] the connection', () => {
  test('[U19] names what it has, its protocol and its tab', () => {
    expect(newest().url).toMatch(/^wss:\/\/table\.example\/api\/rooms\/abc\/socket\?/);
    expect([query().get('after'), query().get('protocol')]).toEqual(['0', String(PROTOCOL_VERSION)]);
    expect(query().get('tab')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('[U19] is live when the room has told how things stand, not before', async () => {
    newest().open();
    expect(page.connection.value.status).toBe('connecting');
    say(told.update(0));
    expect(page.connection.value.status).toBe('live');
    expect(page.room.value?.id).toBe('abc');
  });

  test('[U19] lost, says when it tries again, and then asks for what it missed', async () => {
    await goLive();
    newest().end(1006);
    const lost = page.connection.value;
    if (lost.status !== 'lost') throw new Error(`it is ${lost.status}`);
    expect(lost.retryAt).toBeGreaterThan(Date.now());
    await settle(lost.retryAt - Date.now() + 5);
    expect(TestSocket.all).toHaveLength(2);
    expect(query().get('after')).toBe('1');
    told.table.pass(0);
    newest().open();
    say(told.step().update(1));
    expect([page.connection.value.status, page.seqNow.value]).toEqual(['live', 2]);
  });

  test('[U19] lost, is tried at once when it is wanted', async () => {
    await goLive();
    newest().end(1006);
    page.retryNow();
    await settle();
    expect(TestSocket.all).toHaveLength(2);
    newest().open();
    say(told.update(1));
    // Longer than the attempt that was not waited for would have taken.
    await settle(4_000);
    expect(TestSocket.all).toHaveLength(2);
    expect(page.connection.value.status).toBe('live');
  });

  test('[U88] without room for a socket is a look every few seconds, until there is room', async () => {
    const seen = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'abc', null);
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      paths.push(path);
      return Response.json(seen.update(0));
    });
    newest().open();
    newest().end(CLOSE.crowded);
    await settle();
    expect(page.connection.value.status).toBe('polling');
    expect(paths).toEqual(['/api/rooms/abc/update?after=0']);
    expect(page.room.value?.you).toBeNull();
    await settle(6_000);
    expect(paths.at(-1)).toBe('/api/rooms/abc/update?after=1');
    for (let second = 0; second < 60 && TestSocket.all.length < 2; second++) await settle(1_000);
    expect(TestSocket.all).toHaveLength(2);
    const looked = paths.length;
    newest().open();
    say(seen.update(1));
    await settle(10_000);
    expect([page.connection.value.status, paths.length]).toEqual(['live', looked]);
  });

  test('[U88] a seat that has too many sockets is told so, and sees nothing else', async () => {
    await goLive();
    newest().end(CLOSE.crowded);
    expect(page.connection.value).toEqual({ status: 'closed', code: CLOSE.crowded });
  });

  test('[U84] a private room that does not let this device in is not tried again', async () => {
    newest().open();
    newest().end(CLOSE.uninvited);
    expect(page.connection.value).toEqual({ status: 'closed', code: CLOSE.uninvited });
    await settle(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });

  test('[U19] as somebody else is told everything again', async () => {
    await goLive();
    page.reconnect();
    await settle();
    expect(query().get('after')).toBe('0');
    expect(TestSocket.all[0]?.readyState).toBe(3);
  });

  test('[U19] back from sleep asks for what it missed and for a sign of life', async () => {
    await goLive();
    browser.dispatchEvent(new Event('visibilitychange'));
    const [, away, ping, sync] = newest().sent;
    expect([JSON.parse(away ?? ''), ping, JSON.parse(sync ?? '')]).toEqual([
      { type: 'away', away: false },
      'ping',
      { type: 'sync', after: 1 },
    ]);
    await settle(5_000);
    expect(TestSocket.all).toHaveLength(2);
  });

  test('[U19] what was not answered is sent again over the new line, after the room has told how things stand', async () => {
    await goLive();
    page.outbox.submit({ type: 'pass', lag: 0 });
    const first = sent();
    newest().end(1006);
    page.retryNow();
    await settle();
    newest().open();
    await settle(10);
    expect(sent()).toEqual([]);
    say(told.update(1));
    expect(sent()).toEqual(first);
  });
});

describe('[U51] whether the page is looked at', () => {
  const see = (visibilityState: 'visible' | 'hidden'): void => {
    browser.visibilityState = visibilityState;
    browser.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => {
    browser.visibilityState = 'visible';
  });

  test('[U51] is told when it changes', async () => {
    await goLive();
    see('hidden');
    expect(sent()).toEqual([{ type: 'away', away: true }]);
    see('visible');
    expect(sent()).toMatchObject([{ away: true }, { away: false }, { type: 'sync' }]);
  });

  test('[U51] and on a new socket, which a room takes for one that is', async () => {
    await goLive();
    see('hidden');
    newest().end(1006);
    page.retryNow();
    await settle();
    newest().open();
    expect(sent()).toEqual([]);
    say(told.update(1));
    expect(sent()).toEqual([{ type: 'away', away: true }]);
  });

  test('[U51] is nothing that a watcher tells', async () => {
    told = new RoomOf(told.table, 'abc', null);
    await goLive();
    see('hidden');
    expect(sent()).toEqual([]);
  });

  test('[U51] who waits asks how things stand as long as it is', async () => {
    told.table.pass(0);
    told.step();
    newest().open();
    say(told.update(0));
    const asked = () => sent().filter((each) => JSON.stringify(each).includes('sync')).length;
    const minute = async () => {
      // The line would take silence for a loss.
      for (let n = 0; n < 12; n++) {
        await settle(5_000);
        newest().say('pong');
      }
    };
    await minute();
    expect(asked()).toBe(1);
    see('hidden');
    await minute();
    expect(asked()).toBe(1);
  });
});

test('[K4] what is said is taken to be on its way for half of the last round trip', async () => {
  await goLive();
  expect(page.lag()).toBe(0);
  browser.dispatchEvent(new Event('visibilitychange'));
  await settle(240);
  newest().say('pong');
  expect(page.lag()).toBe(120);
});

describe('[U80] the chat', () => {
  const asked = (): unknown[] => said().filter(({ type }) => type === 'chat');

  test('[U80] is asked for when the room has told how things stand, from the last line that is known', async () => {
    await goLive();
    expect(asked()).toEqual([{ type: 'chat', after: 0 }]);
    const line = { id: 7, at: millis(0), seat: seat(1), watcher: null, name: 'Ida', text: 'hello' };
    say({ type: 'chat', whole: true, ack: null, lines: [{ ...line, own: false, watchersOnly: false }] });
    newest().end(1006);
    await settle(5_000);
    newest().open();
    say(told.update(1));
    expect(asked()).toEqual([{ type: 'chat', after: 7 }]);
  });

  test('[U80] a line that was taken is answered for, and leaves the field', async () => {
    await goLive();
    const { chatText, writeLine } = await import('../../../client/state/chat.ts');
    writeLine('hello');
    page.outbox.submit({ type: 'say', text: 'hello' });
    const [command] = page.underWay.value;
    expect(chatText.value).toBe('hello');
    say({ type: 'chat', whole: false, ack: command?.id ?? '', lines: [] });
    expect([page.underWay.value, chatText.value]).toEqual([[], '']);
  });

  test('[U80] a line that was refused stays in the field, with the reason', async () => {
    await goLive();
    const { chatText, writeLine } = await import('../../../client/state/chat.ts');
    writeLine('hello');
    page.outbox.submit({ type: 'say', text: 'hello' });
    say(told.refused(page.underWay.value[0]?.id ?? '', { code: 'chat/muted' }));
    expect([page.outbox.refusal.value, chatText.value]).toEqual([{ code: 'chat/muted' }, 'hello']);
  });
});

describe('[U19] what does not fit', () => {
  test('[U19] is asked for; then everything is; then nothing, until something fits', async () => {
    await goLive();
    const gap = (): void => say({ ...told.update(0), after: told.update(5).after });
    gap();
    gap();
    gap();
    gap();
    expect(sent()).toEqual([
      { type: 'sync', after: 1 },
      { type: 'sync', after: 0 },
    ]);
    say(told.update(0));
    gap();
    expect(sent()).toHaveLength(3);
  });

  test('[U19] and what is no message at all is passed over', async () => {
    await goLive();
    for (const frame of ['pong', '{', '[]', 'null', '{"type":"toString"}']) newest().say(frame);
    expect([page.connection.value.status, page.seqNow.value]).toEqual(['live', 1]);
  });
});

describe('[D14] a room that was set back', () => {
  /** The page has steps 1 to 3, and its line breaks. */
  async function atThree(): Promise<void> {
    await goLive();
    for (const at of [0, 1]) {
      told.table.pass(at);
      say(told.step().update(told.steps.length - 1));
    }
    newest().end(1006);
    page.retryNow();
    await settle();
    newest().open();
  }

  test('[D14] is asked behind a step, of an epoch, that was made at a time', async () => {
    expect([query().get('epoch'), query().get('at')]).toEqual([null, null]);
    await atThree();
    expect(['after', 'epoch', 'at'].map((name) => query().get(name))).toEqual(['3', 'first', `${START}`]);
  });

  test('[D14] is shown as it is now, though it be older, and its chat is asked for whole', async () => {
    await atThree();
    const before = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'abc');
    say(before.update(0));
    expect([page.connection.value.status, page.seqNow.value, page.game.value?.turn]).toEqual(['live', 1, 0]);
    expect(said()).toEqual([{ type: 'chat', after: 0 }]);
    // And goes on from there.
    before.table.pass(0);
    say(before.step().update(1));
    expect([page.seqNow.value, page.game.value?.turn]).toEqual([2, 1]);
  });

  test('[D14] is asked for everything by whoever learns of it from another’s return', async () => {
    await atThree();
    say(told.update(3));
    told.epoch = 'second';
    say(told.push([{ type: 'restored' }]).update(3));
    expect(sent()).toEqual([{ type: 'sync', after: 0 }]);
    say(told.update(0));
    expect(page.seqNow.value).toBe(4);
    expect(said().at(-1)).toEqual({ type: 'chat', after: 0 });
  });

  test('[D14] an update behind the first that is older is only late', async () => {
    await atThree();
    say(told.update(3));
    say(new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'abc').update(0));
    expect(page.seqNow.value).toBe(3);
  });
});

describe('[U20] a page of another version', () => {
  test('[U20] reloads once, and says so when that did not help', async () => {
    newest().open();
    newest().end(CLOSE.versionSkew);
    expect(reloads).toBe(1);
    page = await load();
    page.connect('abc');
    await settle();
    newest().open();
    newest().end(CLOSE.versionSkew);
    await settle(60_000);
    expect(reloads).toBe(1);
    expect(page.connection.value).toEqual({ status: 'closed', code: CLOSE.versionSkew });
  });

  test('[U20] takes nothing that is told in another version', () => {
    newest().open();
    say({ ...told.update(0), protocol: PROTOCOL_VERSION + 1 });
    expect([reloads, page.room.value]).toEqual([1, null]);
  });

  test.each([CLOSE.gone, CLOSE.replaced])('[U20] closed with %i, it does not come back', async (code) => {
    await goLive();
    newest().end(code);
    await settle(60_000);
    expect(page.connection.value).toEqual({ status: 'closed', code });
    expect(TestSocket.all).toHaveLength(1);
  });
});
