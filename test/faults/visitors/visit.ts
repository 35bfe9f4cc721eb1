import { personOf } from '../../../worker/talk/person.ts';
import { Isolate } from '../edge/bundle.ts';
import { type Message, Stage, TABS, type Told } from '../secrets/stage.ts';
import type { Patch } from '../support/patch.ts';
import type { Deed, Secret } from './deeds.ts';
import { scriptOf } from './script.ts';
import { DEVICES, HOST, type Role, TWINS, VIEWERS, type Viewer } from './viewers.ts';

type World = 0 | 1;

/** What a viewer was told in two rooms that differ only in what it may not know. */
export interface Pair {
  readonly role: Role;
  readonly seed: number;
  readonly told: readonly [readonly Told[], readonly Told[]];
  readonly logs: readonly [string, string];
  /** How often something was otherwise in the second room. */
  readonly hidden: number;
}

/** The bundle, in which rooms are made and visited. */
export class Visits {
  private readonly isolate: Isolate;

  constructor(patches: readonly Patch[] = []) {
    this.isolate = new Isolate(patches);
  }

  async pair(role: Role, seed: number): Promise<Pair> {
    const one = await this.visit(role, seed, 0);
    const other = await this.visit(role, seed, 1);
    return {
      ...{ role, seed, told: [one.told, other.told], logs: [one.log, other.log] },
      hidden: one.hidden + other.hidden,
    };
  }

  private async visit(role: Role, seed: number, world: World) {
    const viewer = VIEWERS[role];
    const setting = { rules: { preset: 'classic' }, seats: 2, devices: DEVICES } as const;
    const stage = await Stage.set(this.isolate, seed, { ...setting, private: viewer.isPrivate });
    const visit = new Visit(stage, viewer, world);
    for (const deed of scriptOf(seed, viewer, world)) await visit.perform(deed);
    const { hidden } = visit;
    const done = { told: stage.told[viewer.device] ?? [], log: JSON.stringify(stage.edge.world.log), hidden };
    stage.edge.close();
    return done;
  }
}

/** One of the two rooms. */
class Visit {
  hidden = 0;
  private readonly stage: Stage;
  private readonly viewer: Viewer;
  private readonly world: World;
  private ids = 0;

  constructor(stage: Stage, viewer: Viewer, world: World) {
    this.stage = stage;
    this.viewer = viewer;
    this.world = world;
  }

  async perform(deed: Deed): Promise<void> {
    const { stage } = this;
    switch (deed.do) {
      case 'tell':
        return this.tell(deed.device, deed.message);
      case 'line':
        return this.line(deed);
      case 'turn':
        return this.turn(deed.exchanged);
      case 'mark':
        return this.mark(deed);
      case 'make':
        // Whoever makes it is told it.
        return this.post(deed.device, deed.path, null, this.secret(deed.token, !this.isSelf(deed.device)));
      case 'use':
        return this.post(deed.device, deed.path, { token: this.secret(deed.token, !this.isSelf(deed.by)) });
      case 'guess':
        if (this.isSelf(deed.device) || this.world === 0) return;
        this.hidden++;
        return this.post(deed.device, deed.path, { token: deed.token });
      case 'withdraw':
        return this.post(HOST, 'invites/withdraw', { invite: stage.state().admission?.made });
      default:
        return stage.perform(deed);
    }
  }

  private isSelf(device: number): boolean {
    return device === this.viewer.device;
  }

  /** What stands for a secret in this room. */
  private secret([one, other]: Secret, isHidden: boolean): string {
    if (!isHidden || this.world === 0) return one;
    if (one !== other) this.hidden++;
    return other;
  }

  private post(device: number, path: string, body: unknown, token: string | null = null): Promise<void> {
    return this.stage.perform({ do: 'post', device, path, body: body ?? {}, token });
  }

  private async tell(device: number, message: Exclude<Message, string>): Promise<void> {
    const { stage } = this;
    const tab = device * TABS;
    if (!stage.tabs[tab]?.isOpen) await stage.perform({ do: 'open', tab, after: null });
    // Whoever is not let in says nothing.
    if (!stage.tabs[tab]?.isOpen) return;
    const id = (++this.ids).toString(16).padStart(32, 'b');
    const command = { id, expect: stage.tabs[tab]?.seq ?? 0, ...message };
    await stage.perform({
      do: 'say',
      tab,
      message: message.type === 'chat' ? message : command,
      breaks: false,
    });
  }

  private async line({ device, text, name }: Extract<Deed, { do: 'line' }>): Promise<void> {
    const { lines, persons } = this.viewer;
    const state = this.stage.state();
    const isWatchers = this.stage.seatOf(device) === null && state.play !== null && state.seed === null;
    const isHidden = !this.isSelf(device) && (lines === 'all' || (lines === 'watchers' && isWatchers));
    const said = { type: 'say', text: this.secret(text, isHidden) };
    if (this.stage.seatOf(device) !== null) return this.tell(device, said);
    await this.tell(device, { ...said, name: this.secret(name, isHidden && persons) });
  }

  private async turn(exchanged: number): Promise<void> {
    const { stage } = this;
    const { game, play, seats, seed } = stage.state();
    if (play !== null && seed === null) {
      const tiles = play.seats[play.toMove]?.rack.slice(0, exchanged) ?? [];
      const turn = tiles.length > 0 ? { type: 'exchange', tiles } : { type: 'pass' };
      return this.tell(stage.deviceOn(play.toMove), turn);
    }
    for (const seat of seats.keys()) {
      const device = stage.deviceOn(seat);
      if (seed !== null) await this.tell(device, { type: 'rematch', game });
    }
    const opened = stage.state().game;
    for (const seat of seats.keys()) {
      await this.tell(stage.deviceOn(seat), { type: 'nonce', game: opened, nonce: `${seat}`.repeat(32) });
    }
  }

  private async mark({ how, whom }: Extract<Deed, { do: 'mark' }>): Promise<void> {
    const isHidden = whom === 'a twin' && this.viewer.persons;
    const device = whom === 'a twin' ? TWINS[isHidden ? this.world : 0] : whom;
    if (isHidden) this.hidden += this.world;
    const watcher = personOf(this.stage.state().id, this.stage.hashes[device] ?? '');
    const wish = how === 'mute' ? { type: 'mute', muted: true } : { type: 'remove', removed: true };
    await this.tell(HOST, { ...wish, watcher });
  }
}
