import * as v from 'valibot';
import { type Seat, seat, seq } from '../base/units.ts';
import { BOARD_LAYOUTS, type BoardLayoutId } from '../equipment/board-layouts.ts';
import { PRESETS, type PresetId } from '../equipment/presets.ts';
import { MAX_SEATS, MIN_SEATS, SCORELESS_KINDS } from '../equipment/ruleset.ts';
import { TILE_SETS, type TileSetId } from '../equipment/tile-sets.ts';
import type { GameView } from '../game/view-types.ts';
import type { Presence, RoomView } from './server-message.ts';

const keysOf = <T extends string>(table: Record<T, unknown>): [T, ...T[]] =>
  Object.keys(table) as [T, ...T[]];
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A ruleset as it comes over the wire; whether its fields agree is `checkRuleset`'s question. */
export const RulesetShape = v.strictObject({
  tileSet: v.picklist<[TileSetId, ...TileSetId[]]>(keysOf(TILE_SETS)),
  board: v.picklist<[BoardLayoutId, ...BoardLayoutId[]]>(keysOf(BOARD_LAYOUTS)),
  rackSize: whole(7, 7),
  first: v.literal('draw'),
  exchange: v.strictObject({ minBag: whole(1, 7) }),
  validation: v.picklist(['void', 'challenge']),
  challenge: v.strictObject({
    rule: v.picklist(['void', 'single', 'double']),
    who: v.literal('any'),
    finalWindow: whole(5_000, 120_000),
  }),
  bingo: v.strictObject({ tiles: whole(1, 7), points: whole(0, 200) }),
  end: v.strictObject({
    scoreless: v.strictObject({
      kinds: v.pipe(
        v.array(v.picklist(SCORELESS_KINDS)),
        v.minLength(1),
        v.maxLength(SCORELESS_KINDS.length),
      ),
      perSeat: whole(1, 10),
    }),
    out: v.literal('sumOthers'),
  }),
  tie: v.literal('beforeDeductions'),
});

/** A key that makes a request harmless to repeat: 32 hex digits. */
const Key = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** `POST /api/rooms`: exactly one of `preset` and `ruleset`. */
export const RoomRequest = v.pipe(
  v.strictObject({
    key: Key,
    preset: v.optional(v.picklist<[PresetId, ...PresetId[]]>(keysOf(PRESETS))),
    ruleset: v.optional(RulesetShape),
    seats: whole(MIN_SEATS, MAX_SEATS),
    /** Title of the room; may be empty. */
    name: v.pipe(v.string(), v.maxLength(200)),
  }),
  v.check(
    (request) => (request.preset === undefined) !== (request.ruleset === undefined),
    'one of preset, ruleset',
  ),
);
export type RoomRequest = v.InferOutput<typeof RoomRequest>;

export interface RoomCreated {
  readonly id: string;
  /** Path of the page, to be put behind the origin. */
  readonly link: string;
}

const SeatIndex: v.GenericSchema<number, Seat> = v.pipe(whole(0, MAX_SEATS - 1), v.transform(seat));

/** `POST /api/rooms/:id/seats`: a seat, or the first free one. */
export const SeatRequest = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  seat: v.optional(SeatIndex),
});
export type SeatRequest = v.InferOutput<typeof SeatRequest>;

export interface SeatGranted {
  readonly seat: Seat;
}

/** `GET /api/rooms/:id`: what anybody may know. */
export interface RoomSummary {
  readonly room: RoomView;
  readonly game: GameView | null;
  readonly presence: Presence;
}

const Digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** What follows the `?` of `GET /api/rooms/:id/socket`. */
export const SocketQuery = v.strictObject({
  /** The last step that the client has; 0 for none. */
  after: v.pipe(Digits, v.transform(seq)),
  protocol: Digits,
  /** 128 random bits of the tab's own as 32 hex digits. */
  tab: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});
export type SocketQuery = v.InferOutput<typeof SocketQuery>;

/** An error of the API as problem details (RFC 9457). */
export interface Problem {
  /** `about:blank`, or a link to the code's description. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** Stable code, as on the socket. */
  readonly code: string;
  readonly detail?: string;
  /** Where the body is wrong, dotted. */
  readonly path?: string;
}
