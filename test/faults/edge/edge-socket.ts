import type { RawFrame } from '../support/raw-socket.ts';
import type { Frame, Wire } from './wire.ts';

const BROKEN = 1006;

/** The client's end of a socket of an edge, which its server hands frames to. */
export class EdgeSocket {
  readonly wire: Wire;
  isPaused = false;
  private readonly kick: () => void;
  private readonly frames: RawFrame[] = [];
  private wake: () => void = () => undefined;

  /** `kick`: there is one more frame to carry, or a client that reads again. */
  constructor(wire: Wire, kick: () => void) {
    this.wire = wire;
    this.kick = kick;
  }

  /** Whether a frame is on its way to a client that reads. */
  get isAwaited(): boolean {
    return !this.isPaused && this.wire.down.length > 0;
  }

  text(text: string): void {
    this.send(text);
  }

  binary(bytes: Buffer): void {
    this.send(new Uint8Array(bytes).buffer);
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    this.kick();
  }

  async next(): Promise<RawFrame> {
    for (;;) {
      const frame = this.frames.shift();
      if (frame !== undefined) return frame;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  async closed(): Promise<number> {
    for (;;) {
      const frame = await this.next();
      if ('closed' in frame) return frame.closed;
    }
  }

  destroy(): void {
    if (this.wire.client === 'open') this.wire.close();
    this.kick();
  }

  /** A frame has come. */
  take(frame: Frame): void {
    if (frame.type === 'data') this.frames.push({ text: String(frame.data) });
    else this.frames.push({ closed: frame.type === 'close' ? frame.code : BROKEN });
    this.wake();
  }

  private send(data: string | ArrayBuffer): void {
    if (this.wire.client === 'open') this.wire.send(data);
    this.kick();
  }
}
