import { millis, seq } from '../../../engine/base/units.ts';
import type { InviteMade } from '../../../engine/protocol/links.ts';
import type { StoredStep } from '../../../worker/room/state/room-events.ts';
import type { RoomState } from '../../../worker/room/state/room-state.ts';
import type { Entry } from '../../support/second-client/journal.ts';
import type { Random } from '../../support/seeded-random.ts';
import type { Actor } from '../edge/actor.ts';
import type { Isolate } from '../edge/bundle.ts';
import { Device } from '../edge/device.ts';
import { Edge } from '../edge/edge.ts';
import { RULES } from '../secrets/house-rules.ts';
import { hexOf } from './acts.ts';
import { Peer } from './peer.ts';

const MOST_PEERS = 6;

/**
 * A room with everybody around it: two to four who sit, some with a second page, and who watches. Some rooms are private,
 * and in some a computer has a seat.
 */
export class Table {
  readonly edge: Edge;
  readonly room: Actor;
  readonly peers: readonly Peer[];
  readonly entries: Entry[] = [];
  readonly isPrivate: boolean;
  /** The seat that is to get a computer opponent; null where none is. */
  readonly botSeat: number | null;
  private readonly id: string;

  private constructor(
    edge: Edge,
    id: string,
    devices: readonly Device[],
    { isPrivate, botSeat }: Pick<Table, 'isPrivate' | 'botSeat'>,
  ) {
    this.edge = edge;
    this.isPrivate = isPrivate;
    this.botSeat = botSeat;
    this.id = id;
    this.room = edge.room(id);
    this.peers = devices.map(
      (device, at) => new Peer(`page ${at}`, device, id, hexOf(at), (entry) => this.entries.push(entry)),
    );
  }

  /** Players have sat down; nobody has a socket yet. */
  static async lay(isolate: Isolate, seed: number, random: Random): Promise<Table> {
    const edge = new Edge({ isolate, seed });
    const chosen = RULES[seed % RULES.length];
    if (chosen === undefined) throw new RangeError('no rules');
    const seats = 2 + random.below(chosen.mostSeats - 1);
    const players: Device[] = [];
    for (let at = 0; at < seats; at++) players.push(await Device.make(edge));
    const [host] = players;
    if (host === undefined) throw new RangeError('nobody sits');
    const isPrivate = seed % 7 === 3;
    const botSeat = seed % 11 === 4 && seats < chosen.mostSeats ? seats : null;
    const places = botSeat === null ? seats : seats + 1;
    const wish = { key: '0'.repeat(32), ...chosen.rules, seats: places, private: isPrivate };
    const id = await host.makeRoom(wish);
    for (const [at, device] of players.entries()) {
      if (isPrivate && device !== host) await letIn(host, device, id);
      const sits = await device.post(`/api/rooms/${id}/seats`, { name: `Player ${at}` });
      if (sits.status !== 200) throw new Error(await sits.text());
    }
    const others = Array.from({ length: random.below(MOST_PEERS - seats + 1) }, () =>
      random.chance(0.6) || isPrivate ? random.pick(players) : new Device(edge),
    );
    return new Table(edge, id, [...players, ...others], { isPrivate, botSeat });
  }

  /** A page that comes when all is over, on the device of another. */
  late({ name, device }: Peer): Peer {
    return new Peer(`late ${name}`, device, this.id, hexOf(this.peers.length + 1));
  }

  /** The room as it is stored, or about to be. */
  state(): RoomState {
    const [row] = this.room.disk.run('SELECT state FROM snapshot', []).rows;
    return JSON.parse(String(row?.state));
  }

  /** What was done beside the log, each thing by a name of its own: lines by their texts, the host's commands by their ids. */
  besides(): readonly string[] {
    const { disk } = this.room;
    if (disk.run("SELECT 1 FROM sqlite_master WHERE name = 'house'", []).rows.length === 0) return [];
    const lines = disk.run('SELECT text FROM chat', []).rows.map(({ text }) => String(text));
    const houses = disk.run('SELECT state FROM house', []).rows;
    return [...lines, ...houses.flatMap(({ state }) => JSON.parse(String(state)).done)];
  }

  /** Its log. */
  log(): readonly StoredStep[] {
    const { rows } = this.room.disk.run('SELECT seq, at, command, events FROM steps ORDER BY seq', []);
    return rows.map((row) => ({
      seq: seq(Number(row.seq)),
      at: millis(Number(row.at)),
      command: row.command === null ? null : String(row.command),
      events: JSON.parse(String(row.events)),
    }));
  }
}

/** The host invites somebody, who comes in. */
async function letIn(host: Device, guest: Device, room: string): Promise<void> {
  const made = await host.post(`/api/rooms/${room}/invites/new`);
  const { token } = (await made.json()) as InviteMade;
  const entered = await guest.post(`/api/rooms/${room}/invites`, { token });
  if (entered.status !== 200) throw new Error(await entered.text());
}
