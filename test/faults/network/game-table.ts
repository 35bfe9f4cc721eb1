import { expect } from 'vitest';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { Actor } from '../edge/actor.ts';
import type { Isolate } from '../edge/bundle.ts';
import { Device } from '../edge/device.ts';
import { Edge } from '../edge/edge.ts';
import { exchangeAll, Tab } from '../edge/tab.ts';
import { hexOf } from './acts.ts';

/** Two who play with a clock: their rooms, pages and the time. */
export class GameTable {
  readonly edge: Edge;
  readonly room: Actor;
  readonly tabs: readonly Tab[];
  readonly id: string;
  private ids = 0;

  private constructor(edge: Edge, id: string, tabs: readonly Tab[]) {
    this.edge = edge;
    this.id = id;
    this.room = edge.room(id);
    this.tabs = tabs;
  }

  /** A game that has just begun. */
  static async begun(
    isolate: Isolate,
    wish: Readonly<Record<string, unknown>>,
    seed = 1,
  ): Promise<GameTable> {
    const edge = new Edge({ isolate, seed });
    const host = await Device.make(edge);
    const id = await host.makeRoom({ key: '0'.repeat(32), seats: 2, ...wish });
    const devices = [host, await Device.make(edge)];
    const table = new GameTable(
      edge,
      id,
      devices.map((device, at) => new Tab(device, id, hexOf(at))),
    );
    for (const tab of table.tabs) {
      expect((await tab.device.post(`/api/rooms/${id}/seats`, { name: 'Ada' })).status).toBe(200);
      await tab.connect();
      table.say(tab, { type: 'nonce', game: 1, nonce: hexOf(7) });
    }
    await table.exchange();
    return table;
  }

  /** Whoever is to move. */
  get mover(): Tab {
    const tab = this.tabs[this.tabs[0]?.now.game?.toMove ?? 0];
    if (tab === undefined) throw new RangeError('two play');
    return tab;
  }

  /** When the alarm that is set comes; throws where none is. */
  get alarm(): number {
    const { alarm } = this.room.disk;
    if (alarm === null) throw new Error('no alarm is set');
    return alarm;
  }

  say(tab: Tab, wish: { readonly type: string } & Readonly<Record<string, unknown>>): void {
    tab.say({ ...wish, id: hexOf(++this.ids + 1_000), expect: tab.seq });
  }

  /** Everything that is on its way arrives. */
  async exchange(): Promise<void> {
    do await this.edge.settle();
    while (await exchangeAll(this.tabs));
  }

  /** How things stand for who has come anew just now, and nobody else is told of. */
  async stands(): Promise<Pick<UpdateMessage, 'seq' | 'room' | 'game'>> {
    const [tab] = this.tabs;
    if (tab === undefined) throw new RangeError('two play');
    await tab.connect(0);
    await this.exchange();
    const { seq, room, game } = tab.now;
    return { seq, room, game };
  }
}
