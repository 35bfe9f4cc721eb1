import * as v from 'valibot';
import type { Millis, Seq } from '../../engine/base/units.ts';
import type { PresetId } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { SocketQuery } from '../../engine/protocol/api.ts';
import type { SeatError } from '../../engine/protocol/errors.ts';
import type { LinkRefusal } from './links/links.ts';
import type { RecordError } from './room-view.ts';

/** What the Worker asks of a room's object, and what comes back. Plain data: it crosses from one isolate to another. */

/** A room to be made, everything in it checked. */
export interface RoomWish {
  readonly id: string;
  /** SHA-256 of the request. */
  readonly request: string;
  readonly name: string;
  readonly preset: PresetId | null;
  readonly ruleset: Ruleset;
  readonly seats: number;
  /** Hash of the maker's token. */
  readonly maker: string;
  readonly private: boolean;
}

/** Why a room refuses a call. */
export type ReplyCode =
  | SeatError['code']
  | RecordError['code']
  | LinkRefusal['code']
  | 'http/too-many'
  | 'room/key-used'
  | 'room/removed'
  | 'room/locked'
  | 'room/gone'
  | 'room/unavailable';

/** A body to be passed on as it is, or the code of a refusal. */
export type Reply =
  | { readonly ok: true; readonly json: string }
  /** `wait`: milliseconds until it is worth asking again, where that is known. */
  | { readonly ok: false; readonly code: ReplyCode; readonly wait?: number };

/** The same, and what is to be known to give it to others; null where it is for nobody else. */
export type WatchReply = Reply & { readonly shared: SharedLook | null };

/** About an answer that nearly anybody may be given. */
export interface SharedLook {
  /** The room's last step, and the one before the current game. */
  readonly epoch: string;
  readonly seq: Seq;
  readonly opening: Seq;
  /** The step behind which it tells, and when that was made; null where it is none. */
  readonly after: Seq;
  readonly at: Millis | null;
  /** Who must not be given it, as `personOf` gives them. */
  readonly removed: readonly string[];
}

export const given = (value: unknown): Reply => ({ ok: true, json: JSON.stringify(value) });

export const refused = (code: ReplyCode, wait?: number): Reply =>
  wait === undefined ? { ok: false, code } : { ok: false, code, wait };

/** The query with which the Worker hands a socket on: what the client sent, and whom its cookie shows it to be. */
export const SocketCall = v.object({
  after: SocketQuery.entries.after,
  tab: SocketQuery.entries.tab,
  epoch: SocketQuery.entries.epoch,
  at: SocketQuery.entries.at,
  /** Hash of the device's token; null without one, which is an empty one in a query. */
  device: v.pipe(
    v.string(),
    v.transform((device) => (device === '' ? null : device)),
  ),
  /** What counts for its address, as `addressOf` gives it. */
  from: v.string(),
});
