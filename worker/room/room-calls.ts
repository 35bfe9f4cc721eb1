import * as v from 'valibot';
import type { PresetId } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { SocketQuery } from '../../engine/protocol/api.ts';

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
}

/** A body to be passed on as it is, or the code of a refusal. */
export type Reply =
  | { readonly ok: true; readonly json: string }
  | { readonly ok: false; readonly code: string };

export const given = (value: unknown): Reply => ({ ok: true, json: JSON.stringify(value) });

export const refused = (code: string): Reply => ({ ok: false, code });

/** The query with which the Worker hands a socket on: what the client sent, and whom its cookie shows it to be. */
export const SocketCall = v.object({
  after: SocketQuery.entries.after,
  tab: SocketQuery.entries.tab,
  /** Hash of the device's token; empty without one. */
  device: v.string(),
});
