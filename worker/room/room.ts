import { DurableObject } from 'cloudflare:workers';
import * as v from 'valibot';
import { millis, seq } from '../../engine/base/units.ts';
import type { SeatGranted, SeatRequest } from '../../engine/protocol/api.ts';
import { isTalk } from '../../engine/protocol/client-message.ts';
import { CLOSE, PING, PONG } from '../../engine/protocol/version.ts';
import type { Env } from '../env.ts';
import { logFailure } from '../log.ts';
import { looks } from '../looks.ts';
import { Talk } from '../talk/talk.ts';
import { TalkStore } from '../talk/talk-store.ts';
import { BotCaller } from './bots/bot-caller.ts';
import { historyOf, type Known, newEpoch } from './decisions/history.ts';
import { makeRoom, onMessage, takeSeat } from './decisions/room-core.ts';
import { Keeper, type Loaded } from './keeper.ts';
import { admits } from './links/admission.ts';
import { Guesses } from './links/guesses.ts';
import { isGuess, type LinkCall, onLink } from './links/links.ts';
import { given, type Reply, type RoomWish, refused, SocketCall, type WatchReply } from './room-calls.ts';
import { viewRecord, viewSummary } from './room-view.ts';
import { attachmentOf } from './sockets/attachment.ts';
import { Attendance } from './sockets/attendance.ts';
import { closeCodeOf, Door } from './sockets/door.ts';
import { type Inbound, readFrame } from './sockets/inbound.ts';
import { Messenger } from './sockets/messenger.ts';
import { close, closeFor, Sockets } from './sockets/sockets.ts';
import { TalkLimits } from './sockets/talk-limits.ts';
import { seatOfDevice } from './state/seats.ts';
import { RoomStore } from './store/room-store.ts';

/** What must not be answered: the other side has not said it, the runtime has. */
const UNANSWERED_CODES = [1005, 1006, 1015];

