import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatOf, houseOf, lineOf } from '../support/line-of.ts';

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** As after loading the page of a room. */
async function load(room = 'abc') {
  vi.resetModules();
  const chat = await import('../../../client/state/chat.ts');
  chat.openChat(room);
  return chat;
}

let chat: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.stubGlobal('localStorage', storageOf(new Map()));
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  chat = await load();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const texts = (): string[] => chat.chatLines.value.map(({ text }) => text);

test('[U80] lines are in order and each is there once, whichever way they come', () => {
  chat.hearTalk(chatOf(true, lineOf(1), lineOf(3)));
  chat.hearTalk(chatOf(false, lineOf(5)));
  chat.hearTalk(chatOf(false, lineOf(4), lineOf(5)));
  expect(texts()).toEqual(['line 1', 'line 3', 'line 4', 'line 5']);
  expect(chat.lastLine()).toBe(5);
  chat.hearTalk(chatOf(true, lineOf(3)));
  expect(texts()).toEqual(['line 3']);
});

test('[U80] when lines have changed or gone, all are to be asked for again', () => {
  expect(chat.hearTalk(houseOf({ edition: 4 }))).toBe(false);
  expect(chat.hearTalk(houseOf({ edition: 4, chatClosed: true }))).toBe(false);
  expect(chat.hearTalk(houseOf({ edition: 5 }))).toBe(true);
});

test('[U80] what others say is unread until it was in view; what was there before one came is not', () => {
  chat.hearTalk(chatOf(true, lineOf(1)));
  expect(chat.hasUnread.value).toBe(false);
  chat.hearTalk(chatOf(false, lineOf(2, { own: true })));
  expect(chat.hasUnread.value).toBe(false);
  chat.hearTalk(chatOf(false, lineOf(3)));
  expect(chat.hasUnread.value).toBe(true);
  chat.chatSeen();
  expect(chat.hasUnread.value).toBe(false);
});

test('[U80] what was unread is unread after a reload too', async () => {
  chat.hearTalk(chatOf(true, lineOf(1)));
  chat = await load();
  chat.hearTalk(chatOf(true, lineOf(1), lineOf(2)));
  expect(chat.hasUnread.value).toBe(true);
});

test('[U81] what others say now is read aloud; what was said before is not, nor the own line', () => {
  chat.hearTalk(chatOf(true, lineOf(1)));
  expect(chat.heard.value).toBeNull();
  chat.hearTalk(chatOf(false, lineOf(2)));
  chat.hearTalk(chatOf(false, lineOf(3, { own: true })));
  expect(chat.heard.value?.text).toBe('line 2');
});

test('[U81] a device that wants no chat has nothing unread, in any room, until it wants it again', async () => {
  chat.turnChatOff(true);
  chat = await load('another');
  expect(chat.chatOff.value).toBe(true);
  chat.hearTalk(chatOf(true, lineOf(1)));
  chat.hearTalk(chatOf(false, lineOf(2)));
  expect(chat.hasUnread.value).toBe(false);
  chat.turnChatOff(false);
  expect(chat.hasUnread.value).toBe(true);
});

test('[U80] a line that is being written outlives a reload, and is its room’s own', async () => {
  chat.writeLine('half a li');
  chat = await load();
  expect(chat.chatText.value).toBe('half a li');
  chat.openChat('another');
  expect(chat.chatText.value).toBe('');
  chat.openChat('abc');
  chat.lineSaid('something else', undefined);
  expect(chat.chatText.value).toBe('half a li');
  chat.lineSaid('half a li', 'Noor');
  chat = await load();
  expect([chat.chatText.value, chat.watcherName.value]).toEqual(['', 'Noor']);
});
