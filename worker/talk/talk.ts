import { millis } from '../../engine/base/units.ts';
import type { TalkMessage } from '../../engine/protocol/client-message.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { ServerMessage } from '../../engine/protocol/server-message.ts';
import { makerOf } from '../room/links/admission.ts';
import type { Door } from '../room/sockets/door.ts';
import type { Messenger } from '../room/sockets/messenger.ts';
import type { Connection, Sockets } from '../room/sockets/sockets.ts';
import { isAtTable } from '../room/state/changes.ts';
import type { RoomState } from '../room/state/room-state.ts';
import { hostOf, isOfNow, phaseOf, seatOfDevice } from '../room/state/seats.ts';
import { afterMove, decideHouse, type House, type HouseCommand, type Visitors, withDone } from './house.ts';
import { Masking } from './masking.ts';
import { personOf } from './person.ts';
import { type Line, lineOf } from './saying.ts';
import type { TalkStore } from './talk-store.ts';
import { type Reader, type Shown, viewChat, viewHouse } from './talk-view.ts';

/** What is said beside a room's game, and who may be there to say it. */
export class Talk {
  private readonly store: TalkStore;
  private readonly sockets: Sockets;
  private readonly messenger: Messenger;
  private readonly door: Door;
  private readonly masking = new Masking();

  constructor(store: TalkStore, sockets: Sockets, messenger: Messenger, door: Door) {
    this.store = store;
    this.sockets = sockets;
    this.messenger = messenger;
    this.door = door;
  }

  /** Whom the host has removed. */
  removed(): readonly string[] {
    return this.store.house().removed.map(({ person }) => person);
  }

  /** A seat moves to another device, hashes both: with it goes that whoever has it is muted. */
  seatMoves(room: RoomState, from: string, to: string): void {
    const before = this.store.house();
    const house = afterMove(before, personOf(room.id, from), personOf(room.id, to));
    if (house !== before) this.store.keepHouse(house, null);
  }

  /** The names under which watchers have spoken to all, but for whoever has a device. */
  watchersNames(room: RoomState, but: string): readonly string[] {
    return this.store.publicNames(personOf(room.id, but));
  }

  /** Answers a message, and tells everybody what came of it. */
  hear(room: RoomState, sender: Connection, message: TalkMessage): void {
    const house = this.store.house();
    switch (message.type) {
      case 'chat':
        this.tellHouse(room, house, sender, null);
        this.tell(
          sender,
          viewChat(
            this.store.linesAfter(message.after),
            readerOf(room, sender),
            { whole: message.after === 0, ack: null },
            this.shownIn(house),
          ),
        );
        return;
      case 'say':
        this.say(room, house, sender, message);
        return;
      default:
        this.command(room, house, sender, message);
    }
  }

  private say(
    room: RoomState,
    house: House,
    sender: Connection,
    message: Extract<TalkMessage, { type: 'say' }>,
  ): void {
    if (this.store.isSaid(message.id)) {
      this.tellLines(room, house, this.store.linesOfCommand(message.id), sender, message.id);
      return;
    }
    const { person, seat } = readerOf(room, sender);
    const audience = seat === null && phaseOf(room) === 'playing' ? 'watchers' : 'all';
    const line = lineOf(
      house,
      message,
      {
        person,
        seat,
        seatName: seat === null ? null : (room.seats[seat]?.name ?? null),
        isHost: seat !== null && seat === hostOf(room),
        audience,
        otherNames: this.namesBeside(room, person, audience),
        saidAt: person === null ? null : this.store.saidAt(person),
        watchersSaidAt: this.store.watchersSaidAt(),
      },
      millis(Date.now()),
    );
    if (!line.ok) {
      this.refuse(room, sender, message.id, line.error);
      return;
    }
    const kept = this.store.keepLine(line.value, message.id);
    for (const each of this.sockets.open()) {
      this.tellLines(room, house, [kept], each, each.socket === sender.socket ? message.id : null);
    }
  }

