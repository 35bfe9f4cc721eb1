import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Seat } from '../../engine/base/units.ts';
import { unreachable } from '../../engine/base/unreachable.ts';
import type { TalkMessage } from '../../engine/protocol/client-message.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import { MAX_MARKED, REMEMBERED_HOUSE_COMMANDS } from '../../engine/protocol/limits.ts';

/** What the host has set about chat and visitors. Plain data, stored beside the room's log, of which it is no part. */
export interface House {
  /** How often lines that were sent have changed or gone. */
  readonly edition: number;
  readonly chatClosed: boolean;
  /** Whether rude words are hidden. */
  readonly masked: boolean;
  /** Who may come in though the room is locked: all who were here when it was; null while it is open. */
  readonly admitted: readonly string[] | null;
  readonly muted: readonly Marked[];
  readonly removed: readonly Marked[];
  /** Ids of the commands that made it so, the last ones: a repeat changes nothing any more (rule M3). */
  readonly done: readonly string[];
}

/** Somebody whom the host has muted or removed, as he was called then. */
export interface Marked {
  readonly person: string;
  readonly name: string | null;
  /** Whose mark it was first, where it has come along with a seat. */
  readonly origin?: string;
}

export const OPEN_HOUSE: House = {
  edition: 0,
  chatClosed: false,
  masked: false,
  admitted: null,
  muted: [],
  removed: [],
  done: [],
};

export type HouseCommand = Exclude<TalkMessage, { type: 'say' | 'chat' }>;

/** Whom a host's command can be about. */
export interface Visitors {
  readonly own: Seat;
  /** Who has made the room, where it is private; else null. */
  readonly maker: string | null;
  /** By seat: who has it; null where nobody or a computer sits. */
  readonly seats: readonly (string | null)[];
  /** Everybody who is here, seated or not. */
  readonly here: readonly string[];
  /** Those without a seat who are here, have said something, or are muted or removed. */
  readonly watchers: readonly Marked[];
}

/** The house after a command of the host; the same object where that is how it stands already. */
export function decideHouse(house: House, command: HouseCommand, visitors: Visitors): Result<House, Refusal> {
  switch (command.type) {
    case 'closeChat':
      return ok(command.closed === house.chatClosed ? house : { ...house, chatClosed: command.closed });
    case 'maskWords':
      return ok(command.masked === house.masked ? house : { ...anew(house), masked: command.masked });
    case 'lockRoom':
      if (command.locked === (house.admitted !== null)) return ok(house);
      return ok({ ...house, admitted: command.locked ? everybody(visitors) : null });
    case 'mute': {
      const watcher = visitors.watchers.find(({ person }) => person === command.watcher);
      return watcher ? mark(house, 'muted', watcher, command.muted) : err({ code: 'room/no-such-watcher' });
    }
    case 'muteSeat': {
      const person = visitors.seats[command.seat];
      if (!person) return err({ code: 'room/no-such-seat', seats: visitors.seats.length });
      if (command.seat === visitors.own) return err({ code: 'room/own-seat' });
      return mark(house, 'muted', { person, name: null }, command.muted);
    }
    case 'remove': {
      const watcher = visitors.watchers.find(({ person }) => person === command.watcher);
      if (!watcher) return err({ code: 'room/no-such-watcher' });
      if (command.removed && watcher.person === visitors.maker) return err({ code: 'room/is-maker' });
      return mark(house, 'removed', watcher, command.removed);
    }
    default:
      return unreachable(command);
  }
}

/** The house with one more command of which a repeat is known. */
export const withDone = (house: House, command: string): House => ({
  ...house,
  done: [...house.done, command].slice(-REMEMBERED_HOUSE_COMMANDS),
});

/** Why somebody may not come in; null for who may. A seat is always let in. */
export function barred(house: House, person: string | null, isSeated: boolean): 'removed' | 'locked' | null {
  if (isSeated) return null;
  if (person !== null && isMarked(house.removed, person)) return 'removed';
  if (house.admitted === null) return null;
  return person !== null && house.admitted.includes(person) ? null : 'locked';
}

/** The house after a seat has moved from one's device to another's: who is muted has not got rid of it by that (rule I7). */
export function afterMove(house: House, from: string, to: string): House {
  const mark = house.muted.find(({ person }) => person === from);
  if (mark === undefined) return house;
  const before = house.muted.find(({ person }) => person === to);
  const others = house.muted.filter((each) => each !== before);
  const moved = { person: to, name: before?.name ?? null, origin: originOf(mark) };
  return { ...house, muted: [...others, moved] };
}

const originOf = ({ person, origin = person }: Marked): string => origin;

export const isMarked = (marked: readonly Marked[], person: string): boolean =>
  marked.some((each) => each.person === person);

function mark(house: House, how: 'muted' | 'removed', who: Marked, on: boolean): Result<House, Refusal> {
  const before = house[how];
  const mark = before.find(({ person }) => person === who.person);
  if ((mark !== undefined) === on) return ok(house);
  if (on && before.length >= MAX_MARKED) return err({ code: 'room/too-many-changes' });
  // It goes from all devices that it came along to: they are one player's.
  const after = mark ? before.filter((each) => originOf(each) !== originOf(mark)) : [...before, who];
  // With whoever is removed goes what he said.
  return ok({ ...(how === 'removed' && on ? anew(house) : house), [how]: after });
}

const anew = (house: House): House => ({ ...house, edition: house.edition + 1 });

const everybody = ({ seats, here }: Visitors): readonly string[] => [
  ...new Set([...seats.filter((person) => person !== null), ...here]),
];
