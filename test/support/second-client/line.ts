import { type Device, randomHex } from './api.ts';

const PING_EVERY = 25_000;
/** Codes behind which a client stays away; any other is a broken line. */
const FINAL_CODES = [1000, 1003, 1009, 4403, 4409, 4410, 4411, 4413, 4414, 4415];

/** The last step that a client has: 0 for none, which is of no epoch and no time. */
export type Known =
  | { readonly after: number; readonly epoch: string; readonly at: number }
  | { readonly after: 0 };

export interface LineEvents {
  /** Where to go on from, for the query: the last step that is known. */
  known(): Known;
  opened(): void;
  said(text: string): void;
  /** Closed for good. */
  ended(code: number): void;
}

/** One tab's socket to a room, opened anew whenever it breaks. */
export class Line {
  private readonly device: Device | { readonly origin: string };
  private readonly room: string;
  private readonly protocol: number;
  private readonly events: LineEvents;
  private readonly tab = randomHex();
  private socket: WebSocket | null = null;
  private ping: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    device: Device | { readonly origin: string },
    room: string,
    protocol: number,
    events: LineEvents,
  ) {
    this.device = device;
    this.room = room;
    this.protocol = protocol;
    this.events = events;
    this.open();
  }

  /** Sends where the line stands; what is lost is its owner's to send again. */
  say(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Breaks the line off, as a dead network would: it comes back. */
  break(): void {
    this.socket?.close(4000);
  }

  hangUp(): void {
    this.isOver = true;
    clearInterval(this.ping);
    this.socket?.close(1000);
  }

  private open(): void {
    if (this.isOver) return;
    const { origin } = this.device;
    const known = Object.entries(this.events.known()).map(([name, value]) => `${name}=${value}`);
    const query = `${known.join('&')}&protocol=${this.protocol}&tab=${this.tab}`;
    const headers = 'cookie' in this.device ? { origin, cookie: this.device.cookie } : { origin };
    const url = `${origin.replace('http', 'ws')}/api/rooms/${this.room}/socket?${query}`;
    const socket = new WebSocket(url, { headers });
    this.socket = socket;
    socket.addEventListener('open', () => this.events.opened());
    socket.addEventListener('message', ({ data }) => {
      if (data !== 'pong' && this.socket === socket) this.events.said(String(data));
    });
    socket.addEventListener('close', ({ code }) => this.closed(socket, code));
    // The close event that follows says all.
    socket.addEventListener('error', () => undefined);
    clearInterval(this.ping);
    this.ping = setInterval(() => this.say('ping'), PING_EVERY);
    this.ping.unref();
  }

  private closed(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    clearInterval(this.ping);
    if (this.isOver || FINAL_CODES.includes(code)) {
      this.isOver = true;
      this.events.ended(code);
    } else {
      const pause = (code === 1008 ? 1000 : 20) * (1 + Math.random());
      setTimeout(() => this.open(), pause);
    }
  }
}
