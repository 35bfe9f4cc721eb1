import { type Millis, millis, type Seq, seat, seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { StepMessage } from '../../../engine/protocol/client-message.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { WordList } from '../../../engine/words/lexicon.ts';
import {
  type Decision,
  makeRoom,
  onMessage,
  onTime,
  takeSeat,
} from '../../../worker/room/decisions/room-core.ts';
import type { RoomEnv } from '../../../worker/room/decisions/room-env.ts';
import { viewUpdate } from '../../../worker/room/room-view.ts';
import type { StoredEvent, StoredStep } from '../../../worker/room/state/room-events.ts';
import { type RoomState, replayRoom } from '../../../worker/room/state/room-state.ts';
import { lexiconOf } from '../../support/lexicon-of.ts';
import type { Wish } from './player.ts';

const START = 1_700_000_000_000;
const REF = { id: 'english', title: 'Test', hash: '0'.repeat(16), words: 3 };

/** What came of a message. */
export interface Outcome {
  readonly refused: Refusal | null;
  readonly events: readonly StoredEvent[];
}

/** The pure room with what surrounds it in the hand: its clock, its seeds, who is here. */
export class CoreRoom {
  now: Millis = millis(START);
  /** By seat; null while it is here. */
  goneSince: (Millis | null)[] = [null, null, null, null];
  hash = REF.hash;
  room: RoomState;
  readonly log: StoredStep[] = [];
  readonly seeds = new Map<number, Uint8Array>();
  /** Commands that had nothing to do. */
  private readonly idle: string[] = [];
  private readonly words: WordList;
  private ids = 0;
  private checked = true;

  constructor(seats = 2, ruleset: Ruleset = PRESETS.classic, words: readonly string[] = []) {
    this.words = lexiconOf(words);
    const setup = {
      id: 'room',
      epoch: 'epoch',
      name: '',
      preset: ruleset === PRESETS.classic ? ('classic' as const) : null,
      ruleset,
      lexicon: REF,
      seats,
      request: '',
      maker: null,
      private: false,
    };
    this.room = this.keep(makeRoom(setup, this.env(1)));
  }

  /** Everybody seated, all nonces given. */
  static playing(seats = 2, ruleset: Ruleset = PRESETS.classic, words: readonly string[] = []): CoreRoom {
    const core = new CoreRoom(seats, ruleset, words);
    for (let at = 0; at < seats; at++) core.sit(`${at}`);
    core.giveNonces();
    return core;
  }

  /** A room that goes on from a log. */
  static of(room: RoomState, steps: readonly StoredStep[]): CoreRoom {
    const core = new CoreRoom();
    core.log.splice(0, core.log.length, ...steps);
    core.ids = 1_000;
    core.room = core.keep({ room, effects: [] });
    return core;
  }

  /** The same room as it is read from its log. */
  restarted(): CoreRoom {
    const room = replayRoom(this.log);
    if (room === null) throw new Error('no room');
    const core = CoreRoom.of(room, this.log);
    core.now = this.now;
    for (const [game, seed] of this.seeds) core.seeds.set(game, seed);
    return core;
  }

  /** A nonce from every seat for the current game, which begins with the last. */
  giveNonces(): void {
    const { game, seats } = this.room;
    for (const at of seats.keys()) this.say(at, { type: 'nonce', game, nonce: `${at}`.repeat(32) });
  }

  /** The seat that a device gets, or the code with which it gets none. */
  sit(device: string, wish: { name?: string; seat?: number } = {}): number | string {
    const { name = `Player ${device}` } = wish;
    const at = wish.seat === undefined ? {} : { seat: seat(wish.seat) };
    const taken = takeSeat(this.room, deviceHash(device), { name, ...at }, this.env());
    if (!taken.ok) return taken.error.code;
    this.room = this.keep(taken.value);
    return taken.value.seat;
  }

  say(from: number | null, wish: Wish, over: { id?: string; expect?: number } = {}): Outcome {
    const id = over.id ?? `${++this.ids}`.padStart(32, '0');
    return this.hear(from, {
      lag: 0,
      ...wish,
      id,
      expect: seq(over.expect ?? this.room.seq),
    } as StepMessage);
  }

  hear(from: number | null, message: StepMessage): Outcome {
    return this.perform(onMessage(this.room, from === null ? null : seat(from), message, this.env()));
  }

  /** How things stand for a seat, with no step told. */
  told(at: number): UpdateMessage {
    const presence = { seats: [], absentSince: null, watchers: 0 };
    const news = { after: this.room.seq, steps: [], presence, now: this.now, ack: null };
    return viewUpdate(this.room, seat(at), news);
  }

  /** What a decision made elsewhere leads to. */
  take(decision: Decision): RoomState {
    this.perform(decision);
    return this.room;
  }

  /** As an alarm, or somebody's coming and going. */
  time(): Outcome {
    return this.perform(onTime(this.room, this.env()));
  }

  wait(ms: number): void {
    this.now = millis(this.now + ms);
  }

  /** What is done meanwhile is not replayed at every step, but once behind it. */
  fast(deeds: () => void): void {
    this.checked = false;
    deeds();
    this.checked = true;
    this.keep({ room: this.room, effects: [] });
  }

  private perform(decision: Decision): Outcome {
    const before = this.log.length;
    this.room = this.keep(decision);
    const refusal = decision.effects.find((effect) => effect.type === 'refuse');
    return {
      refused: refusal?.error ?? null,
      events: this.log.slice(before).flatMap((step) => step.events),
    };
  }

  private keep({ room, effects }: Decision): RoomState {
    for (const effect of effects) {
      if (effect.type === 'append') this.log.push(effect.step);
      if (effect.type === 'keepSeed') this.seeds.set(effect.game, effect.seed);
      if (effect.type === 'remember') this.idle.push(effect.command);
    }
    // What is stored and what is remembered must be one and the same, at every step.
    if (!this.checked) return room;
    if (JSON.stringify(replayRoom(this.log)) !== JSON.stringify(room))
      throw new Error('log and state differ');
    return room;
  }

  env(game = this.room.game): RoomEnv {
    return {
      now: this.now,
      lexicon: { ref: { ...REF, hash: this.hash }, words: this.words },
      goneSince: this.goneSince,
      seed: () => this.seeds.get(game) ?? new Uint8Array(),
      newSeed: () => new Uint8Array(32).fill(this.seeds.size + 1),
      watchersNames: () => [],
      didNothing: (command) => this.idle.includes(command),
      stepOf: (command): Seq | null => this.log.find((step) => step.command === command)?.seq ?? null,
    };
  }
}

/** Something that looks like the hash of a token. */
const deviceHash = (device: string): string => device.padStart(64, '0');
