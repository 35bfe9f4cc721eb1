import { randomBytes } from '@noble/hashes/utils.js';
import { SEED_BYTES } from '../../engine/base/committed-draws.ts';
import { type Millis, millis } from '../../engine/base/units.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import type { LoadedLexicon } from '../../engine/protocol/word-lists.ts';
import { loadLexicon } from '../lexica.ts';
import { logFailure, logGivenUp } from '../log.ts';
import { looks } from '../looks.ts';
import type { Talk } from '../talk/talk.ts';
import type { BotCaller } from './bots/bot-caller.ts';
import { isRefused } from './bots/bot-deeds.ts';
import { type BotTurn, botTurn, isOverdue } from './bots/bot-turns.ts';
import { nextAlarm, retentionEnd } from './decisions/deadlines.ts';
import { inNewEpoch } from './decisions/history.ts';
import { type Decision, onBot, onTime } from './decisions/room-core.ts';
import type { RoomEnv } from './decisions/room-env.ts';
import { RoomAlarm } from './room-alarm.ts';
import type { Attendance } from './sockets/attendance.ts';
import type { Messenger } from './sockets/messenger.ts';
import type { Connection, Sockets } from './sockets/sockets.ts';
import type { RoomState } from './state/room-state.ts';
import type { RoomStore } from './store/room-store.ts';

/** How long a room whose words cannot be had waits before it looks again whether something is due. */
const NO_WORDS_PAUSE = 60_000;

/** How long until it is looked again whether a bot has an answer. */
const BOT_PAUSE = 5_000;

/** An alarm that has failed so often is not tried much longer by the platform; then it is set anew for so much later. */
const MOST_RETRIES = 5;
const FAILED_PAUSE = 60_000;

/** What a room's object cannot do without: the room itself, and its words. */
export interface Loaded {
  readonly room: RoomState;
  readonly lexicon: LoadedLexicon;
}

/** What a keeper works with. */
export interface Surroundings {
  readonly storage: DurableObjectStorage;
  readonly assets: Fetcher;
  readonly store: RoomStore;
  readonly sockets: Sockets;
  readonly messenger: Messenger;
  readonly attendance: Attendance;
  readonly bots: BotCaller;
  readonly talk: Talk;
}

/**
 * Keeps a room: reads it when the object wakes, carries decisions out, does what is due, and deletes it in the end.
 * It has no truth but what is stored: `room` is the snapshot as last written.
 */
export class Keeper {
  private readonly storage: DurableObjectStorage;
  private readonly assets: Fetcher;
  private readonly store: RoomStore;
  private readonly sockets: Sockets;
  private readonly messenger: Messenger;
  private readonly attendance: Attendance;
  private readonly bots: BotCaller;
  private readonly talk: Talk;
  private readonly alarm: RoomAlarm;
  private state: RoomState | null = null;
  private lexicon: LoadedLexicon | null = null;

  constructor({ storage, assets, store, sockets, messenger, attendance, bots, talk }: Surroundings) {
    this.storage = storage;
    this.assets = assets;
    this.store = store;
    this.sockets = sockets;
    this.messenger = messenger;
    this.attendance = attendance;
    this.bots = bots;
    this.talk = talk;
    this.alarm = new RoomAlarm(storage);
  }

  /** Null where no room was made, or where it is deleted. */
  get room(): RoomState | null {
    return this.state;
  }

  /** Whether there was a room here, which is deleted: none is made again in its place. */
  get isGone(): boolean {
    return this.state === null && this.store.isGone();
  }

  /** Room and words, where both are at hand without waiting. */
  get loaded(): Loaded | null {
    const { state, lexicon } = this;
    return state === null || lexicon === null ? null : { room: state, lexicon };
  }

  /** Reads the room; an alarm that is not set, or that should have come by now, is made up for. */
  async wake(): Promise<void> {
    this.state = this.store.load();
    if (this.state === null) return;
    if (this.state.deleted) return this.expire();
    this.attendance.load();
    await this.words();
    const late = await this.alarm.read(Date.now());
    // What fails now must not keep the room from being read: it is tried again later.
    if (late) await this.alarmCame(MOST_RETRIES);
    else this.alarm.setFor(nextAlarm(this.state));
  }

  /** Room and words. Null where there is no room, or its words cannot be had now: the next who asks tries again. */
  async words(): Promise<Loaded | null> {
    if (this.lexicon === null && this.state !== null) {
      const { ruleset, lexicon } = this.state;
      this.lexicon = await this.wordsOf(ruleset.tileSet, lexicon.id);
    }
    return this.loaded;
  }

  /** A lexicon; null, and logged, where it cannot be had now. */
  async wordsOf(...wanted: TailOf<typeof loadLexicon>): Promise<LoadedLexicon | null> {
    try {
      return await loadLexicon(this.assets, ...wanted);
    } catch (error) {
      logFailure('room/lexicon', error);
      return null;
    }
  }

  /** Does what is due, and sets the alarm for what is due next. May be called at any time, and twice. */
  async keepTime(): Promise<void> {
    const { state } = this;
    // What is left of a room whose deletion failed.
    if (state === null) return this.store.load() === null ? undefined : this.expire();
    if (Date.now() >= retentionEnd(state)) return this.expire();
    const loaded = await this.words();
    if (loaded === null) this.alarm.setFor(millis(Date.now() + NO_WORDS_PAUSE));
    else {
      this.lookAtTime(loaded);
      const lookAgain = this.letBotAct();
      this.alarm.setFor(nextAlarm(this.state ?? state, lookAgain ?? undefined));
    }
  }

