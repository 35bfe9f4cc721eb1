import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ChatLine, ChatMessage, HouseMessage } from '../../engine/protocol/talk-view.ts';
import { deviceKeep, tabKeep } from './storage.ts';

const OFF = 'chat.off';
const NAME = 'chat.name';

const linesSignal = signal<readonly ChatLine[]>([]);
const houseSignal = signal<HouseMessage | null>(null);
const heardSignal = signal<ChatLine | null>(null);
const seenSignal = signal(0);
const offSignal = signal(deviceKeep.get(OFF) !== null);
const textSignal = signal('');
const nameSignal = signal(deviceKeep.get(NAME) ?? '');
let roomId = '';

/** What has been said, as far as this viewer may read it, in order. */
export const chatLines: ReadonlySignal<readonly ChatLine[]> = linesSignal;
/** How the house stands; null before the room has told. */
export const house: ReadonlySignal<HouseMessage | null> = houseSignal;
/** What somebody else has said last while this page was there. */
export const heard: ReadonlySignal<ChatLine | null> = heardSignal;
/** Whether this device wants no chat: it is neither shown nor read aloud. */
export const chatOff: ReadonlySignal<boolean> = offSignal;
/** The line that is being written. It outlives a lost connection and a reload. */
export const chatText: ReadonlySignal<string> = textSignal;
/** What a watcher wants to be called; empty for nothing in particular. */
export const watcherName: ReadonlySignal<string> = nameSignal;

/** Whether somebody else has said something that was not in view yet. */
export const hasUnread: ReadonlySignal<boolean> = computed(
  () => !chatOff.value && chatLines.value.some(({ id, own }) => !own && id > seenSignal.value),
);

/** The number of the last line that is known here; 0 for none. */
export const lastLine = (): number => linesSignal.peek().at(-1)?.id ?? 0;

/** The chat of another room, or of none: what was written there and not sent is there again. */
export function openChat(id: string): void {
  roomId = id;
  batch(() => {
    linesSignal.value = [];
    houseSignal.value = null;
    heardSignal.value = null;
    seenSignal.value = 0;
    textSignal.value = tabKeep.get(`chat.text.${id}`) ?? '';
  });
}

/** Takes what the room says of chat and house. True where what is known here is void, and all is to be asked for. */
export function hearTalk(message: ChatMessage | HouseMessage): boolean {
  if (message.type === 'chat') {
    takeLines(message);
    return false;
  }
  const before = houseSignal.peek();
  houseSignal.value = message;
  return before !== null && before.edition !== message.edition;
}

/** What is there now is in view. */
export function chatSeen(): void {
  setSeen(lastLine());
}

export function writeLine(text: string): void {
  textSignal.value = text;
  if (text === '') tabKeep.remove(`chat.text.${roomId}`);
  else tabKeep.set(`chat.text.${roomId}`, text);
}

export function nameWatcher(name: string): void {
  nameSignal.value = name;
}

/** The room has taken a line: another one can be written, and the name is kept for the next room. */
export function lineSaid(text: string, name: string | undefined): void {
  if (textSignal.peek() === text) writeLine('');
  if (name !== undefined) deviceKeep.set(NAME, name);
}

export function turnChatOff(off: boolean): void {
  offSignal.value = off;
  if (off) deviceKeep.set(OFF, 'yes');
  else deviceKeep.remove(OFF);
}

function takeLines({ whole, lines }: ChatMessage): void {
  const known = whole ? [] : linesSignal.peek();
  const byId = new Map([...known, ...lines].map((line) => [line.id, line]));
  const isFirst = whole && linesSignal.peek().length === 0;
  batch(() => {
    linesSignal.value = [...byId.values()].sort((a, b) => a.id - b.id);
    const news = whole ? undefined : lines.findLast(({ own }) => !own);
    if (news) heardSignal.value = news;
    if (!isFirst) return;
    const kept = Number(tabKeep.get(`chat.seen.${roomId}`));
    // Who has just come need not catch up with all that was said before.
    setSeen(kept > 0 ? Math.max(kept, seenSignal.peek()) : lastLine());
  });
}

function setSeen(id: number): void {
  seenSignal.value = id;
  tabKeep.set(`chat.seen.${roomId}`, String(id));
}
