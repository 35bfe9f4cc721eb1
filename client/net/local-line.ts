import type { ClientMessage } from '../../engine/protocol/client-message.ts';
import { parseClientMessage } from '../../engine/protocol/parse.ts';
import type { ServerMessage } from '../../engine/protocol/server-message.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import type { Line, LineEvents } from './line.ts';

/** The page at one end of such a line. */
export interface LocalPage {
  readonly hear: (message: ServerMessage) => void;
  /** What it speaks with is not there any more. */
  readonly lose: () => void;
}

/** What it speaks with, at the other. */
export interface LocalRoom {
  readonly take: (message: ClientMessage) => void;
  readonly lookAgain?: () => void;
  readonly close?: () => void;
}

/** A line to something in this page that takes what is said to a room and answers as one: it talks as a socket does. */
export function localLine({ onFrame, onClosed }: LineEvents, open: (page: LocalPage) => LocalRoom): Line {
  let isClosed = false;
  // Never at once: whoever speaks has to be done before it hears the answer.
  const later = (what: () => void): void => queueMicrotask(() => !isClosed && what());
  const room = open({
    hear: (message) => later(() => onFrame(JSON.stringify(message))),
    lose: () => later(() => onClosed(CLOSE.gone)),
  });
  return {
    send: (frame) => {
      const message = parseClientMessage(frame);
      if (message.ok) room.take(message.value);
      return message.ok;
    },
    probe: () => room.lookAgain?.(),
    roundTrip: () => 0,
    close: () => {
      isClosed = true;
      room.close?.();
    },
  };
}