/** The object of one room: frames and calls in, answers out. No handler awaits between reading the room and writing it. */
export class Room extends DurableObject<Env> {
  private readonly store: RoomStore;
  private readonly sockets: Sockets;
  private readonly door: Door;
  private readonly messenger: Messenger;
  private readonly attendance: Attendance;
  private readonly keeper: Keeper;
  private readonly talk: Talk;
  private readonly limits = new TalkLimits();
  private readonly guesses = new Guesses();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.store = new RoomStore(ctx.storage);
    this.sockets = new Sockets(ctx);
    this.attendance = new Attendance(this.store, this.sockets);
    const talkStore = new TalkStore(ctx.storage);
    this.door = new Door(talkStore, this.sockets);
    this.messenger = new Messenger(this.sockets, this.store, this.attendance, this.door);
    this.talk = new Talk(talkStore, this.sockets, this.messenger, this.door);
    const { store, sockets, messenger, attendance, talk } = this;
    const bots = new BotCaller(env.BOTS);
    const { storage } = ctx;
    this.keeper = new Keeper({
      storage,
      assets: env.ASSETS,
      store,
      sockets,
      messenger,
      attendance,
      bots,
      talk,
    });
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
    void ctx.blockConcurrencyWhile(() => this.keeper.wake());
  }

  /** Makes the room; the same wish again finds it made. Refuses another wish under the same id. */
  async make(wish: RoomWish): Promise<Reply> {
    if (this.keeper.isGone) return refused('room/gone');
    const lexicon = this.keeper.room ? null : await this.keeper.wordsOf(wish.ruleset.tileSet, null);
    // Looked for again: the same wish may have come twice at once.
    const made = this.keeper.room;
    if (made !== null) return made.request === wish.request ? given(null) : refused('room/key-used');
    if (lexicon === null) return refused('room/unavailable');
    const setup = { ...wish, epoch: newEpoch(), lexicon: lexicon.ref };
    this.keeper.create(lexicon, makeRoom(setup, this.keeper.world(null, lexicon)));
    return given(null);
  }

  /** Seats a device; answers `SeatGranted`. */
  async takeSeat(device: string, wish: SeatRequest): Promise<Reply> {
    const loaded = await this.keeper.words();
    if (loaded === null) return refused(this.cannot());
    const { room, lexicon } = loaded;
    const bar = this.door.barTo(room, device);
    if (bar !== null) return refused(`room/${bar}`);
    const taken = takeSeat(room, device, wish, this.keeper.world(room, lexicon));
    if (!taken.ok) return refused(taken.error.code);
    this.keeper.perform(taken.value, null);
    return given({ seat: taken.value.seat } satisfies SeatGranted);
  }

  /** Makes, withdraws or uses a link that carries a token. `from` is whose wrong tokens are counted together. */
  async link(device: string, from: string, call: LinkCall): Promise<Reply> {
    const loaded = await this.keeper.words();
    if (loaded === null) return refused(this.cannot());
    const now = Date.now();
    // Where no address is known, nobody is stopped by what another one tries.
    const sender = from === '' ? device : from;
    const wait = isGuess(call) ? this.guesses.wait(sender, now) : 0;
    if (wait > 0) return refused('http/too-many', wait);
    const { room, lexicon } = loaded;
    // A seat may move to another device of its owner's while nobody new comes in.
    const bar = this.door.barByHost(room, device);
    const isShut = bar === 'locked' && call.type === 'enter';
    if (bar === 'removed' || (isShut && admits(room, device))) return refused(`room/${bar}`);
    const done = onLink(room, device, call, this.keeper.world(room, lexicon));
    if (!done.ok) {
      if (done.error.code === 'link/not-valid') this.guesses.wrong(sender, now);
      return refused(done.error.code);
    }
    // Of a private room only a good token is told that it is locked.
    if (isShut) return refused('room/locked');
    const at = seatOfDevice(done.value.room, device);
    const before = at === null ? null : room.seats[at];
    // Of links only one that moves a seat changes whose it is.
    if (before && before.device !== device) this.talk.seatMoves(room, before.device, device);
    this.keeper.perform(done.value, null);
    return given(done.value.answer);
  }

  /** What a watcher may know: `RoomSummary`. */
  look(device: string | null): Reply {
    const { room } = this.keeper;
    if (room === null) return refused(this.cannot());
    const bar = this.door.barTo(room, device);
    if (bar !== null) return refused(`room/${bar}`);
    return given(viewSummary(room, this.attendance.presence(room, millis(Date.now()))));
  }

  /** What a watcher would be told on a socket, an `UpdateMessage`: for those for whom there is none. */
  watch(known: Known, device: string | null): WatchReply {
    const { room } = this.keeper;
    if (room === null) return { ...refused(this.cannot()), shared: null };
    const bar = this.door.barTo(room, device);
    if (bar !== null) return { ...refused(`room/${bar}`), shared: null };
    const history = historyOf(room, known, (step) => this.store.madeAt(step));
    const update = this.messenger.watcherUpdate(room, history === 'same' ? known.after : seq(0));
    const { epoch, after } = update;
    const about = {
      ...{ epoch, seq: room.seq, opening: seq(room.openedAt - 1) },
      ...{ after, at: this.store.madeAt(after) },
    };
    const isOpen = this.door.barTo(room, null) === null;
    return { ...given(update), shared: isOpen ? { ...about, removed: this.talk.removed() } : null };
  }

  /** The `GameRecord` of a finished game. */
  record(game: number, device: string | null): Reply {
    const { room } = this.keeper;
    if (room === null) return refused(this.cannot());
    const bar = this.door.barTo(room, device);
    if (bar !== null) return refused(`room/${bar}`);
    const record = viewRecord(this.store.log(), game);
    return record.ok ? given(record.value) : refused(record.error.code);
  }

  /** The upgrade; the Worker has checked where it comes from. */
  override async fetch(request: Request): Promise<Response> {
    const call = v.parse(SocketCall, Object.fromEntries(new URL(request.url).searchParams));
    const loaded = await this.keeper.words();
    const { 0: client, 1: server } = new WebSocketPair();
    if (loaded === null) {
      server.accept();
      this.hangUp(server);
    } else {
      this.join(loaded, server, call);
    }
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    try {
      this.receive(socket, frame);
    } catch (error) {
      logFailure('room/message', error);
      // Applied or not, the client cannot know: it comes back and sends its command again, which is applied once.
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

  override async alarm(info?: AlarmInvocationInfo): Promise<void> {
    await this.keeper.alarmCame(info?.retryCount);
  }

  private join(loaded: Loaded, socket: WebSocket, call: v.InferOutput<typeof SocketCall>): void {
    const { room } = loaded;
    const { device, tab, from } = call;
    const heardAt = Date.now();
    const bar = this.door.barTo(room, device);
    if (bar !== null) {
      socket.accept();
      socket.close(closeCodeOf(bar), bar);
      return;
    }
    if (!this.limits.arrival(seatOfDevice(room, device) === null ? null : device, from, heardAt)) {
      socket.accept();
      socket.close(CLOSE.policy, 'too many');
      return;
    }
    const attachment = { device, tab, from, heardAt, away: false, closed: false };
    const history = historyOf(room, call, (step) => this.store.madeAt(step));
    // For whoever watches nobody else is troubled: he is told the whole game, that is all.
    if (history === 'undone' && seatOfDevice(room, device) !== null) this.keeper.beginEpoch(loaded);
    const now = this.keeper.loaded ?? loaded;
    if (!this.sockets.accept(now.room, socket, attachment)) return;
    const after = history === 'same' ? call.after : seq(0);
    this.messenger.update(now.room, { socket, attachment }, after, null);
    this.keeper.lookAtTime(now);
    this.messenger.presenceAll(this.keeper.room ?? room, socket);
  }

  private receive(socket: WebSocket, frame: string | ArrayBuffer): void {
    const known = attachmentOf(socket);
    if (known?.closed || socket.readyState !== WebSocket.OPEN) return;
    const { loaded } = this.keeper;
    if (loaded === null || known === null) {
      this.hangUp(socket);
      return;
    }
    const { room, lexicon } = loaded;
    const now = Date.now();
    const seat = seatOfDevice(room, known.device);
    const inbound = readFrame(
      frame,
      () => this.limits.message(socket, seat === null ? null : known.device, now),
      (mark) => this.sockets.hasRead(socket, mark),
    );
    if (inbound.type === 'seen') return;
    const away = awayNow(inbound) ?? known.away;
    const sender = { socket, attachment: { ...known, heardAt: now, away } };
    if (inbound.type === 'close') {
      closeFor(sender, inbound.code, inbound.reason);
      return;
    }
    socket.serializeAttachment(sender.attachment);
    if (inbound.type === 'refuse') {
      this.messenger.refuse(room, sender, inbound.id, inbound.error);
      return;
    }
    if (isTalk(inbound.message)) {
      this.keeper.lookAtTime(loaded);
      this.talk.hear(this.keeper.room ?? room, sender, inbound.message);
      // The host may have barred somebody: what he was told before is not told him again.
      if (inbound.message.type !== 'say' && inbound.message.type !== 'chat') looks.forget(room.id);
      return;
    }
    this.keeper.perform(onMessage(room, seat, inbound.message, this.keeper.world(room, lexicon)), sender);
    if (seat !== null && away !== known.away) this.messenger.presenceAll(this.keeper.room ?? room, socket);
  }

  /** A socket has gone. A last play may wait for its seat, whose time then stops. */
  private presenceChanged(gone: WebSocket): void {
    const { room, loaded } = this.keeper;
    if (room === null) return;
    attempt(() => loaded !== null && this.keeper.lookAtTime(loaded));
    attempt(() => this.messenger.presenceAll(this.keeper.room ?? room, gone));
  }

  private hangUp(socket: WebSocket): void {
    close(socket, this.keeper.room === null ? CLOSE.gone : CLOSE.serverError, this.cannot());
  }

  private cannot(): 'room/gone' | 'room/unavailable' {
    return this.keeper.room === null ? 'room/gone' : 'room/unavailable';
  }
}

/** What fails is logged; what comes behind it is done nevertheless. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    logFailure('room/presence', error);
  }
}

/** What a frame says of whether its page is looked at; null where it says nothing. */
const awayNow = (inbound: Inbound): boolean | null =>
  inbound.type === 'read' && inbound.message.type === 'away' ? inbound.message.away : null;
