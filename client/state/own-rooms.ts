import { effect, untracked } from '@preact/signals';
import type { Result } from '../../engine/base/result.ts';
import { type Seat, seat } from '../../engine/base/units.ts';
import type { GameResult } from '../../engine/game/events.ts';
import type { Problem, RoomSummary } from '../../engine/protocol/api.ts';
import { isRecord, readKept } from './kept-json.ts';
import { room } from './room-state.ts';
import { deviceKeep } from './storage.ts';

/** A room in which this device has had a seat. */
export interface OwnRoom {
  readonly id: string;
  /** Its title; may be empty. */
  readonly title: string;
  /** Who sat on the other seats, as they were called when it was last looked at. */
  readonly others: readonly string[];
  readonly seat: Seat;
  /** When it was last looked at, in milliseconds by this device's clock. */
  readonly seen: number;
}

/** How things stand in a room that this device has been in, as far as the server said. */
export type OwnRoomState =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'turn';
      readonly toMove: Seat;
      readonly you: Seat;
      readonly names: readonly (string | null)[];
    }
  | { readonly kind: 'over'; readonly result: GameResult | null; readonly names: readonly (string | null)[] }
  /** Deleted, by its players or by its time. */
  | { readonly kind: 'gone' }
  /** The device may come in no more. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'unknown' };

/** What is older is forgotten. */
const MOST = 20;
const KEY = 'rooms';

/** The rooms of this device, the one looked at last first. */
export const ownRooms = (): readonly OwnRoom[] => readKept(deviceKeep.get(KEY), areRooms) ?? [];

/** Keeps the room on the page while the device has a seat in it, until the function that comes back is called. */
export function keepOwnRoom(now: () => number = Date.now): () => void {
  return effect(() => {
    const current = room.value;
    if (current === null || current.you === null) return;
    const { id, name: title, you, seats } = current;
    const others = seats.flatMap(({ name }, index) => (index === you || name === null ? [] : [name]));
    const own: OwnRoom = { id, title, others, seat: you, seen: now() };
    untracked(() => write([own, ...ownRooms().filter((other) => other.id !== id)]));
  });
}

/** Forgets a room on this device; in the room nothing changes. */
export function forgetRoom(id: string): void {
  write(ownRooms().filter((other) => other.id !== id));
}

/** What the server's answer says of a room. */
export function stateOf(kept: OwnRoom, answer: Result<RoomSummary, Problem>): OwnRoomState {
  if (!answer.ok) {
    if (answer.error.status === 404 || answer.error.status === 410) return { kind: 'gone' };
    return { kind: answer.error.status === 403 ? 'removed' : 'unknown' };
  }
  const { room: told, game } = answer.value;
  const names = told.seats.map(({ name }) => name);
  if (game === null) return { kind: 'waiting' };
  if (game.phase === 'over') return { kind: 'over', result: game.result, names };
  return { kind: 'turn', toMove: game.toMove, you: told.you ?? kept.seat, names };
}

/** Whether there is nothing more to come, so that it can be forgotten. */
export const isDone = ({ kind }: OwnRoomState): boolean =>
  kind === 'over' || kind === 'gone' || kind === 'removed';

const write = (rooms: readonly OwnRoom[]): void => deviceKeep.set(KEY, JSON.stringify(rooms.slice(0, MOST)));

const areRooms = (data: unknown): data is readonly OwnRoom[] => Array.isArray(data) && data.every(isRoom);

const isRoom = (data: unknown): data is OwnRoom =>
  isRecord(data) &&
  typeof data.id === 'string' &&
  typeof data.title === 'string' &&
  Array.isArray(data.others) &&
  data.others.every((name) => typeof name === 'string') &&
  typeof data.seat === 'number' &&
  seat(data.seat) >= 0 &&
  typeof data.seen === 'number';
