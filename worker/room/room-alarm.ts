import { type Millis, millis } from '../../engine/base/units.ts';

/** An alarm may come a minute late; one that is later than that is not coming. */
const ALARM_LATE = 60_000;

/** The one alarm of a room's object, and what is known of it. */
export class RoomAlarm {
  private readonly storage: DurableObjectStorage;
  /** When it will come; null where none is set. */
  private at: Millis | null = null;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** Reads what is set; whether it should have come by `now`. The platform gives up on one that failed often enough. */
  async read(now: number): Promise<boolean> {
    const at = await this.storage.getAlarm();
    this.at = at === null ? null : millis(at);
    return at !== null && at < now - ALARM_LATE;
  }

  /** It has come, or everything was deleted: none is set any more. */
  came(): void {
    this.at = null;
  }

  /**
   * Sets it for `next`, unless it comes before that: too early, it is set anew, but each setting is a row written. One
   * whose time has passed may have been lost: it is not relied on.
   */
  setFor(next: Millis): void {
    if (this.at !== null && this.at > Date.now() && this.at <= next) return;
    this.at = next;
    void this.storage.setAlarm(next);
  }
}
