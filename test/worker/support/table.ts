import { env } from 'cloudflare:workers';
import type { RoomRequest } from '../../../engine/protocol/api.ts';
import type { Room } from '../../../worker/room/room.ts';
import { Device } from './device.ts';
import { hex } from './hex.ts';
import type { Player } from './player.ts';

/** A room with players on all its seats. */
export interface Table {
  readonly room: string;
  readonly stub: DurableObjectStub<Room>;
  readonly devices: readonly Device[];
  readonly players: readonly Player[];
}

export const stubOf = (room: string): DurableObjectStub<Room> => env.ROOM.getByName(room);

/** Everybody seated and connected; no nonces yet. */
export async function seatedTable(wish: Partial<RoomRequest> = {}): Promise<Table> {
  const seats = wish.seats ?? 2;
  const devices = await Promise.all(Array.from({ length: seats }, () => Device.make()));
  const host = devices[0];
  if (host === undefined) throw new Error('no seats');
  const room = await host.makeRoom(wish);
  for (const [index, device] of devices.entries()) await device.sit(room, { name: `Player ${index + 1}` });
  const players = await Promise.all(devices.map((device) => device.connect(room)));
  return { room, stub: stubOf(room), devices, players };
}

/** A game that has begun. */
export async function playingTable(wish: Partial<RoomRequest> = {}): Promise<Table> {
  const table = await seatedTable(wish);
  await giveNonces(table);
  return table;
}

/** Every player sends a nonce for the current game, which begins with the last. */
export async function giveNonces({ players }: Pick<Table, 'players'>): Promise<void> {
  for (const player of players) {
    const { seq } = await player.does({ type: 'nonce', game: player.now.room.game, nonce: hex(16) });
    await Promise.all(players.map((each) => each.reach(seq)));
  }
}
