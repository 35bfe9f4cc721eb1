import * as v from 'valibot';
import { millis, type Seat, seq } from '../base/units.ts';
import { BOARD_LAYOUTS, type BoardLayoutId } from '../equipment/board-layouts.ts';
import { PRESETS, type PresetId } from '../equipment/presets.ts';
import { MAX_SEATS, MIN_SEATS, SCORELESS_KINDS } from '../equipment/ruleset.ts';
import { type BoundedField, RULESET_BOUNDS } from '../equipment/ruleset-bounds.ts';
import { TILE_SETS, type TileSetId } from '../equipment/tile-sets.ts';
import type { GameView } from '../game/view-types.ts';
import { MAX_EPOCH, MAX_RAW_NAME } from './limits.ts';
import type { Presence, RoomView } from './server-message.ts';
import { Hex128, SeatIndex, whole } from './shapes.ts';

const keysOf = <T extends string>(table: Record<T, unknown>): [T, ...T[]] =>
  Object.keys(table) as [T, ...T[]];

const TileSetShape = v.picklist<[TileSetId, ...TileSetId[]]>(keysOf(TILE_SETS));

const bounded = (field: BoundedField) => whole(RULESET_BOUNDS[field].min, RULESET_BOUNDS[field].max);

const ClockShape = v.variant('kind', [
  v.strictObject({
    kind: v.literal('game'),
    initial: bounded('clock.initial'),
    increment: bounded('clock.increment'),
    overtime: v.strictObject({
      perMinute: bounded('clock.overtime.perMinute'),
      maxMinutes: bounded('clock.overtime.maxMinutes'),
    }),
  }),
  v.strictObject({ kind: v.literal('turn'), perTurn: bounded('clock.perTurn') }),
]);

/** A ruleset as it comes over the wire; whether its fields agree is `checkRuleset`'s question. */
export const RulesetShape = v.strictObject({
  tileSet: TileSetShape,
  board: v.picklist<[BoardLayoutId, ...BoardLayoutId[]]>(keysOf(BOARD_LAYOUTS)),
  rackSize: bounded('rackSize'),
  first: v.picklist(['draw', 'fewestFirsts', 'alternate', 'random']),
  blanks: v.strictObject({ redeemable: v.boolean() }),
  exchange: v.strictObject({
    minBag: bounded('exchange.minBag'),
    order: v.picklist(['drawFirst', 'returnFirst']),
  }),
  validation: v.picklist(['void', 'challenge']),
  challenge: v.strictObject({
    rule: v.picklist(['void', 'single', 'double', 'points', 'triple', 'lastScore']),
    points: v.nullable(
      v.strictObject({
        n: bounded('challenge.points.n'),
        per: v.picklist(['play', 'word']),
        to: v.picklist(['challenged', 'challenger']),
      }),
    ),
    who: v.picklist(['any', 'next']),
    finalWindow: bounded('challenge.finalWindow'),
  }),
  clock: v.nullable(ClockShape),
  gift: bounded('gift'),
  bingo: v.strictObject({ tiles: bounded('bingo.tiles'), points: bounded('bingo.points') }),
  end: v.strictObject({
    scoreless: v.strictObject({
      kinds: v.pipe(
        v.array(v.picklist(SCORELESS_KINDS)),
        v.minLength(1),
        v.maxLength(SCORELESS_KINDS.length),
        v.check((kinds) => new Set(kinds).size === kinds.length, 'each kind once'),
      ),
      perSeat: bounded('end.scoreless.perSeat'),
    }),
    out: v.picklist(['sumOthers', 'doubleOpponent', 'none']),
    playOn: v.boolean(),
  }),
  tie: v.picklist(['beforeDeductions', 'draw']),
});

/** `POST /api/rooms`: exactly one of `preset` and `ruleset`. */
export const RoomRequest = v.pipe(
  v.strictObject({
    /** Makes the request harmless to repeat. */
    key: Hex128,
    preset: v.optional(v.picklist<[PresetId, ...PresetId[]]>(keysOf(PRESETS))),
    /** Only with a preset: its rules with these tiles, and words of their language. */
    tileSet: v.optional(TileSetShape),
    ruleset: v.optional(RulesetShape),
    seats: whole(MIN_SEATS, MAX_SEATS),
    /** Title of the room; may be empty. */
    name: v.pipe(v.string(), v.maxLength(MAX_RAW_NAME)),
    /** Whether only who is invited comes in (rule I5). */
    private: v.optional(v.boolean()),
  }),
  v.check(
    (request) => (request.preset === undefined) !== (request.ruleset === undefined),
    'one of preset, ruleset',
  ),
  v.check(({ preset, tileSet }) => preset !== undefined || tileSet === undefined, 'tileSet with a preset'),
);
export type RoomRequest = v.InferOutput<typeof RoomRequest>;

export interface RoomCreated {
  readonly id: string;
  /** Path of the page, to be put behind the origin. */
  readonly link: string;
}

/** `POST /api/rooms/:id/seats`: a seat, or the first free one. */
export const SeatRequest = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_RAW_NAME)),
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

/** `GET /api/operator`: who runs this place. */
export interface Operator {
  /** Where something can be reported, an https: or mailto: link; null where no place is named. */
  readonly report: string | null;
}

const Digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** What follows the `?` of `GET /api/rooms/:id/socket`. */
export const SocketQuery = v.strictObject({
  /** The last step that the client has; 0 for none. */
  after: v.pipe(Digits, v.transform(seq)),
  protocol: Digits,
  /** The tab's own. */
  tab: Hex128,
  /** The epoch of that step, and when it was made: of a room that was set back they are others (rule D14). */
  epoch: v.optional(v.pipe(v.string(), v.maxLength(MAX_EPOCH))),
  at: v.optional(v.pipe(Digits, v.transform(millis))),
});
export type SocketQuery = v.InferOutput<typeof SocketQuery>;

/** What follows the `?` of `GET /api/rooms/:id/update`. */
export const UpdateQuery = v.strictObject({
  after: SocketQuery.entries.after,
  epoch: SocketQuery.entries.epoch,
  at: SocketQuery.entries.at,
});
export type UpdateQuery = v.InferOutput<typeof UpdateQuery>;

/** An error of the API as problem details (RFC 9457). */
export interface Problem {
  /** `about:blank`, or a link to the code's description. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** Stable code, as on the socket. */
  readonly code: string;
  readonly detail?: string;
  /** Seconds, which are in the head of the answer and not in its body: `Retry-After`. */
  readonly retryAfter?: number;
  /** Where the body is wrong, dotted; the first place of several. */
  readonly path?: string;
  /** All that is wrong with a body or with the rules in it, up to `MAX_FAULTS`. */
  readonly errors?: readonly ProblemFault[];
}

/** One thing that is wrong. */
export interface ProblemFault {
  /** The fields that it is about, dotted. */
  readonly fields: readonly string[];
  /** For contradicting rules a stable word, for a field of the body what was expected there. */
  readonly reason: string;
}
