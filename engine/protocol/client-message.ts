import * as v from 'valibot';
import { type Seq, seq } from '../base/units.ts';
import { MAX_LAG, MAX_RACK, MAX_RAW_NAME } from './limits.ts';
import { Hex128, Laid, Level, SeatIndex, SquareIndex, TileFace, Whole, whole } from './shapes.ts';
import { TALK_SHAPES } from './talk-message.ts';
import { Want } from './want.ts';

/** The step that the sender last knew of. */
const Expect: v.GenericSchema<number, Seq> = v.pipe(Whole, v.transform(seq));

/** Milliseconds that the command was on its way: half of the sender's last round trip (rule K4). */
const Lag = v.optional(whole(0, MAX_LAG), 0);

/** The same command, sent again, has the same id. */
const command = { id: Hex128, expect: Expect };

/** Everything a client may say on the socket. The schema is the source; the type follows from it. */
export const ClientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('place'),
    ...command,
    tiles: v.pipe(v.array(Laid), v.maxLength(MAX_RACK)),
    lag: Lag,
  }),
  v.strictObject({
    type: v.literal('exchange'),
    ...command,
    tiles: v.pipe(v.array(TileFace), v.maxLength(MAX_RACK)),
    lag: Lag,
  }),
  v.strictObject({ type: v.literal('pass'), ...command, lag: Lag }),
  v.strictObject({ type: v.literal('redeem'), ...command, square: SquareIndex }),
  v.strictObject({
    type: v.literal('challenge'),
    ...command,
    turn: Whole,
    /** Places of the words that are meant, where the rules let them be named (rule C2); null for all. */
    words: v.nullable(v.pipe(v.array(whole(0, MAX_RACK)), v.maxLength(MAX_RACK + 1))),
  }),
  v.strictObject({ type: v.literal('accept'), ...command, turn: Whole }),
  v.strictObject({ type: v.literal('resign'), ...command, game: Whole }),
  /** Gives an opponent time (rule K6). */
  v.strictObject({ type: v.literal('give'), ...command, game: Whole, to: SeatIndex }),
  v.strictObject({ type: v.literal('ask'), ...command, game: Whole, want: Want }),
  /** Agrees with an open request, or refuses it. */
  v.strictObject({ type: v.literal('answer'), ...command, request: Whole, agree: v.boolean() }),
  /** The seat's share of the draw's chance (rule F1). */
  v.strictObject({ type: v.literal('nonce'), ...command, game: Whole, nonce: Hex128 }),
  v.strictObject({
    type: v.literal('rename'),
    ...command,
    name: v.pipe(v.string(), v.maxLength(MAX_RAW_NAME)),
  }),
  v.strictObject({ type: v.literal('leave'), ...command }),
  v.strictObject({ type: v.literal('start'), ...command }),
  // The host's, while a game waits to begin (rule S0).
  v.strictObject({ type: v.literal('free'), ...command, seat: SeatIndex }),
  v.strictObject({ type: v.literal('swap'), ...command, a: SeatIndex, b: SeatIndex }),
  v.strictObject({ type: v.literal('lock'), ...command, seat: SeatIndex, locked: v.boolean() }),
  v.strictObject({ type: v.literal('addBot'), ...command, seat: SeatIndex, level: Level }),
  /** Whose seat a bot has taken over plays it again. */
  v.strictObject({ type: v.literal('takeBack'), ...command, game: Whole }),
  v.strictObject({ type: v.literal('rematch'), ...command, game: Whole }),
  // These change nothing that is kept, and have no answer of their own.
  v.strictObject({ type: v.literal('sync'), after: Expect }),
  v.strictObject({ type: v.literal('due') }),
  /** Whether the page is out of its reader's sight. */
  v.strictObject({ type: v.literal('away'), away: v.boolean() }),
  /** All that came before this mark of the room's is read. */
  v.strictObject({ type: v.literal('seen'), mark: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) }),
  ...TALK_SHAPES,
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** A message that changes something: it is applied once, and its answer names its id. */
export type Command = Extract<ClientMessage, { id: string }>;

/** What is about chat and visitors: it makes no step. */
export type TalkMessage = v.InferOutput<(typeof TALK_SHAPES)[number]>;

/** What the room's log is about, and the commands of it: what they do is a step. */
export type StepMessage = Exclude<ClientMessage, TalkMessage | { type: 'seen' }>;
export type StepCommand = Extract<StepMessage, { id: string }>;

const TALK_TYPES: readonly string[] = TALK_SHAPES.map((shape) => shape.entries.type.literal);

export const isTalk = (message: ClientMessage): message is TalkMessage => TALK_TYPES.includes(message.type);

/** Whether it is about the game or its room, and changes something there. */
export const isStepCommand = (message: ClientMessage): message is StepCommand =>
  'id' in message && !isTalk(message);
