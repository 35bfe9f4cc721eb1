import { createHash } from 'node:crypto';
import type { PresetId } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { StoredStep } from '../../../worker/room/state/room-events.ts';
import type { RoomState } from '../../../worker/room/state/room-state.ts';
import type { Actor } from '../edge/actor.ts';
import type { Isolate } from '../edge/bundle.ts';
import { Device } from '../edge/device.ts';
import { Edge } from '../edge/edge.ts';
import { exchangeAll, type Heard, Tab } from '../edge/tab.ts';

/** What people, lines, time and machines do to a room, one after the other. Tabs and devices go by number. */
export type Act =
  | { readonly do: 'sit'; readonly device: number; readonly name: string }
  /** `after`: the step that it says it knows; null for the one that it does know. */
  | { readonly do: 'open'; readonly tab: number; readonly after: number | null }
  /** `breaks`: the next write fails, and the error quotes what there is to hide. */
  | { readonly do: 'say'; readonly tab: number; readonly message: Message; readonly breaks: boolean }
  /** The line breaks, and the room notices. */
  | { readonly do: 'cut'; readonly tab: number }
  | { readonly do: 'close'; readonly tab: number }
  | { readonly do: 'get'; readonly device: number; readonly what: Asked }
  /** Something is sent to a path of the room. `token`: the one that is made, where one is. */
  | {
      readonly do: 'post';
      readonly device: number;
      readonly path: string;
      readonly body: unknown;
      readonly token: string | null;
    }
  /** Time passes; alarms ring when they are due, or late and twice. */
  | { readonly do: 'wait'; readonly ms: number; readonly late: boolean }
  | { readonly do: 'evict'; readonly sockets: 'hibernate' | 'close' };

/** What can be asked for. `update`: all steps; `news`: those behind the last that one of the device's pages knows. */
export type Asked = 'summary' | 'page' | 'record' | 'update' | 'news';

/** What is said on a socket: text as it is, else as JSON. */
export type Message = string | ({ readonly type: string } & Readonly<Record<string, unknown>>);

/** What a device was told. */
export type Told = Heard | { readonly type: 'answer'; readonly what: string; readonly text: string };

export interface Setting {
  /** What the room is wished for with, beside seats. */
  readonly rules: { readonly preset: PresetId } | { readonly ruleset: Ruleset };
  readonly seats: number;
  readonly devices: number;
  readonly private?: boolean;
}

/** Tabs that every device has. */
export const TABS = 2;

/** A room with everybody around it, on an edge of its own. */
export class Stage {
  readonly edge: Edge;
  /** By device. */
  readonly told: readonly Told[][];
  readonly tabs: readonly Tab[];
  readonly room: Actor;
  private readonly devices: readonly Device[];
  private readonly id: string;
  /** By device: as which a room knows it. */
  readonly hashes: readonly string[];

  private constructor(edge: Edge, devices: readonly Device[], id: string) {
    this.edge = edge;
    this.devices = devices;
    this.id = id;
    this.room = edge.room(id);
    this.hashes = devices.map(({ token }) => createHash('sha256').update(token, 'hex').digest('hex'));
    this.told = devices.map(() => []);
    this.tabs = devices.flatMap((device, at) =>
      Array.from({ length: TABS }, (_, n) => new Tab(device, id, `${at}${n}`.padStart(32, '0'))),
    );
  }

  /** The first device makes the room. */
  static async set(isolate: Isolate, seed: number, setting: Setting): Promise<Stage> {
    const { rules, seats, devices } = setting;
    const edge = new Edge({ isolate, seed });
    const browsers: Device[] = [];
    for (let at = 0; at < devices; at++) browsers.push(await Device.make(edge));
    const [host] = browsers;
    if (host === undefined) throw new RangeError('no devices');
    return new Stage(
      edge,
      browsers,
      await host.makeRoom({ key: '0'.repeat(32), ...rules, seats, private: setting.private ?? false }),
    );
  }

  /** Secrets in the cookies of the devices. */
  get tokens(): readonly string[] {
    return this.devices.map((device) => device.token);
  }

