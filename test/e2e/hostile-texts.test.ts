import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanLine } from '../../engine/protocol/chat-text.ts';
import { MAX_ROOM_NAME } from '../../engine/protocol/limits.ts';
import { cleanName, cleanRoomName } from '../../engine/protocol/names.ts';
import { shortRecord } from '../client/support/short-record.ts';
import { type FaultServer, startFaultServer } from '../faults/support/fault-server.ts';
import { MAY_SAY_ALL } from '../faults/support/may-say-all.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { type Breaches, watchBreaches } from './support/breaches.ts';
import type { Visitor } from './support/browser.ts';
import { SecondDevice } from './support/second-device.ts';
import { stageAt } from './support/stage.ts';

/** So much may be said at once: the limits have tests of their own. */
const MAY_CHAT_ALL = [
  MAY_SAY_ALL,
  { find: 'var CHAT_LINES = 5;', replace: 'var CHAT_LINES = 1e9;' },
  { find: 'var WATCHERS_LINES = 40;', replace: 'var WATCHERS_LINES = 1e9;' },
];
const SEATS = 4;
/** Names that a player may take in a game. */
const RENAMES = 20;
/** Lines that come while the page is open; the others are its history. */
const LIVE = 4;

/** Milliseconds that all of them may take to a page of a machine that is busy. */
const PATIENCE = 60_000;

let server: FaultServer;

beforeAll(async () => {
  server = await startFaultServer(MAY_CHAT_ALL);
});
afterAll(() => server.stop());
const stage = stageAt(() => server.url, 'still');

interface Reader {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly breaches: Breaches;
}

/** Somebody whose pages are watched. */
async function reader(): Promise<Reader> {
  const visitor = await stage.visitor('Ida', 'desktop');
  const page = await visitor.newPage();
  page.setDefaultTimeout(PATIENCE);
  return { visitor, page, breaches: await watchBreaches(page.context(), server.url) };
}

async function expectTextOnly({ visitor, breaches }: Reader): Promise<void> {
  expect(await breaches.found()).toEqual([]);
  expect(visitor.faults.seen).toEqual([]);
}

const device = async (name: string): Promise<SecondDevice> =>
  SecondDevice.open(await stage.visitor(name, 'desktop'), server.url);

const makeRoom = async (maker: SecondDevice, key: number, name: string): Promise<string> => {
  const wish = { key: `${key}`.padStart(32, '0'), preset: 'casual', seats: SEATS, name };
  const made = await maker.post('/api/rooms', wish);
  return typeof made === 'object' && made !== null && 'id' in made ? String(made.id) : '';
};

const cleaned = (text: string): string => {
  const line = cleanLine(text);
  return line.ok ? line.value : '';
};
const NAMES = HOSTILE_TEXTS.filter((text) => cleanName(text).ok);
const TITLES = HOSTILE_TEXTS.filter((text) => cleanRoomName(text).ok).slice(-4);

