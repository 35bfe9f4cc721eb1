import * as v from 'valibot';
import { type Seq, type Square, seq, square } from '../base/units.ts';
import type { Letter, Tile } from '../equipment/tile-set.ts';
import type { Placement } from '../play/board.ts';

const MAX_SQUARES = 441;
const MAX_RACK = 10;

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const Face = v.pipe(v.string(), v.minLength(1), v.maxLength(4));

/** 128 random bits as 32 hex digits: the same command, sent again, has the same id. */
const Id = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** The step that the sender last knew of. */
const Expect: v.GenericSchema<number, Seq> = v.pipe(Whole, v.transform(seq));

const SquareIndex: v.GenericSchema<number, Square> = v.pipe(
  Whole,
  v.maxValue(MAX_SQUARES - 1),
  v.transform(square),
);

// Only shapes are known here. Whether a face is a letter or a tile of the game's set is the engine's question.
const LetterFace: v.GenericSchema<string, Letter> = v.pipe(
  Face,
  v.transform((face) => face as Letter),
);
const TileFace: v.GenericSchema<string, Tile> = v.pipe(
  Face,
  v.transform((face) => face as Tile),
);

const Laid: v.GenericSchema<unknown, Placement> = v.strictObject({
  square: SquareIndex,
  letter: LetterFace,
  blank: v.boolean(),
});

/** A seat's share of the draw's chance (rule F1): 16 random bytes as 32 hex digits. */
const Nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const command = { id: Id, expect: Expect };

/** Everything a client may say on the socket. The schema is the source; the type follows from it. */
export const ClientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('place'),
    ...command,
    tiles: v.pipe(v.array(Laid), v.maxLength(MAX_RACK)),
  }),
  v.strictObject({
    type: v.literal('exchange'),
    ...command,
    tiles: v.pipe(v.array(TileFace), v.maxLength(MAX_RACK)),
  }),
  v.strictObject({ type: v.literal('pass'), ...command }),
  v.strictObject({ type: v.literal('challenge'), ...command, turn: Whole }),
  v.strictObject({ type: v.literal('accept'), ...command, turn: Whole }),
  v.strictObject({ type: v.literal('nonce'), ...command, game: Whole, nonce: Nonce }),
  v.strictObject({ type: v.literal('rename'), ...command, name: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({ type: v.literal('leave'), ...command }),
  v.strictObject({ type: v.literal('start'), ...command }),
  v.strictObject({ type: v.literal('rematch'), ...command, game: Whole }),
  v.strictObject({ type: v.literal('sync'), after: Expect }),
  v.strictObject({ type: v.literal('due') }),
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

/** A message that changes something: it is applied once, and its answer names its id. */
export type Command = Extract<ClientMessage, { id: string }>;
