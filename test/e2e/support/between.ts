import type { Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { millis } from '../../../engine/base/units.ts';
import type { GameView } from '../../../engine/game/view-types.ts';
import type { ClientMessage } from '../../../engine/protocol/client-message.ts';
import type { Presence, ServerMessage, UpdateMessage } from '../../../engine/protocol/server-message.ts';

/** What a page is told otherwise than its room tells it. */
export interface Change {
  readonly game?: (game: GameView) => GameView;
  readonly presence?: (presence: Presence) => Presence;
}

/** Somebody who stands between a page and its room. */
export interface Between {
  /** Everything that the page has said to its room, apart from heartbeats. */
  readonly said: readonly ClientMessage[];
  /** From now on, and what was told last once more. */
  tell(change: Change): void;
  /** Has the line break; resolves when the page has another one and knows how things stand. */
  cut(): Promise<void>;
}

/** Stands between a page and the rooms that it goes to from now on. */
export async function standBetween(page: Page): Promise<Between> {
  const said: ClientMessage[] = [];
  let change: Change = {};
  let lines = 0;
  let last: { readonly socket: WebSocketRoute; readonly update: UpdateMessage } | null = null;
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    lines++;
    const room = socket.connectToServer();
    room.onMessage((frame) => {
      const message = read<ServerMessage>(frame);
      if (message?.type === 'update') last = { socket, update: message };
      if (message?.type === 'presence' && last) {
        last = { socket, update: { ...last.update, presence: message.presence } };
      }
      socket.send(message === null ? frame : JSON.stringify(changed(message, change)));
    });
    socket.onMessage((frame) => {
      const message = read<ClientMessage>(frame);
      if (message !== null) said.push(message);
      room.send(frame);
    });
  });
  return {
    said,
    tell: (next) => {
      change = next;
      if (last === null) throw new Error('the page has been told nothing yet');
      // The clock of a server on this machine.
      const update = { ...last.update, now: millis(Date.now()) };
      last.socket.send(JSON.stringify(changed(update, change)));
    },
    cut: async () => {
      const before = lines;
      await last?.socket.close({ code: 1012 });
      await expect.poll(() => lines, { timeout: 20_000 }).toBe(before + 1);
      await page.locator('.connection[data-status=live]').waitFor();
    },
  };
}

function changed(message: ServerMessage, { game, presence }: Change): ServerMessage {
  if (message.type !== 'update' && message.type !== 'presence') return message;
  const there = presence?.(message.presence) ?? message.presence;
  if (message.type === 'presence') return { ...message, presence: there };
  return { ...message, presence: there, game: message.game && (game?.(message.game) ?? message.game) };
}

/** What a frame says; null for a heartbeat. */
function read<Message>(frame: string | Buffer): Message | null {
  const text = String(frame);
  return text.startsWith('{') ? JSON.parse(text) : null;
}