it('[U89, J1, D10] lines, names and titles stay text: in the history and as they come, at the table and in the result', async () => {
  const looker = await reader();
  const { page } = looker;
  const players: SecondDevice[] = [];
  for (const name of ['A', 'B', 'C', 'D']) players.push(await device(name));
  const [host, guest] = players;
  if (host === undefined || guest === undefined) throw new Error('four sit here');
  const [title = '', ...titles] = TITLES;
  const room = await makeRoom(host, 0, title);
  for (const [at, player] of players.entries())
    await player.post(`/api/rooms/${room}/seats`, { name: NAMES[at] ?? '' });
  const watcher = await device('E');
  // Names that nobody has had before: others would get a number.
  const own = NAMES.slice(2 * SEATS, 3 * SEATS);
  const lines = HOSTILE_TEXTS.map((text) => ({
    type: 'say',
    text,
    ...(cleanName(text).ok && !own.includes(text) ? { name: text } : {}),
  }));
  expect(await watcher.say(room, lines.slice(LIVE))).toEqual([]);
  await page.goto(`${server.url}/r/${room}`);
  await page.getByRole('button', { name: 'Watch' }).click();
  await page.getByText(title, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: /^Chat/ }).click();
  expect(await watcher.say(room, lines.slice(0, LIVE))).toEqual([]);
  const texts = page.locator('.chat-text');
  await expect.poll(() => texts.count(), { timeout: PATIENCE }).toBe(HOSTILE_TEXTS.length);
  expect(await texts.evaluateAll((all) => all.map((each) => each.textContent))).toEqual(
    [...HOSTILE_TEXTS.slice(LIVE), ...HOSTILE_TEXTS.slice(0, LIVE)].map(cleaned),
  );
  expect(await page.locator('.chat-text *, .chat-by bdi *').count()).toBe(0);
  await page.keyboard.press('Escape');

  await Promise.all(
    players.map((player, seat) => {
      const names = [...NAMES.filter((_, at) => at % SEATS === seat).slice(0, RENAMES - 1), own[seat] ?? ''];
      return player.say(
        room,
        names.map((name) => ({ type: 'rename', name })),
      );
    }),
  );
  await expect
    .poll(() => page.locator('.seat-list b').allTextContents(), { timeout: PATIENCE })
    .toEqual(own.map(cleaned));

  await Promise.all(
    players.map((player) => player.say(room, [{ type: 'nonce', game: 1, nonce: '0'.repeat(32) }])),
  );
  await page.locator('main[data-phase=playing]').waitFor();
  expect(await page.locator('.pad-name > span:not(.unseen-text)').allTextContents()).toEqual(
    expect.arrayContaining(own.map(cleaned)),
  );
  await guest.say(room, [{ type: 'ask', game: 1, want: { kind: 'abort' } }]);
  for (const player of players.slice(1)) await player.say(room, [{ type: 'resign', game: 1 }]);
  await page.locator('main[data-phase=over]').waitFor();
  expect(await page.locator('.result thead th').allTextContents()).toEqual(own.map(cleaned));

  for (const [at, other] of titles.entries()) {
    await page.goto(`${server.url}/r/${await makeRoom(host, at + 1, other)}`);
    await page.getByText(cleaned(other), { exact: true }).first().waitFor();
  }
  await expectTextOnly(looker);
});

it('[U89] addresses stay text: paths, tokens behind the # and what is asked for behind the ?', async () => {
  const looker = await reader();
  const { page, visitor } = looker;
  // Rooms that cannot be are refused, which a browser puts on its console.
  visitor.faults.outage = true;
  for (const text of HOSTILE_TEXTS.slice(-1)) {
    const address = encodeURIComponent(text.toWellFormed());
    await page.goto(`${server.url}/r/${address}?after=${address}#i=${text}`);
    await page.getByRole('heading', { name: 'There is no room here' }).waitFor();
  }
  await page.evaluate(async (texts) => {
    const go = async (to: string) => {
      try {
        history.pushState(null, '', to);
      } catch {
        return;
      }
      dispatchEvent(new PopStateEvent('popstate'));
      dispatchEvent(new HashChangeEvent('hashchange'));
      await new Promise((resolve) => setTimeout(resolve));
    };
    for (const [at, text] of texts.entries()) {
      const path = encodeURIComponent(text.toWellFormed());
      await go(at % 2 === 0 ? `/r/${path}?after=${path}#m=${text}` : `/${path}?after=${text}#i=${text}`);
    }
  }, HOSTILE_TEXTS);
  await page.goto(`${server.url}/nowhere`);
  const field = page.getByRole('textbox', { name: 'Watch or join by link or code' });
  for (const text of HOSTILE_TEXTS.filter((_, at) => at % 20 === 0)) {
    await field.fill(`/r/${text}#i=${text}`);
    await field.press('Enter');
  }
  await page.getByRole('alert').waitFor();
  await expectTextOnly(looker);
});