  /** The device whose seat it is, by number; -1 for a bot's own. */
  deviceOn(seat: number): number {
    return this.hashes.indexOf(this.state().seats[seat]?.device ?? '');
  }

  /** The seat of a device; null for one that watches. */
  seatOf(device: number): number | null {
    const at = this.state().seats.findIndex((holder) => holder?.device === this.hashes[device]);
    return at < 0 ? null : at;
  }

  /** Whether a device has ever taken a seat. */
  hasSat(device: number): boolean {
    const events = this.steps().flatMap((step) => step.events);
    return events.some((event) => event.type === 'seatTaken' && event.device === this.hashes[device]);
  }

  /** The room as it is stored, secrets and all. */
  state(): RoomState {
    const [row] = this.room.disk.run('SELECT state FROM snapshot', []).rows;
    return JSON.parse(String(row?.state));
  }

  /** Its log. */
  steps(): readonly Pick<StoredStep, 'command' | 'events'>[] {
    const { rows } = this.room.disk.run('SELECT command, events FROM steps ORDER BY seq', []);
    return rows.map(({ command, events }) => ({
      command: command === null ? null : String(command),
      events: JSON.parse(String(events)),
    }));
  }

  seeds(): readonly string[] {
    return this.room.disk.run('SELECT seed FROM seeds', []).rows.map(({ seed }) => String(seed));
  }

  /** Does an act, and lets everything come to rest. */
  async perform(act: Act): Promise<void> {
    await this.begin(act);
    do await this.edge.settle();
    while (await exchangeAll(this.tabs));
    // Nothing was written of what was said.
    this.room.disk.fault = null;
    for (const [at, tab] of this.tabs.entries())
      this.told[Math.floor(at / TABS)]?.push(...tab.heard.splice(0));
  }

  private async begin(act: Act): Promise<void> {
    const { edge } = this;
    switch (act.do) {
      case 'sit':
        return this.note(
          act.device,
          'seat',
          await this.device(act.device).post(`${this.path}/seats`, { name: act.name }),
        );
      case 'open':
        return this.tab(act.tab).connect(act.after ?? undefined);
      case 'say':
        if (act.breaks) this.room.disk.fault = `no room on disk for ${JSON.stringify(this.state())}`;
        return this.tab(act.tab).say(act.message);
      case 'cut':
        this.tab(act.tab).wire.cut();
        return this.tab(act.tab).wire.serverNotices();
      case 'close':
        return this.tab(act.tab).wire.close();
      case 'get':
        return this.note(act.device, act.what, await this.device(act.device).get(this.pathOf(act)));
      case 'post':
        edge.world.foretold = act.token;
        await this.note(
          act.device,
          act.path,
          await this.device(act.device).post(`${this.path}/${act.path}`, act.body),
        );
        edge.world.foretold = null;
        return;
      case 'wait':
        if (!act.late) return edge.wait(act.ms);
        edge.skip(act.ms);
        await this.room.ring();
        return this.room.ring();
      case 'evict':
        return this.room.evict(act.sockets);
    }
  }

  private async note(device: number, what: string, response: Response): Promise<void> {
    const headers = JSON.stringify([...response.headers]);
    const text = `${response.status} ${headers} ${await response.text()}`;
    this.told[device]?.push({ type: 'answer', what, text });
  }

  private pathOf({ what, device }: Extract<Act, { do: 'get' }>): string {
    switch (what) {
      case 'page':
        return `/r/${this.id}`;
      case 'summary':
        return this.path;
      case 'update':
        return `${this.path}/update?after=0`;
      case 'news':
        return `${this.path}/update?after=${this.tab(device * TABS).seq}`;
      case 'record':
        return `${this.path}/games/${this.state().game}/record`;
    }
  }

  private get path(): string {
    return `/api/rooms/${this.id}`;
  }

  private device(at: number): Device {
    const device = this.devices[at];
    if (device === undefined) throw new RangeError(`no device ${at}`);
    return device;
  }

  private tab(at: number): Tab {
    const tab = this.tabs[at];
    if (tab === undefined) throw new RangeError(`no tab ${at}`);
    return tab;
  }
}
