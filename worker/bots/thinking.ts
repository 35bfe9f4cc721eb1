import type { BotAnswer } from '../../engine/moves/bots/bot.ts';

type Thought = Generator<void, BotAnswer>;

/** What a room wants to know. It has one question here at a time. */
export interface Wanted {
  readonly room: string;
  /** Names the turn: asked for the same again, a room gets the same answer. */
  readonly turn: string;
  /** A thought of the kind that takes long; null where only the quick one is wanted. */
  readonly long: (() => Thought) | null;
  readonly quick: () => Thought;
}

interface Entry {
  readonly wanted: Wanted;
  readonly answer: PromiseWithResolvers<BotAnswer | null>;
}

/** Long thoughts that wait for the one before them. Those behind are thought quickly. */
const MOST_WAITING = 3;
/** Rooms that are answered at a time. */
const MOST_ROOMS = 200;
/** Rooms of which it is remembered when they last had a long thought. */
const MOST_REMEMBERED = 1_000;

/**
 * Who thinks of what, and when: one long thought at a time and one quick one beside it, slice by slice, each in the
 * order in which rooms asked. Where too many want a long one, whoever had one last has a quick one instead.
 */
export class Thinking {
  private readonly pause: () => Promise<unknown>;
  private readonly entries = new Map<string, Entry>();
  private readonly waiting: Entry[] = [];
  private readonly quick: Entry[] = [];
  private readonly hadLong = new Map<string, number>();
  private longs = 0;
  private isRunning = false;

  /** `pause` lets others have the thread between two slices. */
  constructor(pause: () => Promise<unknown>) {
    this.pause = pause;
  }

  /**
   * The answer to what a room wants; null where it is given up, as it is for another question of the same room, or
   * where there are too many.
   */
  ask(wanted: Wanted): Promise<BotAnswer | null> {
    const known = this.entries.get(wanted.room);
    const isSame = known?.wanted.turn === wanted.turn;
    if (known && isSame && (wanted.long !== null || known.wanted.long === null)) return known.answer.promise;
    this.drop(wanted.room);
    if (this.entries.size >= MOST_ROOMS) return Promise.resolve(null);
    const entry: Entry = { wanted, answer: Promise.withResolvers() };
    this.entries.set(wanted.room, entry);
    if (wanted.long === null) this.quick.push(entry);
    else this.queue(entry);
    if (!this.isRunning) void this.run();
    return entry.answer.promise;
  }

  /** A room does not want its answer any more: nothing further is thought for it. */
  drop(room: string): void {
    const entry = this.entries.get(room);
    if (entry === undefined) return;
    this.leave(entry);
    entry.answer.resolve(null);
  }

  private queue(entry: Entry): void {
    this.waiting.push(entry);
    if (this.waiting.length <= MOST_WAITING) return;
    const last = this.waiting.reduce((one, other) =>
      this.lastLong(other) >= this.lastLong(one) ? other : one,
    );
    remove(this.waiting, last);
    this.quick.push(last);
  }

  private lastLong({ wanted }: Entry): number {
    return this.hadLong.get(wanted.room) ?? 0;
  }

  /** Thinks until there is nothing left to think of. */
  private async run(): Promise<void> {
    this.isRunning = true;
    let long: Running | null = null;
    let quick: Running | null = null;
    for (;;) {
      quick = this.sliceOf(quick) ?? this.begun(this.quick.shift(), false);
      long = this.sliceOf(long) ?? this.begun(this.waiting.shift(), true);
      if (quick === null && long === null) break;
      await this.pause();
    }
    this.isRunning = false;
  }

  private begun(entry: Entry | undefined, isLong: boolean): Running | null {
    if (entry === undefined) return null;
    const { room, long, quick } = entry.wanted;
    if (!isLong || long === null) return { entry, thought: quick() };
    this.hadLong.delete(room);
    this.hadLong.set(room, ++this.longs);
    const [oldest] = this.hadLong.keys();
    if (this.hadLong.size > MOST_REMEMBERED && oldest !== undefined) this.hadLong.delete(oldest);
    return { entry, thought: long() };
  }

  /** One slice more; null where that was the last, or nobody wants it any more. */
  private sliceOf(running: Running | null): Running | null {
    if (running === null || this.entries.get(running.entry.wanted.room) !== running.entry) return null;
    const { entry, thought } = running;
    try {
      const slice = thought.next();
      if (!slice.done) return running;
      entry.answer.resolve(slice.value);
    } catch (error) {
      entry.answer.reject(error);
    }
    this.leave(entry);
    return null;
  }

  private leave(entry: Entry): void {
    this.entries.delete(entry.wanted.room);
    remove(this.waiting, entry);
    remove(this.quick, entry);
  }
}

interface Running {
  readonly entry: Entry;
  readonly thought: Thought;
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}