/** Lets texts or files fall on the page, one after the other, each as soon as the last is shown. */
const dropAll = (
  page: Page,
  files: readonly { readonly name: string | null; readonly text: string }[],
): Promise<void> =>
  page.evaluate(async (all) => {
    for (const { name, text } of all) {
      const dataTransfer = new DataTransfer();
      if (name === null) dataTransfer.setData('text/plain', text);
      else dataTransfer.items.add(new File([text], name));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, files);

it('[U89, U46] what a game file holds stays text: its players, its title, its notes, and a line that cannot be read', async () => {
  const looker = await reader();
  const { page } = looker;
  await page.goto(`${server.url}/replay`);
  await page.getByRole('heading', { name: 'Open a game file' }).waitFor();
  const oneLine = HOSTILE_TEXTS.map((text) => text.replace(/[\s\0]+/g, ' '));
  const nick = (text: string): string => text.replace(/\s/g, '_');
  await dropAll(
    page,
    oneLine.map((text) => ({ name: text, text: `#player1 ${nick(text)} ${text}\n${text}\n` })),
  );
  await page.getByRole('alert').waitFor();
  await dropAll(
    page,
    oneLine.map((text) => ({
      name: null,
      text: `#title ${text}\n#player1 A ${text}\n#player2 ${nick(text)}\n>A: AEINRST - +0 0\n#note ${text}\n`,
    })),
  );
  const notes = oneLine.map((text) => `#note ${text}`).join('\n');
  await dropAll(page, [{ name: null, text: `#player1 A A\n#player2 B B\n>A: AEINRST - +0 0\n${notes}\n` }]);
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End');
        return page.locator('.step-note').count();
      },
      { timeout: PATIENCE },
    )
    .toBe(HOSTILE_TEXTS.length);
  expect(await page.locator('.step-note *').count()).toBe(0);
  await expectTextOnly(looker);
});

it('[U89, U93] what a record holds stays text, and so does what is none', async () => {
  const looker = await reader();
  const { page } = looker;
  await page.goto(`${server.url}/verify`);
  await page.getByRole('heading', { name: 'Verify a record' }).waitFor();
  await dropAll(
    page,
    HOSTILE_TEXTS.map((text) => ({ name: text, text })),
  );
  await page.getByRole('alert').waitFor();
  const record = shortRecord();
  const lexicon = (title: string) => ({ ...record.lexicon, title });
  await dropAll(
    page,
    HOSTILE_TEXTS.map((text) => ({
      name: null,
      text: JSON.stringify({ ...record, room: text, names: [text, text], lexicon: lexicon(text) }),
    })),
  );
  await dropAll(
    page,
    HOSTILE_TEXTS.map((text) => ({
      name: null,
      text: JSON.stringify({ ...record, [text]: text, names: [text, 1] }),
    })),
  );
  await expectTextOnly(looker);
});

it('[U89, H2, H3] what the API is asked with comes back as a problem or not at all, never as a page', async () => {
  const pages = new Set<string>();
  const html = { Accept: 'text/html' };
  const index = await (await fetch(`${server.url}/`)).text();
  const ask = async (text: string): Promise<void> => {
    const part = encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
    for (const path of [
      `/api/${part}`,
      `/api/rooms/${part}?after=${part}`,
      `/api/rooms/${part}/update?after=${part}`,
    ]) {
      const { headers } = await fetch(server.url + path, { headers: html });
      pages.add(headers.get('Content-Type') ?? '');
    }
    const wish = {
      key: text,
      preset: text,
      tileSet: text,
      ruleset: { [text]: text },
      seats: text,
      name: text,
    };
    const refused = await fetch(`${server.url}/api/rooms`, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    pages.add(refused.headers.get('Content-Type') ?? '');
    for (const path of [`/r/${part}`, `/x${part}?${part}`]) {
      expect(await (await fetch(server.url + path, { headers: html })).text()).toBe(index);
    }
  };
  for (let at = 0; at < HOSTILE_TEXTS.length; at += 20)
    await Promise.all(HOSTILE_TEXTS.slice(at, at + 20).map(ask));
  expect([...pages]).toEqual(['application/problem+json']);
});

it('[U89] there are two hundred different ones, which fit a name, a title or a line', () => {
  expect(new Set(HOSTILE_TEXTS).size).toBe(200);
  expect(HOSTILE_TEXTS.filter((text) => cleaned(text) === '')).toEqual([]);
  expect(NAMES.length).toBeGreaterThan(60);
  expect(TITLES.every((text) => [...text].length <= MAX_ROOM_NAME)).toBe(true);
});
