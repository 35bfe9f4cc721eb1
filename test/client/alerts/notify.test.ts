import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../../client/alerts/notify.ts';

const told: unknown[] = [];

/** The browser of a desktop, which lets a page tell. */
class Told extends EventTarget {
  static permission = 'granted';
  constructor(title: string, options: object) {
    super();
    told.push({ by: 'page', title, ...options });
  }
}

/** That of a phone, which does not. */
class Refuses {
  static readonly permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}

const worker = {
  active: {},
  showNotification: async (title: string, options: object) =>
    void told.push({ by: 'service worker', title, ...options }),
};

beforeEach(() => {
  told.length = 0;
  Told.permission = 'granted';
  vi.stubGlobal('location', { pathname: '/r/2kxm-9qtv' });
});

afterEach(() => vi.unstubAllGlobals());

function browser(notification: unknown, registration?: object): void {
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

const SAID = {
  title: 'A room',
  body: 'Your turn.',
  tag: 'crosstile-2kxm-9qtv',
  icon: '/favicon.svg',
  data: '/r/2kxm-9qtv',
};

test('[U183] a notification comes from the service worker where one is there, with the way to its page', async () => {
  browser(Told, worker);
  await notify('A room', 'Your turn.', '2kxm-9qtv');
  browser(Refuses, worker);
  await notify('A room', 'Your turn.', '2kxm-9qtv');
  const said = { by: 'service worker', ...SAID };
  expect(told).toEqual([said, said]);
});

test('[U183] else from the page, and a browser that allows neither is left alone', async () => {
  for (const registration of [undefined, { ...worker, active: null }]) {
    browser(Told, registration);
    await notify('A room', 'Your turn.', '2kxm-9qtv');
  }
  expect(told).toEqual([
    { by: 'page', ...SAID },
    { by: 'page', ...SAID },
  ]);
  browser(Refuses);
  await notify('A room', 'Your turn.', '2kxm-9qtv');
  vi.stubGlobal('navigator', {});
  await notify('A room', 'Your turn.', '2kxm-9qtv');
  expect(told).toHaveLength(2);
});

test('[U183] nothing is told without leave', async () => {
  Told.permission = 'denied';
  browser(Told, worker);
  await notify('A room', 'Your turn.', '2kxm-9qtv');
  expect(told).toEqual([]);
});
