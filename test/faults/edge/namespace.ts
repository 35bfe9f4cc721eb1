import { Actor, type ObjectClass } from './actor.ts';
import type { Edge } from './edge.ts';

/** What a binding to a class of objects has: a stub for every name. */
export class Namespace {
  private readonly actors = new Map<string, Actor>();
  private readonly edge: Edge;
  private readonly make: ObjectClass;

  constructor(edge: Edge, make: ObjectClass) {
    this.edge = edge;
    this.make = make;
  }

  /** The object of a name. It is there once somebody asks for it. */
  actor(name: string): Actor {
    const actor = this.actors.get(name) ?? new Actor(this.edge, this.make);
    this.actors.set(name, actor);
    return actor;
  }

  all(): readonly Actor[] {
    return [...this.actors.values()];
  }

  /** Any method of the object; what goes in and comes out is copied, as between isolates. */
  getByName(name: string): Record<string, (...args: unknown[]) => Promise<unknown>> {
    const actor = this.actor(name);
    return new Proxy(
      {},
      {
        get: (_, method) => {
          // A stub is not itself something to wait for.
          if (typeof method !== 'string' || method === 'then') return undefined;
          // Of this edge alone: its isolate may have served others.
          if (method === 'id') return `${this.edge.name} ${name}`;
          return async (...args: unknown[]) =>
            method === 'fetch'
              ? actor.call('fetch', [new Request(...(args as ConstructorParameters<typeof Request>))])
              : structuredClone(await actor.call(method, structuredClone(args)));
        },
      },
    );
  }
}
