import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ROOT } from '../../../scripts/support/paths.ts';
import type { Actor, ObjectClass } from './actor.ts';
import { Assets } from './assets.ts';
import { Isolate } from './bundle.ts';
import { Namespace } from './namespace.ts';
import { World } from './world.ts';

/** Where the Worker is reached. */
export const ORIGIN = 'https://crosstile.test';

const BINDING = /\[\[durable_objects\.bindings\]\]\nname = "(\w+)"\nclass_name = "(\w+)"/g;
const ROOM_KEY = '00'.repeat(32);
let edges = 0;
const START = 1_700_000_000_000;

/** How something is asked for over HTTP. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Options {
  /** The bundle, patched maybe. One isolate serves one edge after the other: the newest. */
  readonly isolate?: Isolate;
  /** Decides all that is random in the Worker. */
  readonly seed?: number;
  /** The time at the beginning. */
  readonly now?: number;
}

/**
 * The platform in one thread: the built Worker, its objects, the time. Nothing happens by itself: a test hands frames
 * over, moves the clock and has alarms ring.
 */
export class Edge {
  readonly world: World;
  readonly assets = new Assets();
  /** The Worker's bindings. */
  readonly env: Readonly<Record<string, unknown>>;
  private readonly isolate: Isolate;
  private readonly namespaces: ReadonlyMap<string, Namespace>;
  /** Another one for each edge. */
  readonly name = `edge ${++edges}`;
  private busy = 0;

  constructor({ isolate = new Isolate(), seed = 1, now = START }: Options = {}) {
    this.isolate = isolate;
    this.world = new World(seed, now);
    isolate.enter(this.world);
    const bindings = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8').matchAll(BINDING);
    this.namespaces = new Map(
      [...bindings].map(([, name = '', made = '']) => [name, new Namespace(this, this.classNamed(made))]),
    );
    this.env = {
      ...Object.fromEntries(this.namespaces),
      ASSETS: this.assets,
      ROOM_KEY,
      ROOM_RATE: { limit: () => Promise.resolve({ success: true }) },
      REPORT_URL: '',
    };
  }

  /** A request as it reaches the Worker. */
  async fetch(path: string, init: Asked = {}): Promise<Response> {
    // Addresses may do so much only; each edge has its own, and a browser one of these.
    const headers = { 'CF-Connecting-IP': this.name, ...init.headers };
    const request = new Request(`${ORIGIN}${path}`, { ...init, headers });
    return this.busyWith(async () => this.isolate.exports.default.fetch(request, this.env, {}));
  }

  /** The object of a room, by its id with dashes. */
  room(id: string): Actor {
    return this.namespace('ROOM').actor(id);
  }

  /** Every object that was ever asked for. */
  actors(): readonly Actor[] {
    return [...this.namespaces.values()].flatMap((namespace) => namespace.all());
  }

  /** When nothing runs any more, bots that think included. */
  async settle(): Promise<void> {
    do await setImmediate();
    while (this.busy > 0);
  }

  /** Lets `ms` pass; each alarm that comes due meanwhile rings on time. */
  async wait(ms: number): Promise<void> {
    const until = this.world.now + ms;
    for (;;) {
      const next = this.nextAlarm();
      if (next === null || next.at > until) break;
      this.world.now = Math.max(this.world.now, next.at);
      await next.actor.ring();
      await this.settle();
    }
    this.world.now = until;
  }

  /** Lets `ms` pass in which no alarm rings: it comes late, or `ring` has it come. */
  skip(ms: number): void {
    this.world.now += ms;
  }

  /** The earliest alarm that is set. */
  nextAlarm(): { readonly actor: Actor; readonly at: number } | null {
    const set = this.actors().flatMap((actor) =>
      actor.disk.alarm === null ? [] : [{ actor, at: actor.disk.alarm }],
    );
    return set.reduce<(typeof set)[number] | null>(
      (first, each) => (first === null || each.at < first.at ? each : first),
      null,
    );
  }

  /** Counts `work` as running, for `settle`. */
  async busyWith<T>(work: () => Promise<T>): Promise<T> {
    this.busy++;
    try {
      return await work();
    } finally {
      this.busy--;
    }
  }

  /** Lets go of all disks. */
  close(): void {
    for (const actor of this.actors()) actor.disk.close();
  }

  private namespace(name: string): Namespace {
    const namespace = this.namespaces.get(name);
    if (namespace === undefined) throw new Error(`wrangler.toml binds no ${name}`);
    return namespace;
  }

  private classNamed(name: string): ObjectClass {
    const made = this.isolate.exports[name];
    if (typeof made !== 'function') throw new Error(`the bundle exports no class ${name}`);
    return made as ObjectClass;
  }
}