  /**
   * The alarm that was set has come; `retries` counts how often it has failed before. Rejects where it fails, and is to be
   * tried again.
   */
  async alarmCame(retries = 0): Promise<void> {
    this.alarm.came();
    try {
      await this.keepTime();
    } catch (error) {
      if (retries < MOST_RETRIES) throw error;
      // Nobody may ever come who would wake the room: given up, what is due would never be done, its deletion neither.
      logFailure('room/alarm', error);
      this.alarm.setFor(millis(Date.now() + FAILED_PAUSE));
    }
  }

  /** Deadlines that have passed, and who came and went while a last play waits. */
  lookAtTime({ room, lexicon }: Loaded): void {
    this.perform(onTime(room, this.world(room, lexicon)), null);
  }

  /** What was told of this room before is void. */
  beginEpoch({ room, lexicon }: Loaded): void {
    const env = this.world(room, lexicon);
    this.perform(inNewEpoch(room, env), null);
  }

  /** A bot whose time has come does what it wants. It is never waited for: else this is when to look again. */
  private letBotAct(): Millis | null {
    const { loaded } = this;
    const bot = loaded && botTurn(loaded.room);
    const now = millis(Date.now());
    if (!bot || now < bot.at) return null;
    const { room, lexicon } = loaded;
    const timed = this.bots.answerTo(room, bot);
    if (timed !== null && now < timed.at) return timed.at;
    const later = millis(now + BOT_PAUSE);
    const isSilent = this.bots.isSilent(room, bot, now);
    if (timed === null && !(isSilent && isOverdue(bot, now))) {
      if (isSilent) this.bots.repeat();
      this.askBot(room, bot);
      return later;
    }
    const answer = timed?.answer ?? null;
    const decision = onBot(room, bot, answer, this.world(room, lexicon));
    if (answer === null) logGivenUp('room/bot-silent');
    else if (isRefused(answer, bot, decision)) logGivenUp('room/bot-refused');
    this.perform(decision, null);
    // What does nothing would be due again at once.
    return decision.effects.length > 0 ? null : later;
  }

  private askBot(room: RoomState, bot: BotTurn): void {
    const seed = () => this.store.seed(room.game);
    this.bots.ask(room, bot, seed, () => {
      const due = this.state && botTurn(this.state);
      // It thinks while it seems to: before its time has come the alarm is set for that.
      if (!due || !this.state || Date.now() < due.at) return;
      this.alarm.setFor(nextAlarm(this.state, this.bots.answerTo(this.state, due)?.at));
    });
  }

  /** Carries the making of the room out. */
  create(lexicon: LoadedLexicon, decision: Decision): void {
    this.lexicon = lexicon;
    this.store.create();
    this.perform(decision, null);
  }

  /** Carries a decision out: stored first, remembered then, told last. */
  perform({ room, effects }: Decision, sender: Connection | null): void {
    const steps = effects.flatMap((effect) => (effect.type === 'append' ? [effect.step] : []));
    const seeds = effects.filter((effect) => effect.type === 'keepSeed');
    for (const effect of effects) if (effect.type === 'remember') this.store.remember(effect.command);
    if (steps.length > 0) {
      const before = this.state;
      this.store.write(room, steps, seeds);
      this.state = room;
      this.alarm.setFor(nextAlarm(room));
      this.messenger.updateAll(room, steps, sender);
      if (before !== null && before.seats !== room.seats) this.sockets.settle(before, room);
    }
    if (room.deleted) {
      void this.expire().catch((error) => logFailure('room/delete', error));
      return;
    }
    this.attendance.note(room, millis(Date.now()));
    const bot = botTurn(room);
    if (bot === null) this.bots.drop(room.id);
    else this.askBot(room, bot);
    if (sender === null) return;
    for (const effect of effects) {
      if (effect.type === 'refuse') this.messenger.refuse(room, sender, effect.id, effect.error);
      if (effect.type === 'tell') this.messenger.update(room, sender, effect.after, effect.ack);
    }
  }

  /** What the room is told of the world; `room` is null while it is being made. */
  world(room: RoomState | null, lexicon: LoadedLexicon): RoomEnv {
    const now = millis(Date.now());
    return {
      now,
      lexicon,
      goneSince: room === null ? [] : this.attendance.goneSince(room, now),
      seed: () => this.store.seed(room?.game ?? 0),
      newSeed: () => randomBytes(SEED_BYTES),
      watchersNames: (but) => (room === null ? [] : this.talk.watchersNames(room, but)),
      stepOf: (command) => (room === null ? null : this.store.stepOf(command, room.seq)),
      didNothing: (command) => this.store.didNothing(command),
    };
  }

  private async expire(): Promise<void> {
    if (this.state !== null) {
      this.bots.drop(this.state.id);
      looks.forget(this.state.id);
    }
    this.state = null;
    this.alarm.came();
    this.sockets.closeAll(CLOSE.gone, 'gone');
    await this.storage.deleteAll();
    // At once: without its mark the same wish would make the room again.
    this.store.markGone();
    await this.storage.deleteAlarm();
  }
}

type TailOf<F> = F extends (first: never, ...tail: infer Tail) => unknown ? Tail : never;
