import type { Random } from '../../support/seeded-random.ts';
import type { Wire } from '../edge/wire.ts';
import { hexOf, someWish } from './acts.ts';
import type { Peer } from './peer.ts';
import type { Table } from './table.ts';

/** What lines, machines, clocks and people do at a table, one thing after the other, by chance. */
export class Weather {
  readonly counts = {
    commands: 0,
    cuts: 0,
    doubled: 0,
    evictions: 0,
    crashes: 0,
    undone: 0,
    rings: 0,
    faults: 0,
  };
  private readonly table: Table;
  private readonly random: Random;
  private ids = 0;

  constructor(table: Table, random: Random) {
    this.table = table;
    this.random = random;
  }

  /** All come, and those who sit give their nonces. */
  async begin(): Promise<void> {
    const { peers } = this.table;
    for (const peer of peers) await peer.connect();
    await this.flush();
    this.addBot();
    await this.flush();
    for (const peer of peers) {
      this.act(peer);
      await this.flush();
    }
  }

  /** The host gives a seat to a computer, where one is to have it. */
  private addBot(): void {
    const { botSeat: seat, peers } = this.table;
    const [host] = peers;
    if (seat === null || host === undefined) return;
    host.command({ type: 'addBot', seat, level: 'expert', id: hexOf(++this.ids), expect: host.last });
  }

  /** Everybody says what is to be said, which arrives; of what the room says to it only some. */
  async playOn(): Promise<void> {
    for (const peer of this.table.peers) {
      this.act(peer);
      await this.someUp();
      this.someDown(peer);
    }
    await this.table.edge.settle();
  }

  /** One thing, and then everything comes to rest. */
  async next(): Promise<void> {
    const { random, table } = this;
    const kind = DRAWN[random.below(DRAWN.length)] ?? 'act';
    await this.happen(kind, random.pick(table.peers));
    await table.edge.settle();
  }

  /** The network is whole again, what was written is on disk, and everybody is told all. */
  async clear(): Promise<void> {
    const { room, edge, peers } = this.table;
    this.commit();
    for (let round = 0; round < 10; round++) {
      for (const peer of peers) if (peer.wire === null) await peer.connect();
      while (await this.flush());
      if (peers.every((peer) => peer.isAstray || (peer.wire !== null && peer.isAnswered))) break;
      // By then all are heard again who have spoken too much, and too soon behind that.
      await edge.wait(30_000);
      for (const peer of peers) peer.sayAgain();
    }
    room.evict();
  }

  private async happen(kind: Kind, peer: Peer): Promise<void> {
    const { random } = this;
    switch (kind) {
      case 'act':
        // Whoever finds something to say.
        random.shuffled(this.table.peers).some((each) => this.act(each));
        return;
      case 'up':
        return this.someUp();
      case 'down':
        return this.someDown(peer);
      case 'flush':
        await this.flush();
        return;
      case 'double':
        return this.double(peer);
      case 'cut':
        return this.cut(peer);
      case 'notice':
        return this.notice(peer);
      case 'open':
        // It would be answered when all is written.
        if (peer.wire === null && !this.table.room.holdsWrites) await peer.connect();
        return;
      case 'time':
        return this.table.edge.wait(random.pick([200, 1_000, 3_000, 12_000, 100_000]));
      default:
        return this.machine(kind);
    }
  }

  private async machine(kind: Exclude<Kind, PeerKind>): Promise<void> {
    const { random, table } = this;
    const { room, edge } = table;
    switch (kind) {
      case 'hold':
        room.holdsWrites = true;
        return;
      case 'commit':
        return this.commit();
      case 'evict':
        this.commit();
        this.counts.evictions++;
        return room.evict(random.pick(['hibernate', 'close'] as const));
      case 'crash':
        this.counts.crashes++;
        if (random.chance(0.5)) {
          room.holdsWrites = true;
          await this.someUp();
        }
        if (room.gate.isShut) this.counts.undone++;
        room.crash();
        room.holdsWrites = false;
        return;
      case 'ring':
        // Late, and twice.
        edge.skip(random.pick([0, 40_000]));
        this.counts.rings++;
        await room.ring();
        return room.ring();
      case 'fault':
        // The next frame that writes finds no room.
        room.disk.fault = 'disk full';
        this.counts.faults++;
        await this.someUp();
        room.disk.fault = null;
        return;
    }
  }

