import ReconnectingWebSocket, { type CloseEvent, type Options } from 'partysocket/ws';
import { CLOSE, PING, PONG } from '../../engine/protocol/version.ts';
import { setLineQuiet } from '../state/quiet.ts';

const PING_EVERY = 5_000;
const DEAD_AFTER = 12_000;
/** How long a line that may have slept gets to prove that it lives. */
const PROBE_FOR = 4_000;
const SHORTEST_DELAY = 250;
const LONGEST_FIRST_DELAY = 3_000;
const LONGEST_DELAY = 15_000;
const GROWTH = 1.5;
/** An attempt gets longer each time: where very many come back at once, a server that is slow for it is not tried in vain. */
const PATIENCE = 8_000;
const LONGEST_PATIENCE = 30_000;

/** Closed with one of these a line stays closed. */
const FINAL_CODES: ReadonlySet<number> = new Set([
  CLOSE.uninvited,
  CLOSE.versionSkew,
  CLOSE.gone,
  CLOSE.replaced,
  CLOSE.crowded,
  CLOSE.removed,
  CLOSE.locked,
]);

export interface LineEvents {
  /** An attempt begins; gives the address to try. */
  readonly onAttempt: () => Promise<string>;
  /** A frame of text, heartbeats included. */
  readonly onFrame: (frame: string) => void;
  /** Lost; the next attempt begins in `delay` milliseconds. */
  readonly onLost: (delay: number) => void;
  /** Closed for good, by a code of CLOSE. */
  readonly onClosed: (code: number) => void;
}

/** A socket that comes back by itself, and notices by its own heartbeat when it is dead. */
export interface Line {
  /** False where nothing was sent; nothing is queued. */
  readonly send: (frame: string) => boolean;
  /** Asks for a sign of life, after which the line is quick to give up. */
  readonly probe: () => void;
  /** Milliseconds that the last ping took to be answered; 0 before one was. */
  readonly roundTrip: () => number;
  /** For good; nothing of it is heard again. */
  readonly close: () => void;
}

export function openLine(events: LineEvents, WebSocketClass?: Options['WebSocket']): Line {
  // Drawn once a line: clients that lost the same server must not come back in the same moment.
  const firstDelay = SHORTEST_DELAY + Math.random() * (LONGEST_FIRST_DELAY - SHORTEST_DELAY);
  let closed = false;
  /** In a row, since there was a line. */
  let attempts = 0;
  const address = async (): Promise<string> => {
    attempts++;
    return closed ? '' : events.onAttempt();
  };
  const socket = new ReconnectingWebSocket(address, undefined, {
    maxEnqueuedMessages: 0,
    minReconnectionDelay: firstDelay,
    maxReconnectionDelay: LONGEST_DELAY,
    reconnectionDelayGrowFactor: GROWTH,
    get connectionTimeout() {
      return Math.min(PATIENCE * GROWTH ** attempts, LONGEST_PATIENCE);
    },
    shouldReconnectOnClose: (event: CloseEvent) => !FINAL_CODES.has(event.code),
    ...(WebSocketClass === undefined ? {} : { WebSocket: WebSocketClass }),
  });
  let beat: ReturnType<typeof setInterval> | undefined;
  let doom: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest ping that has no answer was sent. */
  let pingedAt: number | undefined;
  let roundTrip = 0;

  const isAlive = (): void => {
    clearTimeout(doom);
    doom = undefined;
  };
  const ping = (patience: number): void => {
    if (!socket.send(PING)) return;
    pingedAt ??= performance.now();
    doom ??= setTimeout(() => socket.reconnect(), patience);
  };
  const rest = (): void => {
    clearInterval(beat);
    isAlive();
    setLineQuiet(false);
    pingedAt = undefined;
  };

  socket.addEventListener('open', () => {
    attempts = 0;
    rest();
    beat = setInterval(() => {
      if (pingedAt !== undefined) setLineQuiet(true);
      ping(DEAD_AFTER);
    }, PING_EVERY);
  });
  socket.addEventListener('message', (event) => {
    isAlive();
    setLineQuiet(false);
    if (event.data === PONG && pingedAt !== undefined) {
      roundTrip = performance.now() - pingedAt;
      pingedAt = undefined;
    }
    if (typeof event.data === 'string') events.onFrame(event.data);
  });
  socket.addEventListener('close', (event) => {
    if (closed) return;
    rest();
    if (FINAL_CODES.has(event.code)) events.onClosed(event.code);
    else events.onLost(delayBefore(socket.retryCount, firstDelay));
  });

  return {
    send: (frame) => socket.send(frame),
    probe: () => {
      isAlive();
      ping(PROBE_FOR);
    },
    roundTrip: () => roundTrip,
    close: () => {
      closed = true;
      socket.close(CLOSE.normal);
      rest();
    },
  };
}

/** Milliseconds that the socket waits before its `attempt`-th attempt in a row; the one numbered 0 is at once. */
function delayBefore(attempt: number, firstDelay: number): number {
  return attempt === 0 ? 0 : Math.min(firstDelay * GROWTH ** (attempt - 1), LONGEST_DELAY);
}
