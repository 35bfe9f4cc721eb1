import { DurableObject } from 'cloudflare:workers';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { SEED_BYTES } from '../../engine/base/committed-draws.ts';
import { type Millis, millis, seq } from '../../engine/base/units.ts';
import type { SeatGranted, SeatRequest } from '../../engine/protocol/api.ts';
import { BUCKET } from '../../engine/protocol/limits.ts';
import { CLOSE, PING, PONG } from '../../engine/protocol/version.ts';
import type { Env } from '../env.ts';
import { type LoadedLexicon, loadLexicon } from '../lexica.ts';
import { logFailure } from '../log.ts';
import { nextAlarm, retentionEnd } from './deadlines.ts';
import { readFrame } from './inbound.ts';
import { Messenger } from './messenger.ts';
import { given, type Reply, type RoomWish, refused, SocketCall } from './room-calls.ts';
import { type Decision, makeRoom, onMessage, onTime, takeSeat } from './room-core.ts';
import type { RoomEnv } from './room-env.ts';
import { recordOf } from './room-record.ts';
import type { RoomState } from './room-state.ts';
import { RoomStore } from './room-store.ts';
import { viewSummary } from './room-view.ts';
import { holderOfDevice, seatOfMember } from './seats.ts';
import { attachmentOf, type Connection, close, Sockets } from './sockets.ts';
import { fullBucket } from './token-bucket.ts';

const EPOCH_BYTES = 16;
/** An alarm may come a minute late; one that is later than that is not coming. */
const ALARM_LATE = 60_000;
/** What must not be answered: the other side has not said it, the runtime has. */
const UNANSWERED_CODES = [1005, 1006, 1015];

/**
 * The object of one room: frames and calls in, the core's decisions carried out. It has no timers, and no truth but
 * what is stored: `room` is the snapshot as last written. No handler awaits between reading and writing it.
 */
