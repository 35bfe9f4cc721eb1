import type { FaultServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patch.ts';
import { Isolate } from './bundle.ts';
import { type Asked, Edge, ORIGIN } from './edge.ts';
import { EdgeSocket } from './edge-socket.ts';
import { EdgeResponse } from './response.ts';

interface Options {
  readonly patches?: readonly Patch[];
  /** Milliseconds that pass with every frame that a client sends. */
  readonly pace?: number;
}

/** An edge that is reached as a server is: by `fetch` and sockets, with frames carried as soon as they are sent. */
export class EdgeServer implements FaultServer {
  readonly url = ORIGIN;
  readonly edge: Edge;
  private readonly pace: number;
  private readonly ends = new Set<EdgeSocket>();
  /** Whose frames are on their way up, in the order in which they were sent, over all lines. */
  private readonly sent: EdgeSocket[] = [];
  private isBusy = false;
  private isKilled = false;
  /** Nothing that is written now will have been. */
  private isHolding = false;
  private requests = 0;
  private crashes = 0;

  constructor({ patches = [], pace = 0 }: Options = {}) {
    this.edge = new Edge({ isolate: new Isolate(patches) });
    this.pace = pace;
  }

  log(): string {
    return this.edge.world.log.map(({ text }) => text).join('\n');
  }

  /** What is written for the next frames is lost, and then everything that is in memory. */
  killRuntime(): void {
    this.isKilled = true;
    this.kick();
  }

  async answers(): Promise<void> {
    while (this.isBusy || this.isKilled) await this.edge.settle();
  }

  async stop(): Promise<void> {
    await this.edge.settle();
    this.edge.close();
  }

  /** What stands for the global of that name. */
  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(input);
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? { body: init.body } : {};
    return this.ask(`${pathname}${search}`, { method: init.method ?? 'GET', headers, ...body });
  };

  async open(path: string, headers: readonly (readonly [string, string])[]) {
    const given = new Headers({ Upgrade: 'websocket' });
    for (const [name, value] of headers) given.append(name, value);
    const response = await this.ask(path, { headers: Object.fromEntries(given) });
    const wire = response instanceof EdgeResponse ? response.webSocket : null;
    if (wire === null) return { status: response.status, socket: null };
    const socket: EdgeSocket = new EdgeSocket(wire, () => {
      this.sent.push(socket);
      this.kick();
    });
    this.ends.add(socket);
    this.kick();
    return { status: response.status, socket };
  }

  /** An answer that waited for what will not have been written would never come. */
  private async ask(path: string, init: Asked): Promise<Response> {
    while (this.isHolding) await this.edge.settle();
    this.requests++;
    const response = await this.edge.fetch(path, init);
    this.requests--;
    this.kick();
    return response;
  }

  private kick(): void {
    if (!this.isBusy) void this.carry();
  }

  /** Carries what there is until nothing is on its way any more. */
  private async carry(): Promise<void> {
    this.isBusy = true;
    do {
      await this.edge.settle();
      if (this.isKilled && this.requests === 0) this.hold();
      const carried = (await this.carryUp()) + this.carryDown();
      if (this.isHolding && carried > 0) this.crash();
    } while (this.hasTraffic);
    if (this.isHolding) this.crash();
    this.isBusy = false;
    if (this.hasTraffic) this.kick();
  }

  private get hasTraffic(): boolean {
    return this.sent.length > 0 || [...this.ends].some((end) => end.isAwaited);
  }

  /** One frame for each that was sent. */
  private async carryUp(): Promise<number> {
    let carried = 0;
    for (let end = this.sent.shift(); end !== undefined; end = this.sent.shift()) {
      if (end.wire.up.length === 0) continue;
      await end.wire.toServer();
      carried++;
      if (this.pace > 0) await this.edge.wait(this.pace);
    }
    return carried;
  }

  private carryDown(): number {
    let carried = 0;
    for (const end of this.ends) {
      const { wire } = end;
      for (; !end.isPaused && wire.down.length > 0; carried++) end.take(wire.toClient());
      // The answer to a close was sent without a word of the client.
      if (wire.client === 'closed') {
        this.ends.delete(end);
        if (wire.up.length > 0) this.sent.push(end);
      }
    }
    return carried;
  }

  private hold(): void {
    this.isHolding = true;
    for (const actor of this.edge.actors()) actor.holdsWrites = true;
  }

  private crash(): void {
    this.isKilled = false;
    this.isHolding = false;
    this.crashes++;
    for (const actor of this.edge.actors()) {
      // Every other time it is on disk, and nobody has been told.
      if (this.crashes % 2 === 0) actor.disk.commit();
      actor.crash();
      actor.holdsWrites = false;
    }
  }
}
