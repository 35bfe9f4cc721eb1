import * as v from 'valibot';
import { type Seat, type Square, seat, square } from '../base/units.ts';
import { MAX_SEATS } from '../equipment/ruleset.ts';
import type { Letter, Tile } from '../equipment/tile-set.ts';
import { BOT_LEVELS } from '../moves/bots/bot-level.ts';
import type { Placement } from '../play/board.ts';
import { MAX_SQUARES } from './limits.ts';

/** 128 random bits as 32 hex digits: ids of commands and tabs, keys of requests, nonces. */
export const Hex128 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** A whole number from `min` to `max`, both of them in. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A level at which a computer opponent plays. */
export const Level = v.picklist(BOT_LEVELS);

/** A seat of the largest table; whether the room has it is the room's question. */
export const SeatIndex: v.GenericSchema<number, Seat> = v.pipe(whole(0, MAX_SEATS - 1), v.transform(seat));

export const Whole = whole(0, Number.MAX_SAFE_INTEGER);

export const SquareIndex: v.GenericSchema<number, Square> = v.pipe(
  whole(0, MAX_SQUARES - 1),
  v.transform(square),
);

const Face = v.pipe(v.string(), v.minLength(1), v.maxLength(4));

// Only shapes are known here. Whether a face is a letter or a tile of the game's set is the engine's question.
export const LetterFace: v.GenericSchema<string, Letter> = v.pipe(
  Face,
  v.transform((face) => face as Letter),
);
export const TileFace: v.GenericSchema<string, Tile> = v.pipe(
  Face,
  v.transform((face) => face as Tile),
);

/** A tile that is laid on a square. */
export const Laid: v.GenericSchema<unknown, Placement> = v.strictObject({
  square: SquareIndex,
  letter: LetterFace,
  blank: v.boolean(),
});
