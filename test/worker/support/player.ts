import type { Seq } from '../../../engine/base/units.ts';
import { seq } from '../../../engine/base/units.ts';
import type { Command, StepCommand } from '../../../engine/protocol/client-message.ts';
import type {
  RefusedMessage,
  ServerFrame,
  ServerMessage,
  UpdateMessage,
} from '../../../engine/protocol/server-message.ts';
import { hex } from './hex.ts';

/** A command without what every command has; without lag where none is told. */
export type Wish<Wanted extends Command = StepCommand> = Wanted extends infer Each
  ? Each extends Wanted
    ? Omit<Each, 'id' | 'expect' | 'lag'> & { readonly lag?: number }
    : never
  : never;

/** The other end of a socket. */
export class Player {
  readonly socket: WebSocket;
  /** Every frame that came, as it came, but marks, which it says back. */
  readonly frames: string[] = [];
  /** How the socket was closed; it may never be. */
  readonly closed: Promise<{ code: number; reason: string }>;
  private readonly messages: ServerMessage[] = [];
  private readonly wake = new Set<() => void>();
  private cursor = 0;
  private latest: UpdateMessage | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => resolve({ code, reason }));
    });
    socket.addEventListener('message', ({ data }) => this.take(String(data)));
    socket.accept();
  }

  /** How things stood in the last update. */
  get now(): UpdateMessage {
    if (this.latest === null) throw new Error('no update yet');
    return this.latest;
  }

  get seq(): Seq {
    return this.latest?.seq ?? seq(0);
  }

  /** The first message, of those not yet looked at, that is wanted; what comes before it is passed over. */
  async next(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    for (;;) {
      for (; this.cursor < this.messages.length; this.cursor++) {
        const message = this.messages[this.cursor];
        if (message !== undefined && wanted(message)) {
          this.cursor++;
          return message;
        }
      }
      await new Promise<void>((resolve) => this.wake.add(resolve));
    }
  }

  /** Until this player knows of a step. */
  async reach(step: Seq): Promise<UpdateMessage> {
    while (this.seq < step) await this.next((message) => message.type === 'update');
    return this.now;
  }

  /** Sends a command; what the room answered to it. */
  async command(
    wish: Wish,
    over: { readonly id?: string; readonly expect?: number } = {},
  ): Promise<UpdateMessage | RefusedMessage> {
    const id = over.id ?? hex(16);
    this.send({ ...wish, id, expect: over.expect ?? this.seq });
    const answer = await this.next(
      (message) =>
        (message.type === 'update' && message.ack === id) ||
        (message.type === 'refused' && message.id === id),
    );
    if (answer.type !== 'update' && answer.type !== 'refused') throw new Error('not an answer');
    return answer;
  }

  /** Sends a command that must be applied. */
  async does(wish: Wish): Promise<UpdateMessage> {
    const answer = await this.command(wish);
    if (answer.type !== 'update') throw new Error(`refused: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Sends a command that must be refused; the code. */
  async refused(wish: Wish, over: { readonly id?: string; readonly expect?: number } = {}): Promise<string> {
    const answer = await this.command(wish, over);
    if (answer.type !== 'refused') throw new Error(`applied: ${JSON.stringify(wish)}`);
    return answer.error.code;
  }

  send(data: unknown): void {
    this.socket.send(JSON.stringify(data));
  }

  private take(frame: string): void {
    if (frame === 'pong') return;
    const message = JSON.parse(frame) as ServerFrame;
    if (message.type === 'mark') {
      this.send({ type: 'seen', mark: message.mark });
      return;
    }
    this.frames.push(frame);
    this.messages.push(message);
    if (message.type === 'update') this.latest = message;
    for (const resolve of this.wake) resolve();
    this.wake.clear();
  }
}
