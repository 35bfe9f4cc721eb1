import type { AutoResponse, DurableObject } from './bundle.ts';
import { Disk } from './disk.ts';
import type { Edge } from './edge.ts';
import { ObjectState } from './object-state.ts';
import { OutputGate } from './output-gate.ts';
import type { Wire } from './wire.ts';

export type ObjectClass = new (ctx: ObjectState, env: unknown) => DurableObject;

interface Instance {
  readonly object: DurableObject;
  readonly state: ObjectState;
}

/** One Durable Object: its disk, its sockets, and now and then an instance of its class. */
export class Actor {
  readonly disk: Disk;
  readonly gate = new OutputGate();
  /** The sockets that it has taken in, in this order. */
  readonly wires = new Set<Wire>();
  /** What is answered without waking the object. */
  autoResponse: AutoResponse | null = null;
  /** While true what is written waits for `commit`; else it is on disk before anything else happens. */
  holdsWrites = false;
  /** How many instances there have been. */
  instances = 0;
  /** How many events have come to it: each would wake it. */
  events = 0;
  private readonly edge: Edge;
  private readonly make: ObjectClass;
  private instance: Instance | null = null;

  constructor(edge: Edge, make: ObjectClass) {
    this.edge = edge;
    this.make = make;
    this.disk = new Disk(() => this.written());
  }

  get isAwake(): boolean {
    return this.instance !== null;
  }

  /** Calls a method, as a stub does; its answer comes when what it wrote is on disk. */
  async call(method: string, args: readonly unknown[]): Promise<unknown> {
    const result = await this.run((object) => methodOf(object, method)(...args));
    await this.gate.whenOpen();
    return result;
  }

  /** A frame of a socket has come. */
  async hear(wire: Wire, data: string | ArrayBuffer): Promise<void> {
    const { autoResponse } = this;
    if (data === autoResponse?.request) {
      wire.autoRespondedAt = this.edge.world.now;
      wire.down.push({ type: 'data', data: autoResponse.response });
      return;
    }
    await this.run((object, state) => methodOf(object, 'webSocketMessage')(state.socketOf(wire), data));
  }

  /** A socket was closed by its client, or is broken. */
  async lose(wire: Wire, code: number, reason: string, wasClean: boolean): Promise<void> {
    wire.closeHeard = true;
    await this.run((object, state) =>
      methodOf(object, 'webSocketClose')(state.socketOf(wire), code, reason, wasClean),
    );
    this.wires.delete(wire);
  }

  takeIn(wire: Wire): void {
    wire.owner = this;
    this.wires.add(wire);
  }

  /**
   * The alarm comes: that which is set, or one that comes again where none is; `retries` is how often it has failed
   * before. A failed one is set anew.
   */
  async ring(retries = 0): Promise<void> {
    const alarm = this.disk.takeAlarm();
    try {
      await this.run((object) => methodOf(object, 'alarm')({ retryCount: retries, isRetry: retries > 0 }));
    } catch (error) {
      this.disk.alarm ??= alarm;
      throw error;
    }
    if (!this.holdsWrites) this.commit();
  }

  /** What was written is on disk now, and what was said behind it goes out. */
  commit(): void {
    this.disk.commit();
    this.gate.open();
  }

  /** The object leaves memory at rest. Its sockets hibernate, or are closed as by a deployment. */
  evict(sockets: 'hibernate' | 'close' = 'hibernate'): void {
    if (this.gate.isShut) throw new Error('an object with writes under way is not at rest');
    this.end();
    if (sockets === 'close') this.dropSockets();
  }

  /** The process dies: what is not on disk never was, and nothing that waited for it was said. */
  crash(): void {
    this.end();
    this.disk.rollBack();
    this.gate.drop();
    this.dropSockets();
  }

  private async run(work: (object: DurableObject, state: ObjectState) => unknown): Promise<unknown> {
    this.events++;
    return this.edge.busyWith(async () => {
      const { object, state } = this.awake();
      await this.readiness(state);
      return work(object, state);
    });
  }

  /** An instance that cannot get ready is given up; the next who asks gets another one. */
  private async readiness(state: ObjectState): Promise<void> {
    try {
      await state.ready;
    } catch (error) {
      if (state.isAlive) this.end();
      throw error;
    }
  }

  private awake(): Instance {
    if (this.instance !== null) return this.instance;
    const state = new ObjectState(this);
    this.instances++;
    this.instance = { object: new this.make(state, this.edge.env), state };
    return this.instance;
  }

  private end(): void {
    if (this.instance !== null) this.instance.state.isAlive = false;
    this.instance = null;
  }

  private dropSockets(): void {
    for (const wire of this.wires) wire.dropByServer();
    this.wires.clear();
  }

  /** Writes with no wait between them reach the disk together. */
  private written(): void {
    this.gate.shut();
    if (!this.holdsWrites) queueMicrotask(() => this.gate.isShut && !this.holdsWrites && this.commit());
  }
}

function methodOf(object: DurableObject, name: string): (...args: readonly unknown[]) => unknown {
  const method = object[name];
  if (typeof method !== 'function') throw new TypeError(`the object has no ${name}`);
  return (...args) => method.apply(object, args);
}