  private command(room: RoomState, before: House, sender: Connection, command: HouseCommand): void {
    if (before.done.includes(command.id)) {
      this.tellHouse(room, before, sender, command.id);
      return;
    }
    const host = hostOf(room);
    const { seat } = readerOf(room, sender);
    if (seat === null || seat !== host) {
      this.refuse(room, sender, command.id, seat === null ? NOT_SEATED : { code: 'room/not-host', host });
      return;
    }
    if (command.type === 'muteSeat' && !isOfNow(room, command.expect)) {
      this.refuse(room, sender, command.id, { code: 'room/seats-changed' });
      return;
    }
    const decided = decideHouse(before, command, { ...this.visitors(room, before), own: seat });
    if (!decided.ok) {
      this.refuse(room, sender, command.id, decided.error);
      return;
    }
    // Remembered though it has nothing to do now: it must not do anything later.
    if (decided.value === before) {
      this.store.keepHouse(withDone(before, command.id), null);
      this.tellHouse(room, before, sender, command.id);
      return;
    }
    const leaver = command.type === 'remove' && command.removed ? command.watcher : null;
    const house = withDone(decided.value, command.id);
    this.store.keepHouse(house, leaver);
    this.door.sendAway(room);
    for (const each of this.sockets.open()) {
      this.tellHouse(room, house, each, each.socket === sender.socket ? command.id : null);
    }
  }

  private tellLines(
    room: RoomState,
    house: House,
    lines: readonly Line[],
    to: Connection,
    ack: string | null,
  ): void {
    const message = viewChat(lines, readerOf(room, to), { whole: false, ack }, this.shownIn(house));
    if (message.lines.length > 0 || ack !== null) this.tell(to, message);
  }

  private tellHouse(room: RoomState, house: House, to: Connection, ack: string | null): void {
    const host = { seat: hostOf(room), visitors: () => this.visitors(room, house) };
    this.tell(to, viewHouse(house, readerOf(room, to), host, ack, this.shownIn(house)));
  }

  private readonly shownIn = ({ masked }: House): Shown => (masked ? this.masking.shown : AS_IT_IS);

  private visitors(room: RoomState, house: House): Omit<Visitors, 'own'> {
    const seats = room.seats.map((holder) =>
      holder === null || holder.device === '' ? null : personOf(room.id, holder.device),
    );
    const here = new Set(this.sockets.open().flatMap((each) => readerOf(room, each).person ?? []));
    const names = new Map([
      ...[...house.muted, ...house.removed].map(({ person, name }) => [person, name] as const),
      ...this.store.watchersNames('all'),
    ]);
    const known = new Set([...here, ...names.keys(), ...this.store.watchersNames('watchers').keys()]);
    const maker = makerOf(room);
    return {
      maker: maker === null ? null : personOf(room.id, maker),
      seats,
      here: [...here],
      watchers: [...known]
        .filter((person) => !seats.includes(person))
        .map((person) => ({ person, name: names.get(person) ?? null })),
    };
  }

  /** Names that somebody else has, as far as those know of them who will read a line. */
  private namesBeside(room: RoomState, person: string | null, audience: Line['audience']): readonly string[] {
    const watchers = [...this.store.watchersNames(audience)].filter(([other]) => other !== person);
    const names = [...room.seats.map((holder) => holder?.name), ...watchers.map(([, name]) => name)];
    return names.filter((name) => typeof name === 'string');
  }

  private refuse(room: RoomState, to: Connection, id: string, error: Refusal): void {
    this.messenger.refuse(room, to, id, error);
  }

  private tell(to: Connection, message: ServerMessage): void {
    this.sockets.send(to, JSON.stringify(message));
  }
}

const AS_IT_IS: Shown = (text) => text;

const NOT_SEATED = { code: 'room/not-seated' } as const;

const readerOf = (room: RoomState, { attachment: { device } }: Connection): Reader => ({
  person: device === null ? null : personOf(room.id, device),
  seat: seatOfDevice(room, device),
  plays: device !== null && isAtTable(room, device),
});
