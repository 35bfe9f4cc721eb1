import * as v from 'valibot';
import { MAX_RAW_LINE, MAX_RAW_NAME } from './limits.ts';
import { Hex128, SeatIndex, Whole } from './shapes.ts';

/** The public number of a watcher: the same for a device as long as the room lasts, another one in another room. */
export const WatcherId = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));

/** A command about what is said beside the game, and who may be here: no step of the room's log. */
const talk = { id: Hex128, expect: Whole };

/** What a client may say of chat and of visitors. */
export const TALK_SHAPES = [
  v.strictObject({
    type: v.literal('say'),
    ...talk,
    text: v.pipe(v.string(), v.maxLength(MAX_RAW_LINE)),
    /** What a watcher wants to be called; a seat has its name. */
    name: v.optional(v.pipe(v.string(), v.maxLength(MAX_RAW_NAME))),
  }),
  // The host's, at any time.
  v.strictObject({ type: v.literal('closeChat'), ...talk, closed: v.boolean() }),
  v.strictObject({ type: v.literal('maskWords'), ...talk, masked: v.boolean() }),
  v.strictObject({ type: v.literal('lockRoom'), ...talk, locked: v.boolean() }),
  v.strictObject({ type: v.literal('mute'), ...talk, watcher: WatcherId, muted: v.boolean() }),
  v.strictObject({ type: v.literal('muteSeat'), ...talk, seat: SeatIndex, muted: v.boolean() }),
  v.strictObject({ type: v.literal('remove'), ...talk, watcher: WatcherId, removed: v.boolean() }),
  /** Asks for all lines behind `after`, 0 for all that are kept, and how the house stands. Has no answer of its own. */
  v.strictObject({ type: v.literal('chat'), after: Whole }),
] as const;
