import { afterEach, beforeEach, vi } from 'vitest';
import type { ServerMessage } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from './room-of.ts';
import { TestSocket } from './test-socket.ts';

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

/** Lets time pass, and what is under way arrive. */
export const settle = (milliseconds = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Has the room say something on the newest socket. */
export const say = (message: ServerMessage): void => TestSocket.newest().say(JSON.stringify(message));

/** A page that has opened a room and has no socket yet. */
export interface OpenPage {
  readonly page: Awaited<ReturnType<typeof load>>;
  /** The room; another one may stand in its place. */
  told: RoomOf;
  /** The page's document. */
  readonly browser: EventTarget & { visibilityState: 'visible' | 'hidden' };
  /** How often the page has asked to be loaded again. */
  readonly reloads: number;
  /** As after loading the page again. */
  reload(): Promise<void>;
  /** The room lets the page in and tells how things stand. */
  goLive(): Promise<void>;
}

/** Before each test of the file the room `abc` is opened anew. To be called once, outside the tests. */
export function usePage(): OpenPage {
  let page: OpenPage['page'] | null = null;
  let told: RoomOf | null = null;
  let reloads = 0;
  const browser = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });

  const reload = async (): Promise<void> => {
    page?.disconnect();
    page = await load();
    page.connect('abc');
    await settle();
  };
  beforeEach(async () => {
    vi.useFakeTimers();
    page = null;
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
    await reload();
  });
  afterEach(() => {
    page?.disconnect();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  return {
    get page() {
      return opened(page);
    },
    get told() {
      return opened(told);
    },
    set told(other) {
      told = other;
    },
    browser,
    get reloads() {
      return reloads;
    },
    reload,
    goLive: async () => {
      TestSocket.newest().open();
      say(opened(told).update(0));
      await settle();
    },
  };
}

function opened<T>(what: T | null): T {
  if (what === null) throw new Error('no page is open before the tests have begun');
  return what;
}
