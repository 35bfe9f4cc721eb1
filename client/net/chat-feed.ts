import { effect } from '@preact/signals';
import type { ClientMessage } from '../../engine/protocol/client-message.ts';
import type { RoomView } from '../../engine/protocol/server-message.ts';
import type { ChatMessage, HouseMessage } from '../../engine/protocol/talk-view.ts';
import { hearTalk, lastLine } from '../state/chat.ts';
import { presence, room } from '../state/room-state.ts';

type Send = (message: ClientMessage) => boolean;

/** Asks for what was said behind the last line known, or behind another, and how the house stands. */
export function askForChat(send: Send, after = lastLine()): void {
  send({ type: 'chat', after });
}

/** Takes what the room says, and asks for all where lines have changed or gone. */
export function takeTalk(message: ChatMessage | HouseMessage, send: Send): void {
  if (hearTalk(message)) askForChat(send, 0);
}

/** Asks for all again when the viewer sits down, stands up or becomes host: players, watchers and host are not told the same. */
export function followSeat(send: Send): () => void {
  let before: Pick<RoomView, 'you' | 'host'> | null = null;
  return effect(() => {
    const current = room.value;
    if (current === null) return;
    const isSame = before === null || (before.you === current.you && before.host === current.host);
    if (!isSame) askForChat(send, 0);
    before = current;
  });
}

/** Asks who is here as long as somebody looks, whenever anybody comes or goes or another one is host. */
export function followVisitors(send: Send): () => void {
  return effect(() => {
    if (presence.value && room.value?.host !== undefined) askForChat(send);
  });
}
