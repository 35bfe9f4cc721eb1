import { type Device, randomHex } from './api.ts';
import { Chronicle } from './chronicle.ts';
import type { Journal } from './journal.ts';
import { Line } from './line.ts';
import { type Refused, readMessage, type Update } from './messages.ts';

/** A command without what every command has. */
export type Wish = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The version of the document that this client was written from. */
export const PROTOCOL = 4;

export type Answer =
  | { readonly type: 'acked'; readonly update: Update }
  | { readonly type: 'refused'; readonly code: string; readonly error: Refused['error'] };

interface Pending {
  readonly text: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: Error) => void;
}

/** Somebody at a room: a seat's page, or a watcher's without a cookie. */
export class Player {
  readonly chronicle = new Chronicle();
  /** What the client saw that the document does not allow; a run that saw any is worth nothing. */
  readonly faults: string[] = [];
  /** Repeats that were sent over a new line, and those that were acknowledged. */
  readonly again = { sent: 0, acked: 0 };
  private readonly name: string;
  private readonly line: Line;
  private readonly journal: Journal;
  private readonly protocol: number;
  private readonly pending = new Map<string, Pending>();
  private readonly repeated = new Set<string>();
  private readonly waiting = new Set<() => void>();
  private latest: Update | null = null;
  private isFresh = false;
  /** How the line was closed for good. */
  closedWith: number | null = null;

  constructor(
    device: Device | { readonly origin: string },
    room: string,
    name = 'somebody',
    journal: Journal = () => undefined,
    protocol = PROTOCOL,
  ) {
    this.name = name;
    this.journal = journal;
    this.protocol = protocol;
    this.line = new Line(device, room, protocol, {
      known: () => {
        journal({ type: 'asked', by: name });
        this.isFresh = true;
        return this.chronicle.known;
      },
      opened: () => undefined,
      said: (text) => this.heard(text),
      ended: (code) => this.ended(code),
    });
  }

  /** How things stood at last. Throws before anything was heard. */
  get now(): Update {
    if (this.latest === null) throw new Error(`${this.name} has heard nothing yet`);
    return this.latest;
  }

  /** Resolves when `holds` does, of an update that leaves no gap. */
  async until(holds: (update: Update) => boolean): Promise<Update> {
    for (;;) {
      if (this.faults.length > 0) throw new Error(`${this.name}: ${this.faults.join('; ')}`);
      if (this.closedWith !== null) throw new Error(`${this.name}: closed with ${this.closedWith}`);
      if (this.latest !== null && holds(this.latest)) return this.latest;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  /**
   * Sends a command until it is answered, always with the same id and `expect`. `what` says in the journal what it
   * would do.
   */
  command(wish: Wish, what: string, id = randomHex()): Promise<Answer> {
    const text = JSON.stringify({ ...wish, id, expect: this.chronicle.last });
    this.journal({ type: 'sent', by: this.name, id, what });
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.pending.set(id, { text, resolve, reject });
    this.line.say(text);
    return promise;
  }

  /** Asks for everything of the current game; resolves with the steps that came. */
  async wholeGame(): Promise<readonly Chronicle['steps'][number][]> {
    const before = this.latest;
    this.line.say(JSON.stringify({ type: 'sync', after: 0 }));
    await this.until((update) => update !== before && update.after === 0);
    return this.chronicle.steps;
  }

  break(): void {
    this.line.break();
  }

  hangUp(): void {
    this.line.hangUp();
    this.ended(1000);
  }

  /** Nothing more will be heard: nobody is to wait for it. */
  private ended(code: number): void {
    this.closedWith ??= code;
    this.giveUp(`closed with ${code}`);
    this.changed();
  }

  private giveUp(why: string): void {
    for (const { reject } of this.pending.values()) reject(new Error(`${this.name}: ${why}`));
    this.pending.clear();
  }

  private heard(text: string): void {
    try {
      const message = readMessage(text);
      if (message.type === 'update') this.updated(message);
      if (message.type === 'refused') this.refused(message);
      if (message.type === 'mark') this.line.say(JSON.stringify({ type: 'seen', mark: message.mark }));
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      this.faults.push(fault);
      this.giveUp(fault);
    }
    this.changed();
  }

  private updated(update: Update): void {
    if (update.protocol !== this.protocol) throw new Error(`told in protocol ${update.protocol}`);
    const before = this.chronicle.last;
    this.journal({ type: 'heard', by: this.name, seq: update.seq });
    const verdict = this.chronicle.take(update);
    if (verdict.type === 'ask') this.line.say(JSON.stringify({ type: 'sync', after: verdict.after }));
    else this.latest = update;
    if (update.ack !== null) this.acked(update.ack, update, update.seq > before);
    // The first update of a new line: what has no answer is sent again.
    if (!this.isFresh) return;
    this.isFresh = false;
    for (const [id, { text }] of this.pending) {
      this.again.sent++;
      this.repeated.add(id);
      this.line.say(text);
    }
  }

  private acked(id: string, update: Update, isNews: boolean): void {
    const answered = this.pending.get(id);
    if (answered === undefined) return;
    this.pending.delete(id);
    if (this.repeated.has(id) && !isNews) this.again.acked++;
    this.journal({ type: 'acked', by: this.name, id, seq: isNews ? update.seq : null });
    answered.resolve({ type: 'acked', update });
  }

  private refused({ id, error }: Refused): void {
    const answered = id === null ? undefined : this.pending.get(id);
    if (id === null || answered === undefined) return;
    if (error.code === 'wire/too-many') {
      setTimeout(() => this.line.say(answered.text), Number(error.retryAfter));
      return;
    }
    this.pending.delete(id);
    this.journal({ type: 'refused', by: this.name, id, code: error.code });
    answered.resolve({ type: 'refused', code: error.code, error });
  }

  private changed(): void {
    const woken = [...this.waiting];
    this.waiting.clear();
    for (const wake of woken) wake();
  }
}
