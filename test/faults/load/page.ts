import { type Line, openLine } from '../../../client/net/line.ts';
import { readServerMessage } from '../../../client/net/server-frame.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { PONG, PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { type Device, randomHex } from '../../support/second-client/api.ts';
import type { Wish } from '../../support/second-client/player.ts';

/** How a command was answered: `acked`, or the code of its refusal. */
export type Answer = string;

interface Pending {
  readonly text: string;
  /** When it was sent first. */
  readonly at: number;
  readonly resolve: (answer: Answer) => void;
}

/** One of very many at a room: the product's own line, which comes back as a page does, and a count of the steps. */
export class Page {
  /** What it was told that no room may tell it. */
  readonly faults: string[] = [];
  /** When it tried to connect, in milliseconds of this process; the first is when it came. */
  readonly attempts: number[] = [];
  /** When it was told how things stand on each line that held. */
  readonly comings: number[] = [];
  /** How long its commands took to be acknowledged, in milliseconds. */
  readonly acks: number[] = [];
  private readonly line: Line;
  private readonly pending = new Map<string, Pending>();
  private readonly waiting = new Set<() => void>();
  private readonly tab = randomHex();
  private latest: UpdateMessage | null = null;
  private isFresh = false;

  /** Without a device it watches. */
  constructor(origin: string, room: string, device: Device | null = null) {
    const headers = device === null ? { origin } : { origin, cookie: device.cookie };
    this.line = openLine(
      {
        onAttempt: async () => {
          this.attempts.push(performance.now());
          this.isFresh = true;
          const query = `after=${this.seq}&protocol=${PROTOCOL_VERSION}&tab=${this.tab}`;
          return `${origin.replace('http', 'ws')}/api/rooms/${room}/socket?${query}`;
        },
        onFrame: (frame) => this.heard(frame),
        onLost: () => undefined,
        onClosed: (code) => this.fault(`closed with ${code}`),
      },
      class extends WebSocket {
        constructor(url: string) {
          super(url, { headers });
        }
      },
    );
  }

  /** The last step that it knows; 0 for none. */
  get seq(): number {
    return this.latest?.seq ?? 0;
  }

  get now(): UpdateMessage {
    if (this.latest === null) throw new Error('it has heard nothing yet');
    return this.latest;
  }

  /** Resolves when `holds` does, of the last update. Throws where it was told what cannot be. */
  async until(holds: (update: UpdateMessage) => boolean): Promise<UpdateMessage> {
    for (;;) {
      if (this.faults.length > 0) throw new Error(this.faults.join('; '));
      if (this.latest !== null && holds(this.latest)) return this.latest;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  /** Sends a command now and over every new line, until it is answered. */
  command(wish: Wish): Promise<Answer> {
    const id = randomHex();
    const text = JSON.stringify({ ...wish, id, expect: this.seq });
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.pending.set(id, { text, at: performance.now(), resolve });
    this.line.send(text);
    return promise;
  }

  hangUp(): void {
    this.line.close();
  }

  private heard(frame: string): void {
    if (frame === PONG) return;
    const message = readServerMessage(frame);
    if (message === null) this.fault(`no message: ${frame}`);
    else if (message.type === 'update') this.updated(message);
    else if (message.type === 'refused' && message.id !== null) this.answer(message.id, message.error.code);
    this.changed();
  }

  private updated(update: UpdateMessage): void {
    const isFirst = this.isFresh;
    this.isFresh = false;
    const { seq } = this;
    const { after, steps } = update;
    if (seq > 0 && (isFirst ? after !== seq : after > seq))
      this.fault(`at ${seq} told what is behind ${after}`);
    if (update.seq < seq) this.fault(`back from ${seq} to ${update.seq}`);
    if (after + steps.length !== update.seq)
      this.fault(`${steps.length} steps from ${after} to ${update.seq}`);
    this.latest = update;
    if (update.ack !== null) this.answer(update.ack, 'acked');
    if (!isFirst) return;
    this.comings.push(performance.now());
    for (const { text } of this.pending.values()) this.line.send(text);
  }

  private answer(id: string, answer: Answer): void {
    const command = this.pending.get(id);
    if (command === undefined) return;
    this.pending.delete(id);
    if (answer === 'acked') this.acks.push(performance.now() - command.at);
    command.resolve(answer);
  }

  private fault(text: string): void {
    this.faults.push(text);
    this.changed();
  }

  private changed(): void {
    const woken = [...this.waiting];
    this.waiting.clear();
    for (const wake of woken) wake();
  }
}
