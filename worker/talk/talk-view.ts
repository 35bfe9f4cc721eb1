import { type Seat, seat } from '../../engine/base/units.ts';
import { MAX_TOLD_LINES } from '../../engine/protocol/limits.ts';
import type { ChatLine, ChatMessage, HostView, HouseMessage } from '../../engine/protocol/talk-view.ts';
import { type House, isMarked, type Visitors } from './house.ts';
import type { Line } from './saying.ts';

/** Who reads: the room's number for them, null without a cookie, and their seat, null for a watcher. */
export interface Reader {
  readonly person: string | null;
  readonly seat: Seat | null;
  /** Whether it is a player, though it be with a device that the seat has moved away from. */
  readonly plays: boolean;
}

/** How a text of somebody's is shown in this house. */
export type Shown = (text: string) => string;

// The one door for chat and house. Every field is named, so that a new one stays inside.

/** Those of `lines` that `reader` may read: the newest, as many as can be told at once without flooding a slow one. */
export function viewChat(
  lines: readonly Line[],
  reader: Reader,
  how: Pick<ChatMessage, 'whole' | 'ack'>,
  shown: Shown,
): ChatMessage {
  const readable = lines.filter(
    ({ audience, person }) =>
      audience === 'all' || !reader.plays || (person !== null && person === reader.person),
  );
  return {
    type: 'chat',
    whole: how.whole,
    lines: newestOf(readable).map((line) => viewLine(line, reader, shown)),
    ack: how.ack,
  };
}

function newestOf(lines: readonly Line[]): readonly Line[] {
  let units = 0;
  const first = lines.findLastIndex(({ text }) => {
    units += text.length;
    return units > MAX_TOLD_LINES;
  });
  return lines.slice(first + 1);
}

/** How the house stands for `reader`; who watches is told to the host alone. */
export function viewHouse(
  house: House,
  reader: Reader,
  host: { readonly seat: Seat | null; readonly visitors: () => Omit<Visitors, 'own'> },
  ack: string | null,
  shown: Shown,
): HouseMessage {
  const isHost = reader.seat !== null && reader.seat === host.seat;
  return {
    type: 'house',
    edition: house.edition,
    chatClosed: house.chatClosed,
    masked: house.masked,
    locked: house.admitted !== null,
    muted: !isHost && reader.person !== null && isMarked(house.muted, reader.person),
    watcher: reader.person,
    host: isHost ? viewForHost(house, host.visitors(), shown) : null,
    ack,
  };
}

function viewForHost(house: House, { seats, here, watchers }: Omit<Visitors, 'own'>, shown: Shown): HostView {
  const known = watchers.filter(
    ({ person }) => here.includes(person) || isMarked(house.muted, person) || isMarked(house.removed, person),
  );
  return {
    watchers: known.map(({ person, name }) => ({
      watcher: person,
      name: name && shown(name),
      here: here.includes(person),
      muted: isMarked(house.muted, person),
      removed: isMarked(house.removed, person),
    })),
    mutedSeats: seats.flatMap((person, at) =>
      person !== null && isMarked(house.muted, person) ? [seat(at)] : [],
    ),
  };
}

function viewLine(line: Line, { person }: Reader, shown: Shown): ChatLine {
  return {
    id: line.id,
    at: line.at,
    seat: line.seat,
    watcher: line.seat === null ? line.person : null,
    name: line.name && shown(line.name),
    text: shown(line.text),
    own: line.person === person,
    watchersOnly: line.audience === 'watchers',
  };
}
