import { afterEach, describe, expect, test, vi } from 'vitest';
import { millis, seat } from '../../../engine/base/units.ts';
import { CLOSE, PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';
import { TestSocket } from '../support/test-socket.ts';
import { say, settle, usePage } from '../support/use-page.ts';

const at = usePage();

const { newest } = TestSocket;
const said = (socket = newest()): { type: string }[] =>
  socket.sent.filter((frame) => frame !== 'ping').map((frame) => JSON.parse(frame));
/** Without asking for the chat, which every new line does. */
const sent = (socket = newest()): unknown[] => said(socket).filter(({ type }) => type !== 'chat');
const query = (): URLSearchParams => new URL(newest().url).searchParams;

describe('[U19] the connection', () => {
  test('[U19] names what it has, its protocol and its tab', () => {
    expect(newest().url).toMatch(/^wss:\/\/table\.example\/api\/rooms\/abc\/socket\?/);
    expect([query().get('after'), query().get('protocol')]).toEqual(['0', String(PROTOCOL_VERSION)]);
    expect(query().get('tab')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('[U19] is live when the room has told how things stand, not before', async () => {
    newest().open();
    expect(at.page.connection.value.status).toBe('connecting');
    say(at.told.update(0));
    expect(at.page.connection.value.status).toBe('live');
    expect(at.page.room.value?.id).toBe('abc');
  });

  test('[U19] lost, says when it tries again, and then asks for what it missed', async () => {
    await at.goLive();
    newest().end(1006);
    const lost = at.page.connection.value;
    if (lost.status !== 'lost') throw new Error(`it is ${lost.status}`);
    expect(lost.retryAt).toBeGreaterThan(Date.now());
    await settle(lost.retryAt - Date.now() + 5);
    expect(TestSocket.all).toHaveLength(2);
    expect(query().get('after')).toBe('1');
    at.told.table.pass(0);
    newest().open();
    say(at.told.step().update(1));
    expect([at.page.connection.value.status, at.page.seqNow.value]).toEqual(['live', 2]);
  });

  test('[U19] lost, is tried at once when it is wanted', async () => {
    await at.goLive();
    newest().end(1006);
    at.page.retryNow();
    await settle();
    expect(TestSocket.all).toHaveLength(2);
    newest().open();
    say(at.told.update(1));
    // Longer than the attempt that was not waited for would have taken.
    await settle(4_000);
    expect(TestSocket.all).toHaveLength(2);
    expect(at.page.connection.value.status).toBe('live');
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
    expect(at.page.connection.value.status).toBe('polling');
    expect(paths).toEqual(['/api/rooms/abc/update?after=0']);
    expect(at.page.room.value?.you).toBeNull();
    await settle(6_000);
    expect(paths.at(-1)).toMatch(/^\/api\/rooms\/abc\/update\?after=1&epoch=\w+&at=\d+$/);
    for (let second = 0; second < 60 && TestSocket.all.length < 2; second++) await settle(1_000);
    expect(TestSocket.all).toHaveLength(2);
    const looked = paths.length;
    newest().open();
    say(seen.update(1));
    await settle(10_000);
    expect([at.page.connection.value.status, paths.length]).toEqual(['live', looked]);
  });

  test('[U88] a seat that has too many sockets is told so, and sees nothing else', async () => {
    await at.goLive();
    newest().end(CLOSE.crowded);
    expect(at.page.connection.value).toEqual({ status: 'closed', code: CLOSE.crowded });
  });

  test('[U84] a private room that does not let this device in is not tried again', async () => {
    newest().open();
    newest().end(CLOSE.uninvited);
    expect(at.page.connection.value).toEqual({ status: 'closed', code: CLOSE.uninvited });
    await settle(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });

  test('[U19] as somebody else is told everything again', async () => {
    await at.goLive();
    at.page.reconnect();
    await settle();
    expect(query().get('after')).toBe('0');
    expect(TestSocket.all[0]?.readyState).toBe(3);
  });

  test('[U19] back from sleep asks for what it missed and for a sign of life', async () => {
    await at.goLive();
    at.browser.dispatchEvent(new Event('visibilitychange'));
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
    await at.goLive();
    at.page.outbox.submit({ type: 'pass', lag: 0 });
    const first = sent();
    newest().end(1006);
    at.page.retryNow();
    await settle();
    newest().open();
    await settle(10);
    expect(sent()).toEqual([]);
    say(at.told.update(1));
    expect(sent()).toEqual(first);
  });
});

describe('[U51] whether the page is looked at', () => {
  const see = (visibilityState: 'visible' | 'hidden'): void => {
    at.browser.visibilityState = visibilityState;
    at.browser.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => {
    at.browser.visibilityState = 'visible';
  });

  test('[U51] is told when it changes', async () => {
    await at.goLive();
    see('hidden');
    expect(sent()).toEqual([{ type: 'away', away: true }]);
    see('visible');
    expect(sent()).toMatchObject([{ away: true }, { away: false }, { type: 'sync' }]);
  });

  test('[U51] and on a new socket, which a room takes for one that is', async () => {
    await at.goLive();
    see('hidden');
    newest().end(1006);
    at.page.retryNow();
    await settle();
    newest().open();
    expect(sent()).toEqual([]);
    say(at.told.update(1));
    expect(sent()).toEqual([{ type: 'away', away: true }]);
  });

  test('[U51] is nothing that a watcher tells', async () => {
    at.told = new RoomOf(at.told.table, 'abc', null);
    await at.goLive();
    see('hidden');
    expect(sent()).toEqual([]);
  });

  test('[U51] who waits asks how things stand as long as it is', async () => {
    at.told.table.pass(0);
    at.told.step();
    newest().open();
    say(at.told.update(0));
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
  await at.goLive();
  expect(at.page.lag()).toBe(0);
  at.browser.dispatchEvent(new Event('visibilitychange'));
  await settle(240);
  newest().say('pong');
  expect(at.page.lag()).toBe(120);
});

describe('[U80] the chat', () => {
  const asked = (): unknown[] => said().filter(({ type }) => type === 'chat');

  test('[U80] is asked for when the room has told how things stand, from the last line that is known', async () => {
    await at.goLive();
    expect(asked()).toEqual([{ type: 'chat', after: 0 }]);
    const line = { id: 7, at: millis(0), seat: seat(1), watcher: null, name: 'Ida', text: 'hello' };
    say({ type: 'chat', whole: true, ack: null, lines: [{ ...line, own: false, watchersOnly: false }] });
    newest().end(1006);
    await settle(5_000);
    newest().open();
    say(at.told.update(1));
    expect(asked()).toEqual([{ type: 'chat', after: 7 }]);
  });

  test('[U80] a line that was taken is answered for, and leaves the field', async () => {
    await at.goLive();
    const { chatText, writeLine } = await import('../../../client/state/chat.ts');
    writeLine('hello');
    at.page.outbox.submit({ type: 'say', text: 'hello' });
    const [command] = at.page.underWay.value;
    expect(chatText.value).toBe('hello');
    say({ type: 'chat', whole: false, ack: command?.id ?? '', lines: [] });
    expect([at.page.underWay.value, chatText.value]).toEqual([[], '']);
  });

  test('[U80] a line that was refused stays in the field, with the reason', async () => {
    await at.goLive();
    const { chatText, writeLine } = await import('../../../client/state/chat.ts');
    writeLine('hello');
    at.page.outbox.submit({ type: 'say', text: 'hello' });
    say(at.told.refused(at.page.underWay.value[0]?.id ?? '', { code: 'chat/muted' }));
    expect([at.page.outbox.refusal.value, chatText.value]).toEqual([{ code: 'chat/muted' }, 'hello']);
  });
});

test('[D13] a mark is said back at once, also by who only reads, and is nothing else', () => {
  at.told = new RoomOf(at.told.table, 'abc', null);
  newest().open();
  newest().say('{"type":"mark","mark":"0123456789abcdef"}');
  expect(sent()).toEqual([{ type: 'seen', mark: '0123456789abcdef' }]);
  expect(at.page.connection.value.status).toBe('connecting');
});

describe('[U19] what does not fit', () => {
  test('[U19] is asked for; then everything is; then nothing, until something fits', async () => {
    await at.goLive();
    const gap = (): void => say({ ...at.told.update(0), after: at.told.update(5).after });
    gap();
    gap();
    gap();
    gap();
    expect(sent()).toEqual([
      { type: 'sync', after: 1 },
      { type: 'sync', after: 0 },
    ]);
    say(at.told.update(0));
    gap();
    expect(sent()).toHaveLength(3);
  });

  test('[U19] and what is no message at all is passed over', async () => {
    await at.goLive();
    for (const frame of ['pong', '{', '[]', 'null', '{"type":"toString"}']) newest().say(frame);
    expect([at.page.connection.value.status, at.page.seqNow.value]).toEqual(['live', 1]);
  });
});
