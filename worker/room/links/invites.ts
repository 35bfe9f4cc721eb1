import { err, ok, type Result } from '../../../engine/base/result.ts';
import { type Millis, millis } from '../../../engine/base/units.ts';
import { INVITE_LASTS, MAX_INVITES, MAX_OPEN_INVITES } from '../../../engine/protocol/limits.ts';
import type { LinkError } from '../../../engine/protocol/links.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { RoomState } from '../state/room-state.ts';
import { sameHash } from '../state/same-hash.ts';
import { hostOf, seatOfDevice } from '../state/seats.ts';
import { admits } from './admission.ts';

type Events = Result<readonly StoredEvent[], LinkError | { readonly code: 'room/not-host' }>;

/** A new invite, which is the host's to make (rule I6). `hash` is that of its token. */
export function makeInvite(room: RoomState, device: string, hash: string, now: Millis): Events {
  const { admission } = room;
  if (admission === null) return err({ code: 'room/not-private' });
  if (!isHost(room, device)) return err({ code: 'room/not-host' });
  const open = admission.invites.filter(({ used, until }) => !used && until > now);
  if (open.length >= MAX_OPEN_INVITES || admission.made >= MAX_INVITES) {
    return err({ code: 'invite/too-many' });
  }
  const until = millis(now + INVITE_LASTS);
  return ok([{ type: 'inviteMade', invite: admission.made + 1, hash, until }]);
}

/** Takes an invite back, unless it is used; one that is not there is withdrawn already. */
export function withdrawInvite(room: RoomState, device: string, invite: number): Events {
  if (room.admission === null) return err({ code: 'room/not-private' });
  if (!isHost(room, device)) return err({ code: 'room/not-host' });
  const isOpen = room.admission.invites.some((each) => each.invite === invite && !each.used);
  return ok(isOpen ? [{ type: 'inviteWithdrawn', invite }] : []);
}

/** Lets a device in. Who is in uses nothing up: asked again, it is the same answer. */
export function useInvite(room: RoomState, device: string, hash: string, now: Millis): Events {
  if (room.admission === null) return err({ code: 'room/not-private' });
  if (admits(room, device)) return ok([]);
  // All are compared, so that the time does not tell which it was.
  const [found] = room.admission.invites.filter((each) => sameHash(each.hash, hash));
  if (found === undefined || found.used || found.until <= now) return err({ code: 'link/not-valid' });
  return ok([{ type: 'inviteUsed', invite: found.invite, device }]);
}

function isHost(room: RoomState, device: string): boolean {
  const seat = seatOfDevice(room, device);
  return seat !== null && seat === hostOf(room);
}
