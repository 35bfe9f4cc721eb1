import { type Seq, seq } from '../../../engine/base/units.ts';
import type { ServerMessage, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { Device } from './device.ts';
import type { Wire } from './wire.ts';

/** A page of a room in a browser, as far as a test needs one: it says what it is told to, and remembers what it hears. */
export class Tab {
  readonly device: Device;
  /** Frames as they came, of all its sockets. */
  readonly heard: string[] = [];
  /** Codes with which its sockets were closed; 1006 where one broke. */
  readonly closed: number[] = [];
  private readonly room: string;
  private readonly key: string;
  private latest: UpdateMessage | null = null;
  private current: Wire | null = null;

  /** `key`: 32 hex digits, its own as long as it lives. */
  constructor(device: Device, room: string, key: string) {
    this.device = device;
    this.room = room;
    this.key = key;
  }

  /** Its socket, which may be closed by now. */
  get wire(): Wire {
    if (this.current === null) throw new Error('this tab has no socket yet');
    return this.current;
  }

  get isOpen(): boolean {
    return this.current?.client === 'open';
  }

  /** How things stood in the last update. */
  get now(): UpdateMessage {
    if (this.latest === null) throw new Error('no update yet');
    return this.latest;
  }

  get seq(): Seq {
    return this.latest?.seq ?? seq(0);
  }

  async connect(after: number = this.seq): Promise<void> {
    this.current = await this.device.connect(this.room, { after, tab: this.key });
  }

  /** Puts a message on its way. */
  say(message: unknown): void {
    this.wire.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Hands over all that is on its way up, then all that is on its way down. True where there was something. */
  async exchange(): Promise<boolean> {
    const { wire } = this;
    const busy = wire.up.length + wire.down.length > 0;
    while (wire.up.length > 0) await wire.toServer();
    while (wire.down.length > 0) this.take(wire);
    return busy;
  }

  private take(wire: Wire): void {
    const frame = wire.toClient();
    if (frame.type === 'close') this.closed.push(frame.code);
    if (frame.type === 'cut') this.closed.push(1006);
    if (frame.type !== 'data' || frame.data === 'pong') return;
    const text = String(frame.data);
    this.heard.push(text);
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'update') this.latest = message;
  }
}

/** Hands everything over until nothing is on its way any more. */
export async function exchangeAll(tabs: readonly Tab[]): Promise<void> {
  for (let busy = true; busy; ) {
    busy = false;
    for (const tab of tabs) if (await tab.exchange()) busy = true;
  }
}