export class Room extends DurableObject<Env> {
  private readonly store: RoomStore;
  private readonly sockets: Sockets;
  private readonly messenger: Messenger;
  private room: RoomState | null = null;
  private lexicon: LoadedLexicon | null = null;
  private alarmAt: Millis | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new RoomStore(ctx.storage);
    this.sockets = new Sockets(ctx);
    this.messenger = new Messenger(this.sockets, this.store);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    void ctx.blockConcurrencyWhile(() => this.wake());
  }

  /** Makes the room; the same wish again finds it made. Refuses another wish under the same id. */
  async make(wish: RoomWish): Promise<Reply> {
    const lexicon = await loadLexicon(this.env.ASSETS, wish.ruleset.tileSet, this.room?.lexicon.id ?? null);
    if (this.room !== null)
      return this.room.request === wish.request ? given(null) : refused('room/key-used');
    this.lexicon = lexicon;
    this.store.create();
    const setup = { ...wish, epoch: bytesToHex(randomBytes(EPOCH_BYTES)), lexicon: lexicon.ref };
    this.perform(makeRoom(setup, this.world(null, lexicon)), null);
    return given(null);
  }

  /** Seats a device; answers `SeatGranted`. */
  async takeSeat(device: string, wish: SeatRequest): Promise<Reply> {
    const lexicon = await this.words();
    const room = this.room;
    if (room === null || lexicon === null) return this.cannot();
    const taken = takeSeat(room, device, wish, this.world(room, lexicon));
    if (!taken.ok) return refused(taken.error.code);
    this.perform(taken.value, null);
    return given({ seat: taken.value.seat } satisfies SeatGranted);
  }

  /** What anybody may know: `RoomSummary`. */
  look(): Reply {
    if (this.room === null) return this.cannot();
    return given(viewSummary(this.room, this.sockets.presence(this.room, Date.now())));
  }

  /** The `GameRecord` of a finished game. */
  record(game: number): Reply {
    if (this.room === null) return this.cannot();
    const record = recordOf(this.store.stepsAfter(seq(0)), game);
    return record.ok ? given(record.value) : refused(record.error.code);
  }

  /** The upgrade; the Worker has checked where it comes from. */
  override async fetch(request: Request): Promise<Response> {
    const call = v.parse(SocketCall, Object.fromEntries(new URL(request.url).searchParams));
    const lexicon = await this.words();
    const { 0: client, 1: server } = new WebSocketPair();
    const room = this.room;
    if (room === null || lexicon === null) {
      server.accept();
      server.close(room === null ? CLOSE.gone : CLOSE.serverError, this.cannot().code);
    } else {
      this.join(room, lexicon, server, call);
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    try {
      this.receive(socket, frame);
    } catch (error) {
      logFailure('room/message', error);
      // Nothing was written. The client comes back and sends its command again.
      close(socket, CLOSE.serverError, 'failed');
    }
  }

  override webSocketClose(socket: WebSocket, code: number, reason: string): void {
    if (!UNANSWERED_CODES.includes(code)) close(socket, code, reason);
    this.presenceChanged(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.presenceChanged(socket);
  }

  override async alarm(): Promise<void> {
    this.alarmAt = null;
    await this.words();
    await this.keepTime();
  }

  private async wake(): Promise<void> {
    this.room = this.store.load();
    if (this.room === null) return;
    await this.words();
    const alarm = await this.ctx.storage.getAlarm();
    this.alarmAt = alarm === null ? null : millis(alarm);
    const late = alarm !== null && alarm < Date.now() - ALARM_LATE;
    if (late && this.lexicon !== null) await this.keepTime();
  }

  /** The room's lexicon; null where there is no room, or its words cannot be had now. The next who asks tries again. */
  private async words(): Promise<LoadedLexicon | null> {
    if (this.lexicon !== null || this.room === null) return this.lexicon;
    try {
      const { ruleset, lexicon } = this.room;
      this.lexicon = await loadLexicon(this.env.ASSETS, ruleset.tileSet, lexicon.id);
    } catch (error) {
      logFailure('room/lexicon', error);
    }
    return this.lexicon;
  }

  /** Does what is due, and sets the alarm for what is due next. May be called at any time, and twice. */
  private async keepTime(): Promise<void> {
    const { room, lexicon } = this;
    if (room === null) return;
    if (Date.now() >= retentionEnd(room)) return this.expire();
    if (lexicon === null) throw new Error('no lexicon');
    this.perform(onTime(room, this.world(room, lexicon)), null);
    this.setAlarm(this.room ?? room);
  }

  private async expire(): Promise<void> {
    this.room = null;
    this.alarmAt = null;
    this.sockets.closeAll(CLOSE.gone, 'gone');
    await this.ctx.storage.deleteAll();
  }

  private join(
    room: RoomState,
    lexicon: LoadedLexicon,
    socket: WebSocket,
    { device, tab, after }: v.InferOutput<typeof SocketCall>,
  ): void {
    const member = holderOfDevice(room, device === '' ? null : device)?.member ?? null;
    const now = Date.now();
    const bucket = fullBucket(member === null ? BUCKET.watcher : BUCKET.seat, now);
    const attachment = { member, tab, heardAt: now, bucket };
    if (!this.sockets.accept(socket, attachment)) return;
    this.messenger.update(room, { socket, attachment }, after, null);
    this.perform(onTime(room, this.world(room, lexicon)), null);
    this.messenger.presenceAll(this.room ?? room, socket);
  }

  private receive(socket: WebSocket, frame: string | ArrayBuffer): void {
    const { room, lexicon } = this;
    const known = attachmentOf(socket);
    if (room === null || known === null || lexicon === null) {
      close(socket, room === null ? CLOSE.gone : CLOSE.serverError, this.cannot().code);
      return;
    }
    const seat = seatOfMember(room, known.member);
    const inbound = readFrame(frame, known, seat !== null, Date.now());
    if (inbound.type === 'close') {
      close(socket, inbound.code, inbound.reason);
      return;
    }
    const sender = { socket, attachment: inbound.attachment };
    socket.serializeAttachment(inbound.attachment);
    if (inbound.type === 'refuse') this.messenger.refuse(room, sender, inbound.id, inbound.error);
    else this.perform(onMessage(room, seat, inbound.message, this.world(room, lexicon)), sender);
  }

  /** Carries a decision out: stored first, remembered then, told last. */
  private perform({ room, effects }: Decision, sender: Connection | null): void {
    const steps = effects.flatMap((effect) => (effect.type === 'append' ? [effect.step] : []));
    const seeds = effects.filter((effect) => effect.type === 'keepSeed');
    if (steps.length > 0) {
      this.store.write(room, steps, seeds);
      this.room = room;
      this.setAlarm(room);
      this.messenger.updateAll(room, steps, sender);
    }
    if (sender === null) return;
    for (const effect of effects) {
      if (effect.type === 'refuse') this.messenger.refuse(room, sender, effect.id, effect.error);
      if (effect.type === 'tell') this.messenger.update(room, sender, effect.after, effect.ack);
    }
  }

  /** A socket has gone. A last play may wait for its seat, whose time then stops. */
  private presenceChanged(gone: WebSocket): void {
    const { room, lexicon } = this;
    if (room === null) return;
    try {
      if (lexicon !== null) this.perform(onTime(room, this.world(room, lexicon)), null);
      this.messenger.presenceAll(this.room ?? room, gone);
    } catch (error) {
      logFailure('room/presence', error);
    }
  }

  private setAlarm(room: RoomState): void {
    const next = nextAlarm(room);
    // One that comes too early sets the next: to move it later costs a row written for every move.
    if (this.alarmAt !== null && this.alarmAt <= next) return;
    this.alarmAt = next;
    void this.ctx.storage.setAlarm(next);
  }

  private world(room: RoomState | null, lexicon: LoadedLexicon): RoomEnv {
    const now = millis(Date.now());
    return {
      now,
      lexicon,
      here: room === null ? [] : this.sockets.presence(room, now).here,
      seed: () => this.store.seed(room?.game ?? 0),
      newSeed: () => randomBytes(SEED_BYTES),
      stepOf: (command) => (room === null ? null : this.store.stepOf(command, room.seq)),
    };
  }

  private cannot(): Extract<Reply, { ok: false }> {
    return { ok: false, code: this.room === null ? 'room/gone' : 'room/unavailable' };
  }
}
