import { type Device, makeRoom, newDevice, randomHex, takeSeat } from './api.ts';
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

/** A table whose first game has begun. */
export async function begunTable(origin: string, preset: string, seats: number): Promise<OwnTable> {
  const table = await ownTable(origin, preset, seats);
  for (const [seat, player] of table.players.entries()) {
    const answer = await player.command({ type: 'nonce', game: 1, nonce: randomHex() }, `nonce of ${seat}`);
    if (answer.type === 'refused') throw new Error(`refused: ${answer.code}`);
  }
  await Promise.all(table.players.map((player) => player.until(({ game }) => game !== null)));
  return table;
}

/** Who is on turn, and somebody who is not. */
export function byTurn({ players }: OwnTable): { readonly mover: Player; readonly other: Player } {
  const toMove = players[0]?.now.game?.toMove;
  const mover = players.find((_, seat) => seat === toMove);
  const other = players.find((_, seat) => seat !== toMove);
  if (mover === undefined || other === undefined) throw new Error('nobody is on turn');
  return { mover, other };
}
