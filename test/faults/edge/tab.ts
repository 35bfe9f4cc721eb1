import { type Seq, seq } from '../../../engine/base/units.ts';
import type { ServerMessage, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { Device } from './device.ts';
import type { Frame, Wire } from './wire.ts';

/** What a page was told. `first`: the first frame of its socket. */
export type Heard =
  | { readonly type: 'frame'; readonly first: boolean; readonly text: string }
  /** 1006 where the line broke. */
  | { readonly type: 'closed'; readonly code: number };

/** A page of a room in a browser, as far as a test needs one: it says what it is told to, and remembers what it hears. */
export class Tab {
  readonly device: Device;
  /** Of all its sockets, as it came. */
  readonly heard: Heard[] = [];
  private readonly room: string;
  private readonly key: string;
  private latest: UpdateMessage | null = null;
  private current: Wire | null = null;
  private isNew = true;

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

  /** Codes with which its sockets were closed. */
  get closed(): readonly number[] {
    return this.heard.flatMap((each) => (each.type === 'closed' ? [each.code] : []));
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
    this.isNew = true;
    this.current = await this.device.connect(this.room, { after, tab: this.key });
  }

  /** Puts a message on its way. */
  say(message: unknown): void {
    this.wire.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Hands over all that is on its way up, then all that is on its way down. True where there was something. */
  async exchange(): Promise<boolean> {
    const wire = this.current;
    if (wire === null || wire.up.length + wire.down.length === 0) return false;
    while (wire.up.length > 0) await wire.toServer();
    while (wire.down.length > 0) this.take(wire.toClient());
    return true;
  }

  private take(frame: Frame): void {
    if (frame.type === 'close') this.heard.push({ type: 'closed', code: frame.code });
    if (frame.type === 'cut') this.heard.push({ type: 'closed', code: 1006 });
    if (frame.type !== 'data' || frame.data === 'pong') return;
    const text = String(frame.data);
    this.heard.push({ type: 'frame', first: this.isNew, text });
    this.isNew = false;
    const message: ServerMessage = JSON.parse(text);
    if (message.type === 'update') this.latest = message;
  }
}

/** Hands everything over until nothing is on its way any more. True where something was. */
export async function exchangeAll(tabs: readonly Tab[]): Promise<boolean> {
  let any = false;
  for (let busy = true; busy; any ||= busy) {
    busy = false;
    for (const tab of tabs) if (await tab.exchange()) busy = true;
  }
  return any;
}
