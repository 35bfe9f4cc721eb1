import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deflateRawSync } from 'node:zlib';

/** A frame as it came: text, or the code of a close. */
export type RawFrame = { readonly text: string } | { readonly closed: number };

/** A WebSocket by hand: it sends what no client would, with any headers, and can stop reading. */
export class RawSocket {
  private readonly socket: Socket;
  private held = Buffer.alloc(0);
  private readonly frames: RawFrame[] = [];
  private wake: () => void = () => undefined;
  private isGone = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('close', () => {
      this.isGone = true;
      this.wake();
    });
  }

  /** Asks for an upgrade with exactly these headers, a list of names and values. */
  static async open(
    port: number,
    path: string,
    headers: readonly (readonly [string, string])[],
  ): Promise<{ readonly status: number; readonly socket: RawSocket }> {
    const tcp = connect(port, '127.0.0.1');
    // A server that cuts the line off mid-frame is what some tests are about.
    tcp.on('error', () => undefined);
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
    ];
    tcp.write(`${lines.join('\r\n')}\r\n\r\n`);
    const raw = new RawSocket(tcp);
    let head = '';
    while (!head.includes('\r\n\r\n')) {
      const [chunk]: Buffer[] = await once(tcp, 'data');
      head += chunk?.toString('latin1') ?? '';
    }
    const end = head.indexOf('\r\n\r\n') + 4;
    tcp.on('data', (chunk: Buffer) => raw.received(chunk));
    raw.received(Buffer.from(head.slice(end), 'latin1'));
    return { status: Number(head.split(' ')[1]), socket: raw };
  }

  text(text: string): void {
    this.frame(0x81, Buffer.from(text));
  }

  binary(bytes: Buffer): void {
    this.frame(0x82, bytes);
  }

  /** As a frame that is compressed; the upgrade must have asked for permessage-deflate. */
  deflated(text: string): number {
    const bytes = deflateRawSync(Buffer.from(text));
    this.frame(0xc1, bytes);
    return bytes.length;
  }

  /** Reads nothing more until {@link resume}. */
  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }

  /** The next frame; one with code 1006 where the line ends without one. */
  async next(): Promise<RawFrame> {
    for (;;) {
      const frame = this.frames.shift();
      if (frame !== undefined) return frame;
      if (this.isGone) return { closed: 1006 };
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** How the line ended; what comes before that is passed over. */
  async closed(): Promise<number> {
    for (;;) {
      const frame = await this.next();
      if ('closed' in frame) return frame.closed;
    }
  }

  destroy(): void {
    this.socket.destroy();
  }

  private frame(head: number, payload: Buffer): void {
    const { length } = payload;
    const size = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
    size[0] = head;
    size[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127);
    if (size.length === 4) size.writeUInt16BE(length, 2);
    if (size.length === 10) size.writeBigUInt64BE(BigInt(length), 2);
    // A mask of zeros changes nothing.
    this.socket.write(Buffer.concat([size, Buffer.alloc(4), payload]));
  }

  private received(chunk: Buffer): void {
    this.held = Buffer.concat([this.held, chunk]);
    for (;;) {
      const [head = 0, second = 0] = this.held;
      const short = second & 0x7f;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (this.held.length < start) return;
      const length =
        short < 126
          ? short
          : short === 126
            ? this.held.readUInt16BE(2)
            : Number(this.held.readBigUInt64BE(2));
      if (this.held.length < start + length) return;
      const payload = this.held.subarray(start, start + length);
      this.held = this.held.subarray(start + length);
      const opcode = head & 0x0f;
      if (opcode === 1) this.frames.push({ text: payload.toString() });
      if (opcode === 8) this.frames.push({ closed: length < 2 ? 1005 : payload.readUInt16BE(0) });
      this.wake();
    }
  }
}
