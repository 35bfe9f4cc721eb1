import { type Frame, Wire } from './wire.ts';

/** Codes that nobody may send. */
const RESERVED = [1004, 1005, 1006, 1015];

/** A socket as the code in the bundle sees it: another object after every hibernation, with what it was given to keep. */
export class ServerSocket {
  static readonly OPEN = 1;
  readonly wire: Wire;

  constructor(wire: Wire) {
    this.wire = wire;
  }

  get readyState(): number {
    return { open: 1, closing: 2, closed: 3 }[this.wire.server];
  }

  /** Bytes that the client has not been handed. */
  get bufferedAmount(): number {
    return this.wire.down.reduce(
      (sum, frame) => (frame.type === 'data' ? sum + Buffer.byteLength(frame.data) : sum),
      0,
    );
  }

  /** Takes it without hibernation. */
  accept(): void {}

  send(data: string | ArrayBuffer): void {
    if (this.wire.closeSaid) throw new TypeError('send after close');
    this.say({ type: 'data', data });
  }

  close(code = 1000, reason = ''): void {
    if (code < 1000 || code > 4999 || RESERVED.includes(code)) throw new TypeError(`close code ${code}`);
    const { wire } = this;
    if (wire.closeSaid) return;
    wire.closeSaid = true;
    this.say({ type: 'close', code, reason });
  }

  serializeAttachment(value: unknown): void {
    this.wire.attachment = structuredClone(value);
  }

  deserializeAttachment(): unknown {
    return structuredClone(this.wire.attachment);
  }

  /** What an object says waits until what it wrote before is on disk. */
  private say(frame: Frame): void {
    const { wire } = this;
    if (wire.owner === null) wire.down.push(frame);
    else wire.owner.gate.pass(() => wire.down.push(frame));
  }
}

/** Two ends of a new socket: 0 for the client, 1 for whoever answers it. */
export class SocketPair {
  readonly 0: Wire;
  readonly 1: ServerSocket;

  constructor() {
    this[0] = new Wire();
    this[1] = new ServerSocket(this[0]);
  }
}
