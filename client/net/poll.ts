import type { Result } from '../../engine/base/result.ts';
import type { Seq } from '../../engine/base/units.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import { MAX_WATCHERS } from '../../engine/protocol/limits.ts';
import type { UpdateMessage } from '../../engine/protocol/server-message.ts';
import { CLOSE } from '../../engine/protocol/version.ts';

const EVERY = 5_000;
/** A part of it, drawn anew each time: pages must not look all at once. */
const JITTER = 0.2;
/** A socket is tried again after so many looks at a room that has room for one: it may be the address that is full. */
const LOOKS_BEFORE_SOCKET = 6;

/** What looking needs. */
export interface PollWorld {
  readonly read: (after: Seq) => Promise<Result<UpdateMessage, Problem>>;
  /** The last step that is known here. */
  readonly seq: () => Seq;
  /** Takes an update; the step behind which some are missing, or null. */
  readonly take: (message: UpdateMessage) => Seq | null;
  /** Nobody looks at a page that is out of sight, and it looks at nothing. */
  readonly isInSight: () => boolean;
  /** There may be room for a socket now. */
  readonly onRoom: () => void;
  /** For good, by a code of CLOSE. */
  readonly onClosed: (code: number) => void;
}

/** Looks at a room every few seconds, at once for the first time, until the function that comes back is called. */
export function startPolling(world: PollWorld): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  let looks = 0;
  let after: Seq | null = null;

  const again = (): void => {
    timer = setTimeout(look, EVERY * (1 - JITTER + 2 * JITTER * Math.random()));
  };
  const stop = (): void => {
    isOpen = false;
    clearTimeout(timer);
  };

  async function look(): Promise<void> {
    if (!world.isInSight()) return again();
    const read = await world.read(after ?? world.seq());
    if (!isOpen) return;
    again();
    if (read.ok) {
      after = world.take(read.value);
      looks++;
      if (looks >= LOOKS_BEFORE_SOCKET && read.value.presence.watchers < MAX_WATCHERS) world.onRoom();
      return;
    }
    const code = CLOSED_BY[read.error.code];
    if (code === undefined) return;
    stop();
    world.onClosed(code);
  }

  void look();
  return stop;
}

/** What a socket would have been closed with. Whatever else goes wrong may be over the next time. */
const CLOSED_BY: Readonly<Record<string, number | undefined>> = {
  'room/gone': CLOSE.gone,
  'room/private': CLOSE.uninvited,
  'room/removed': CLOSE.removed,
  'room/locked': CLOSE.locked,
};