  /** What a page wants to say; false where it has nothing to say, or cannot. */
  private act(peer: Peer): boolean {
    const { table, random } = this;
    if (peer.wire === null) return false;
    const wish = someWish(peer, table.state(), random);
    if (wish === null) {
      if (random.chance(0.05))
        peer.say(random.pick([{ type: 'due' }, { type: 'away', away: random.chance(0.5) }]));
      return false;
    }
    this.counts.commands++;
    peer.command({ ...wish, id: hexOf(++this.ids), expect: peer.last });
    return true;
  }

  /** Some frames reach the room, in another order than that in which they were sent. */
  private async someUp(): Promise<void> {
    const { random, table } = this;
    for (let count = 1 + random.below(3); count > 0; count--) {
      const wires = table.peers.flatMap((peer) => peer.wires).filter((wire) => wire.up.length > 0);
      if (wires.length === 0) return;
      const wire = random.pick(wires);
      await wire.toServer(random.chance(0.2) ? random.below(wire.up.length) : 0);
    }
  }

  private someDown(peer: Peer): void {
    for (let count = 1 + this.random.below(4); count > 0; count--) this.toPeer(peer);
  }

  /** All that is on its way arrives. True where there was something. */
  private async flush(): Promise<boolean> {
    let any = false;
    for (const peer of this.table.peers) {
      for (const wire of peer.wires)
        while (wire.up.length > 0) {
          await wire.toServer();
          any = true;
        }
      while (this.toPeer(peer)) any = true;
    }
    return any;
  }

  /** The next frame of a page's latest socket, while it is open. */
  private toPeer(peer: Peer): boolean {
    const { wire } = peer;
    if (wire === null || wire.down.length === 0) return false;
    peer.hear(wire.toClient());
    return true;
  }

  private double({ wire }: Peer): void {
    const { random } = this;
    if (wire === null) return;
    const queue = random.pick([wire.up, wire.down]);
    const at = random.below(queue.length);
    const frame = queue[at];
    if (frame?.type !== 'data') return;
    this.counts.doubled++;
    // A room hears the copy whenever it comes; of a page only the next frame can be the same once more.
    queue.splice(queue === wire.up ? at + 1 + random.below(queue.length - at) : at, 0, frame);
  }

  /** A line breaks: with what was on its way up, down, or both ways. */
  private async cut(peer: Peer): Promise<void> {
    const { random } = this;
    const { wire } = peer;
    if (wire === null) return;
    this.counts.cuts++;
    const arrives = random.pick(['nothing', 'up', 'down', 'some'] as const);
    if (arrives === 'up') while (wire.up.length > 0) await wire.toServer();
    if (arrives === 'down') while (this.toPeer(peer));
    if (arrives === 'some') this.someDown(peer);
    wire.cut();
    if (random.chance(0.5)) await wire.serverNotices();
  }

  /** The room notices that lines are broken. */
  private async notice({ wires }: Peer): Promise<void> {
    for (const wire of wires) if (isBroken(wire)) await wire.serverNotices();
  }

  private commit(): void {
    const { room } = this.table;
    room.holdsWrites = false;
    room.commit();
  }
}

const isBroken = (wire: Wire): boolean => wire.client === 'closed' && wire.server !== 'closed';

type PeerKind = 'act' | 'up' | 'down' | 'flush' | 'double' | 'cut' | 'notice' | 'open' | 'time';
type Kind = PeerKind | 'hold' | 'commit' | 'evict' | 'crash' | 'ring' | 'fault';

/** How often each comes, of a hundred. */
const OFTEN: Readonly<Record<Kind, number>> = {
  ...{ act: 34, up: 12, down: 8, flush: 18, double: 4, cut: 3, notice: 1, open: 16, time: 1 },
  ...{ hold: 1, commit: 2, evict: 1, crash: 1, ring: 1, fault: 1 },
};

const KINDS = Object.keys(OFTEN) as Kind[];
const DRAWN: readonly Kind[] = KINDS.flatMap((kind) => Array<Kind>(OFTEN[kind]).fill(kind));
