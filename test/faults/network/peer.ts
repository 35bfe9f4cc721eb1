import { isDeepStrictEqual } from 'node:util';
import type { ServerMessage, StepView, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { Journal } from '../../support/second-client/journal.ts';
import type { Device } from '../edge/device.ts';
import type { Frame, Wire } from '../edge/wire.ts';
import type { Command } from './acts.ts';

/** What a page was told that no room may tell it. */
export interface Breach {
  readonly kind: 'gap' | 'went back' | 'whole game' | 'views differ' | 'another epoch';
  readonly text: string;
}

interface Pending {
  readonly text: string;
  readonly type: string;
}

/** Commands of which one is refused for good: they are about one moment of a game. */
const OF_A_MOMENT = ['place', 'exchange', 'pass', 'challenge'];
/** All that make a step when they are acknowledged: what they ask for cannot be so already. */
const STEPPING = [...OF_A_MOMENT, 'rename', 'give', 'ask', 'resign'];

/** A page that keeps what it has heard and says a command until it is answered, always with the same id. */
export class Peer {
  readonly name: string;
  readonly device: Device;
  readonly breaches: Breach[] = [];
  readonly counts = { lines: 0, wholeGames: 0, again: 0, besides: 0 };
  /** Whether its room was set back: then it may be told less than it knows, and of another epoch. */
  isSetBack = false;
  /** Whether it has asked for the whole game, and was not told it yet: it may have spoken too much. */
  asksForAll = false;
  readonly pending = new Map<string, Pending>();
  /** What it knew when it first said a command, by id. */
  private readonly knew = new Map<string, number>();
  /** All its sockets, the latest last: what was said on an old one may still be on its way. */
  readonly wires: Wire[] = [];
  private readonly room: string;
  private readonly key: string;
  private readonly journal: Journal;
  private kept: StepView[] = [];
  private latest: UpdateMessage | null = null;
  private isFresh = false;
  private heardLast: string | ArrayBuffer = '';

  /** `key`: 32 hex digits. */
  constructor(name: string, device: Device, room: string, key: string, journal: Journal = () => undefined) {
    this.name = name;
    this.device = device;
    this.room = room;
    this.key = key;
    this.journal = journal;
  }

  /** How things stood in the last update; null before any. */
  get now(): UpdateMessage | null {
    return this.latest;
  }

  /** The steps that it has, from the one that opened a game. */
  get steps(): readonly StepView[] {
    return this.kept;
  }

  get last(): number {
    return this.kept.at(-1)?.seq ?? 0;
  }

  /** Whether it was told what cannot be, so that nothing that it has since is worth a look. */
  get isAstray(): boolean {
    return this.breaches.some(({ kind }) => kind === 'gap' || kind === 'went back');
  }

  /** Whether nothing that it has said or asked waits for an answer. */
  get isAnswered(): boolean {
    return this.pending.size === 0 && !this.asksForAll;
  }

  /** Its latest socket, while it is open; else null. */
  get wire(): Wire | null {
    const wire = this.wires.at(-1);
    return wire?.client === 'open' ? wire : null;
  }

  async connect(): Promise<void> {
    this.journal({ type: 'asked', by: this.name });
    this.isFresh = true;
    this.heardLast = '';
    this.counts.lines++;
    const { last: after, key: tab } = this;
    const known = { epoch: this.latest?.epoch, at: this.kept.at(-1)?.at };
    this.wires.push(await this.device.connect(this.room, { after, tab, ...(after > 0 && known) }));
  }

  say(message: unknown): void {
    this.wire?.send(JSON.stringify(message));
  }

  /** Says a command now, and again over every new socket until it is answered. */
  command(command: Command): void {
    const { id, type } = command;
    this.knew.set(id, this.last);
    this.journal({ type: 'sent', by: this.name, id, what: id });
    this.pending.set(id, { text: JSON.stringify(command), type });
    this.say(command);
  }

  sayAgain(): void {
    if (this.asksForAll) this.say({ type: 'sync', after: 0 });
    for (const { text } of this.pending.values()) {
      this.counts.again++;
      this.wire?.send(text);
    }
  }

  /** A frame of its latest socket has come. */
  hear(frame: Frame): void {
    // Of the same twice, which the network does, the second tells nothing.
    if (frame.type !== 'data' || frame.data === this.heardLast || this.isAstray) return;
    this.heardLast = frame.data;
    const message: ServerMessage = JSON.parse(String(frame.data));
    if (message.type === 'update') this.updated(message);
    if ((message.type === 'chat' || message.type === 'house') && message.ack !== null) {
      if (this.pending.delete(message.ack)) this.counts.besides++;
    }
    if (message.type !== 'refused' || message.id === null) return;
    const command = this.pending.get(message.id);
    // It will be heard later.
    if (command === undefined || message.error.code === 'wire/too-many') return;
    this.pending.delete(message.id);
    if (OF_A_MOMENT.includes(command.type))
      this.journal({ type: 'refused', by: this.name, id: message.id, code: message.error.code });
  }

  private updated(update: UpdateMessage): void {
    this.journal({ type: 'heard', by: this.name, seq: update.seq });
    if (this.latest !== null && this.latest.epoch !== update.epoch && !this.isSetBack)
      this.breaches.push({ kind: 'another epoch', text: `${this.name} at ${this.last}` });
    if (this.isSetBack && this.isVoid(update)) return;
    const isFirst = this.isFresh;
    this.isFresh = false;
    const before = this.last;
    this.take(update, isFirst);
    this.latest = update;
    if (update.ack !== null) this.acked(update.ack, update, before);
    if (isFirst) this.sayAgain();
  }

  /** Where a room was set back: whether an update cannot be taken before the whole game was told. */
  private isVoid({ epoch, after }: UpdateMessage): boolean {
    const isOther = this.latest !== null && this.latest.epoch !== epoch;
    if (after === 0) {
      if (isOther || this.isFresh) this.kept = [];
      this.asksForAll = false;
      return false;
    }
    if (!isOther) return false;
    this.isFresh = true;
    this.asksForAll = true;
    this.say({ type: 'sync', after: 0 });
    return true;
  }

  private acked(id: string, update: UpdateMessage, before: number): void {
    const command = this.pending.get(id);
    this.pending.delete(id);
    if (command === undefined || !STEPPING.includes(command.type)) return;
    // With more than one step it does not show which of them is the command's.
    const isItsStep = update.steps.length === 1 && update.seq > before;
    this.journal({ type: 'acked', by: this.name, id, seq: isItsStep ? update.seq : null });
  }

  private take(update: UpdateMessage, isFirst: boolean): void {
    const breach = this.breachOf(update, isFirst);
    if (breach !== null) this.breaches.push(breach);
    if (this.isAstray) return;
    if (update.after === 0) {
      this.counts.wholeGames++;
      this.kept = [...update.steps];
    } else {
      for (const step of update.steps) this.add(step);
    }
  }

  private breachOf({ after, seq, steps, ack }: UpdateMessage, isFirst: boolean): Breach | null {
    const { last } = this;
    const first = steps[0]?.seq ?? after + 1;
    const isWhole = after === 0;
    const text = `${this.name} at ${last}: behind ${after} ${steps.map((step) => step.seq).join(' ')} to ${seq}`;
    const isUnbroken = steps.every((step, at) => step.seq === first + at) && first + steps.length - 1 === seq;
    if (!isUnbroken || (!isWhole && (first !== after + 1 || after > last))) return { kind: 'gap', text };
    if (seq < last) return { kind: 'went back', text };
    // Who knows a step of a game, or the one before it, is told what comes behind. A command that was said before the
    // game was opened, and is said again in it, is answered as then.
    const isOld = (this.knew.get(ack ?? '') ?? last) < first - 1;
    const knowsNone = isFirst && (last === 0 || last < first - 1);
    return isWhole && !knowsNone && !isOld ? { kind: 'whole game', text } : null;
  }

  private add(step: StepView): void {
    const known = this.kept.findLast(({ seq }) => seq === step.seq);
    if (known === undefined) this.kept.push(step);
    else if (!isDeepStrictEqual(known, step))
      this.breaches.push({
        kind: 'views differ',
        text: `${this.name}: step ${step.seq} is another than it was`,
      });
  }
}
