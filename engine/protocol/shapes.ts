import * as v from 'valibot';
import { type Seat, seat } from '../base/units.ts';
import { MAX_SEATS } from '../equipment/ruleset.ts';
import { BOT_LEVELS } from '../moves/bots/bot-level.ts';

/** 128 random bits as 32 hex digits: ids of commands and tabs, keys of requests, nonces. */
export const Hex128 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** A whole number from `min` to `max`, both of them in. */
export const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A level at which a computer opponent plays. */
export const Level = v.picklist(BOT_LEVELS);

/** A seat of the largest table; whether the room has it is the room's question. */
export const SeatIndex: v.GenericSchema<number, Seat> = v.pipe(whole(0, MAX_SEATS - 1), v.transform(seat));
