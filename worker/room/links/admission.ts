import type { Millis } from '../../../engine/base/units.ts';
import type { RoomState } from '../state/room-state.ts';
import { sameHash } from '../state/same-hash.ts';

/** Who may come into a private room, and with what (rules I5, I6). Plain data, part of the room's state. */
export interface Admission {
  /** Devices that are in, by their tokens' hashes. Whoever has a seat is among them. */
  readonly members: readonly string[];
  /** Those that are used and those that can be; what was withdrawn or has expired is forgotten sooner or later. */
  readonly invites: readonly Invite[];
  /** How many were ever made. */
  readonly made: number;
}

export interface Invite {
  readonly invite: number;
  /** SHA-256 of its token. */
  readonly hash: string;
  readonly until: Millis;
  readonly used: boolean;
}

export type AdmissionEvent =
  | { readonly type: 'inviteMade'; readonly invite: number; readonly hash: string; readonly until: Millis }
  | { readonly type: 'inviteUsed'; readonly invite: number; readonly device: string }
  | { readonly type: 'inviteWithdrawn'; readonly invite: number };

/** Nobody but who made the room. */
export const newAdmission = (maker: string): Admission => ({ members: [maker], invites: [], made: 0 });

/** A device more that is in. */
export const withMember = (before: Admission, device: string): Admission =>
  before.members.includes(device) ? before : { ...before, members: [...before.members, device] };

/** The device that made the room, where it is private: the first that was in. */
export const makerOf = ({ admission }: Pick<RoomState, 'admission'>): string | null =>
  admission?.members[0] ?? null;

/** The admission after one more event of the room's log. */
export function evolveAdmission(before: Admission, event: AdmissionEvent, now: Millis): Admission {
  switch (event.type) {
    case 'inviteMade': {
      const { invite, hash, until } = event;
      const kept = before.invites.filter((each) => each.used || each.until > now);
      return { ...before, invites: [...kept, { invite, hash, until, used: false }], made: invite };
    }
    case 'inviteUsed':
      return {
        ...withMember(before, event.device),
        invites: before.invites.map((each) =>
          each.invite === event.invite ? { ...each, used: true } : each,
        ),
      };
    case 'inviteWithdrawn':
      return { ...before, invites: before.invites.filter((each) => each.invite !== event.invite) };
  }
}

/** Whether a device may see anything of the room: every device of an open one, of a private one its members. */
export function admits({ admission }: Pick<RoomState, 'admission'>, device: string | null): boolean {
  if (admission === null) return true;
  // All are compared, so that the time does not tell which it was.
  return device !== null && admission.members.map((member) => sameHash(member, device)).includes(true);
}
