import type { GameState } from '../../../engine/game/state.ts';
import type { Random } from '../../support/seeded-random.ts';
import { disturbance } from './disturbance.ts';
import type { Plan } from './plan.ts';
import type { Scan } from './scan.ts';
import { type Act, type Message, type Stage, TABS } from './stage.ts';
import { someTurn, talkOf } from './table-talk.ts';

/** Plays games on a stage, making up every act by chance and writing it down. */
export class Improviser {
  readonly acts: Act[] = [];
  readonly stage: Stage;
  readonly plan: Plan;
  readonly random: Random;
  private readonly scan: Scan;
  private ids = 0;

  constructor(stage: Stage, plan: Plan, random: Random, scan: Scan) {
    this.scan = scan;
    this.stage = stage;
    this.plan = plan;
    this.random = random;
  }

  /** The whole play: people sit down, a game, maybe another one. */
  async improvise(): Promise<void> {
    await this.gather();
    await this.game(this.plan.turns);
    if (!this.plan.rematch || this.play?.phase !== 'over') return;
    await this.rematch();
    await this.game(this.plan.turns / 2);
  }

  /** The game as it stands; null before it begins. */
  get play(): GameState | null {
    return this.stage.state().play;
  }

  async do(act: Act): Promise<void> {
    this.acts.push(act);
    await this.stage.perform(act);
    this.scan.look();
  }

  /** Says something on a seat, over a new socket where it has none. */
  async sayAs(seat: number, message: Message): Promise<void> {
    const device = this.stage.deviceOn(seat);
    if (device >= 0) await this.sayFrom(device, message);
  }

  async sayFrom(device: number, message: Message, breaks = false): Promise<void> {
    const tab = await this.openTab(device);
    await this.do({ do: 'say', tab, message: this.withId(tab, message), breaks });
  }

  /** A tab of a device that is open now. */
  async openTab(device: number): Promise<number> {
    const tabs = Array.from({ length: TABS }, (_, n) => device * TABS + n);
    const open = tabs.find((tab) => this.stage.tabs[tab]?.isOpen);
    if (open !== undefined) return open;
    const tab = device * TABS;
    await this.do({ do: 'open', tab, after: null });
    return tab;
  }

  /** Seconds go by, so that nobody says too much. */
  async pause(): Promise<void> {
    await this.do({ do: 'wait', ms: 1_000 + this.random.below(4_000), late: false });
  }

  /** Everybody who is to sit down does, in the order of the plan; then all give their nonces. */
  private async gather(): Promise<void> {
    const { plan } = this;
    for (const device of plan.early) await this.openTab(device);
    for (const [at, device] of plan.sitting.entries()) {
      await this.do({ do: 'sit', device, name: `Player ${at}` });
      if (plan.leaving.includes(device)) await this.sayFrom(device, { type: 'leave' });
      await this.openTab(device);
    }
    for (const device of plan.watching) await this.openTab(device);
    for (const seat of plan.bots) await this.sayAs(0, { type: 'addBot', seat, level: 'expert' });
    await this.nonces();
  }

  private async nonces(): Promise<void> {
    const { game, seats } = this.stage.state();
    for (const [seat, holder] of seats.entries()) {
      const nonce = this.hex();
      if (holder !== null && holder.bot === null) await this.sayAs(seat, { type: 'nonce', game, nonce });
    }
  }

  /** Turns with all that comes between them, until the game is over or enough were taken. */
  private async game(turns: number): Promise<void> {
    for (let at = 0; at < turns; at++) {
      const { play } = this;
      if (play === null || play.phase === 'over') return;
      await this.pause();
      if (this.random.chance(this.plan.unrest)) await disturbance(this);
      await talkOf(this);
      await someTurn(this);
    }
  }

  /** The same players again, or others on their seats. */
  private async rematch(): Promise<void> {
    const { game, seats } = this.stage.state();
    for (const seat of seats.keys()) {
      await this.pause();
      await this.sayAs(seat, { type: 'rematch', game });
    }
    const { changes } = this.plan;
    if (changes !== null) {
      await this.sayFrom(changes.leaves, { type: 'leave' });
      await this.do({ do: 'sit', device: changes.sits, name: 'Late' });
      await this.openTab(changes.sits);
    }
    await this.pause();
    await this.nonces();
  }

  /** A command gets an id and the step that its sender knows, where it has none; the rest is as it is. */
  private withId(tab: number, message: Message): Message {
    if (typeof message === 'string' || ['sync', 'due', 'away'].includes(message.type)) return message;
    return { id: this.hex(), expect: this.stage.tabs[tab]?.seq ?? 0, ...message };
  }

  private hex(): string {
    return (++this.ids).toString(16).padStart(32, 'c');
  }
}
