import { type Device, makeRoom, newDevice, takeSeat } from './api.ts';
import type { Journal } from './journal.ts';
import { Player } from './player.ts';

export interface OwnTable {
  readonly room: string;
  readonly devices: readonly Device[];
  /** By seat. */
  readonly players: readonly Player[];
}

/** A room with as many seats, all of them taken; nobody has given a nonce. */
export async function ownTable(
  origin: string,
  preset: string,
  seats: number,
  journal?: Journal,
): Promise<OwnTable> {
  const devices: Device[] = [];
  for (let seat = 0; seat < seats; seat++) devices.push(await newDevice(origin));
  const [host] = devices;
  if (host === undefined) throw new Error('a table without seats');
  const room = await makeRoom(host, preset, seats);
  const players: Player[] = [];
  for (const [seat, device] of devices.entries()) {
    await takeSeat(device, room, `Player ${seat}`);
    players.push(new Player(device, room, `${room} seat ${seat}`, journal));
  }
  await Promise.all(players.map((player, seat) => player.until(({ room: { you } }) => you === seat)));
  return { room, devices, players };
}
