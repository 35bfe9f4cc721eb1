import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Random } from '../../support/seeded-random.ts';

/** What may befall a piece of what is on its way, either way. Shares of one; what is left arrives. */
export interface Weather {
  /** It comes later, and all that is behind it. */
  readonly late: number;
  /** Both ends are cut off, with this piece arrived or not. */
  readonly cut: number;
  /** The same in the middle of the piece. */
  readonly torn: number;
  /** From now on nothing arrives; whoever connected is cut off a while later, the other end never hears of it. */
  readonly swallowed: number;
  /** The longest that a piece is late, in milliseconds, and the longest until the hole is noticed. */
  readonly longest: number;
}

/** A port behind which the server is reached over lines that fail, as `weather` has it. */
export interface LossyProxy {
  readonly url: string;
  /** How often each has happened. */
  readonly counts: Record<'lines' | 'late' | 'cut' | 'torn' | 'swallowed', number>;
  /** From now on everything arrives. */
  clearUp(): void;
  /** Cuts every line off and takes no more. */
  stop(): Promise<void>;
}

/** Starts one before the `port` of the loopback address. */
export async function startLossyProxy(port: number, weather: Weather, random: Random): Promise<LossyProxy> {
  const counts = { lines: 0, late: 0, cut: 0, torn: 0, swallowed: 0 };
  const sockets = new Set<Socket>();
  let isClear = false;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    counts.lines++;
    const line = new LossyLine(client, upstream, (piece) => (isClear ? null : befall(piece)));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay();
      // Behind it comes a close, of which the other end is told.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        line.ended(socket);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('a port has no number');
  return {
    url: `http://localhost:${address.port}`,
    counts,
    clearUp: () => {
      isClear = true;
    },
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };

  function befall(piece: Buffer): Fate | null {
    const drawn = random.below(1_000) / 1_000;
    let limit = 0;
    const wait = random.below(weather.longest);
    for (const type of ['late', 'cut', 'torn', 'swallowed'] as const) {
      limit += weather[type];
      if (drawn >= limit) continue;
      counts[type]++;
      const arrives = type === 'torn' ? random.below(piece.length) : random.pick([0, piece.length]);
      return { type, wait, arrives };
    }
    return null;
  }
}

interface Fate {
  readonly type: 'late' | 'cut' | 'torn' | 'swallowed';
  readonly wait: number;
  /** Bytes of the piece that arrive before a cut. */
  readonly arrives: number;
}

/** A connection to the proxy and the one that it has made for it. */
class LossyLine {
  private readonly client: Socket;
  private readonly upstream: Socket;
  private readonly fateOf: (piece: Buffer) => Fate | null;
  private isHole = false;

  constructor(client: Socket, upstream: Socket, fateOf: (piece: Buffer) => Fate | null) {
    this.client = client;
    this.upstream = upstream;
    this.fateOf = fateOf;
    this.carry(client, upstream);
    this.carry(upstream, client);
  }

  /** One end is closed: the other is too, but for a server behind a hole. */
  ended(socket: Socket): void {
    if (!this.isHole) (socket === this.client ? this.upstream : this.client).destroy();
  }

  private carry(from: Socket, to: Socket): void {
    from.on('data', (piece: Buffer) => {
      if (this.isHole) return;
      const fate = this.fateOf(piece);
      if (fate === null) to.write(piece);
      else if (fate.type === 'late') this.delay(from, to, piece, fate.wait);
      else if (fate.type === 'swallowed') this.swallow(fate.wait);
      else this.cut(to, piece.subarray(0, fate.arrives));
    });
  }

  /** What is behind it waits too: nothing overtakes on a line like this. */
  private delay(from: Socket, to: Socket, piece: Buffer, wait: number): void {
    from.pause();
    setTimeout(() => {
      if (!this.isHole) to.write(piece);
      from.resume();
    }, wait);
  }

  private cut(to: Socket, rest: Buffer): void {
    const end = (): void => {
      this.client.destroy();
      this.upstream.destroy();
    };
    if (rest.length === 0) end();
    else to.write(rest, end);
  }

  private swallow(wait: number): void {
    this.isHole = true;
    setTimeout(() => this.client.destroy(), wait);
  }
}
