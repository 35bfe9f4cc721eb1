import { type Seq, seq } from '../engine/base/units.ts';
import type { Known } from './room/decisions/history.ts';
import type { SharedLook } from './room/room-calls.ts';

/** Milliseconds for which an answer is given again: thousands may look at a room that is woken once meanwhile. */
const GIVEN_FOR = 2_000;
/** UTF-16 units of one answer that is remembered, and of all together. */
const MAX_ANSWER = 512 * 1024;
const MAX_ANSWERS = 8 * 1024 * 1024;

interface KnownRoom extends Omit<SharedLook, 'after' | 'at'> {
  readonly until: number;
  /** By the step behind which they tell; 0 for the whole current game. */
  readonly answers: Map<Seq, Answer>;
}

interface Answer extends Pick<SharedLook, 'at'> {
  readonly json: string;
}

const WHOLE = seq(0);

/** What watchers of open rooms were just told: nothing in it is meant for one of them alone. */
export class Looks {
  // The oldest first.
  private readonly rooms = new Map<string, KnownRoom>();
  private held = 0;
  private times = 0;

  /** How often something was forgotten: an answer that was asked for before the latest time is not to be kept. */
  get forgotten(): number {
    return this.times;
  }

  /** UTF-16 units that are remembered. */
  get size(): number {
    return this.held;
  }

  /**
   * What was told behind what is known, as JSON; null where the room has to be asked. `person` (as `personOf` gives it) is who
   * asks, null where nobody can tell: whom the host has removed is told nothing from here.
   */
  find(room: string, { after, epoch, at }: Known, person: string | null, now: number): string | null {
    this.expire(now);
    const known = this.rooms.get(room);
    if (known === undefined || (person !== null && known.removed.includes(person))) return null;
    const isOfEpoch = (epoch ?? known.epoch) === known.epoch;
    // Who knows more was told it since: from here it would look as if that were undone.
    if (isOfEpoch && after > known.seq) return null;
    // As the room reads it: behind what is no step of the current game, or of another history, everything is told.
    const isStep = isOfEpoch && after >= known.opening;
    const answer = known.answers.get(isStep ? after : WHOLE);
    const isSame = answer === undefined || at === undefined || at === answer.at;
    return (isSame ? answer : known.answers.get(WHOLE))?.json ?? null;
  }

  /** Remembers what a room has told. */
  keep(room: string, { after, at, ...look }: SharedLook, json: string, now: number): void {
    this.expire(now);
    if (json.length > MAX_ANSWER) return;
    const before = this.rooms.get(room);
    const isSame = before?.epoch === look.epoch && before.seq === look.seq && before.opening === look.opening;
    if (!isSame) this.drop(room);
    const { answers, until } = isSame ? before : { answers: new Map<Seq, Answer>(), until: now + GIVEN_FOR };
    this.held += json.length - (answers.get(after)?.json.length ?? 0);
    answers.set(after, { at, json });
    this.rooms.set(room, { ...look, answers, until });
    for (const oldest of this.rooms.keys()) {
      if (this.held <= MAX_ANSWERS) return;
      this.drop(oldest);
    }
  }

  /** What a room told before it bars somebody is not told again, nor what is on its way. */
  forget(room: string): void {
    this.times++;
    this.drop(room);
  }

  private drop(room: string): void {
    const known = this.rooms.get(room);
    if (known === undefined) return;
    this.rooms.delete(room);
    for (const { json } of known.answers.values()) this.held -= json.length;
  }

  private expire(now: number): void {
    for (const [room, { until }] of this.rooms) {
      if (until > now) return;
      this.drop(room);
    }
  }
}

/** Those of this isolate. */
export const looks = new Looks();
