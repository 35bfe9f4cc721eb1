import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../engine/base/result.ts';
import type { InviteMade, LinkError } from '../../engine/protocol/links.ts';
import { admits } from './admission.ts';
import { makeInvite, useInvite, withdrawInvite } from './invites.ts';
import { append, type Decision } from './room-core.ts';
import type { RoomEnv } from './room-env.ts';
import type { StoredEvent } from './room-events.ts';
import type { RoomState } from './room-state.ts';

/** What the Worker asks about links that carry a token, for a device. Of a token the room keeps the hash. */
export type LinkCall =
  | { readonly type: 'invite'; readonly token: string }
  | { readonly type: 'withdraw'; readonly invite: number }
  | { readonly type: 'enter'; readonly token: string };

export type LinkRefusal = LinkError | { readonly code: 'room/not-host' | 'room/private' };

/** A decision, and what its caller is told. */
export interface LinkDeed extends Decision {
  readonly answer: unknown;
}

/** What a call about links leads to. */
export function onLink(
  room: RoomState,
  device: string,
  call: LinkCall,
  env: RoomEnv,
): Result<LinkDeed, LinkRefusal> {
  switch (call.type) {
    case 'invite': {
      if (!admits(room, device)) return err({ code: 'room/private' });
      const { token } = call;
      return deed(room, makeInvite(room, device, hashOf(token), env.now), env, (next) => {
        const made = next.admission?.invites.at(-1);
        return made && ({ invite: made.invite, token, until: made.until } satisfies InviteMade);
      });
    }
    case 'withdraw':
      if (!admits(room, device)) return err({ code: 'room/private' });
      return deed(room, withdrawInvite(room, device, call.invite), env);
    case 'enter':
      return deed(room, useInvite(room, device, hashOf(call.token), env.now), env);
  }
}

/** Whether a call could find a token out. */
export const isGuess = ({ type }: LinkCall): boolean => type === 'enter';

function deed(
  room: RoomState,
  events: Result<readonly StoredEvent[], LinkRefusal>,
  env: RoomEnv,
  answer: (next: RoomState) => unknown = () => null,
): Result<LinkDeed, LinkRefusal> {
  if (!events.ok) return events;
  const done =
    events.value.length === 0 ? { room, effects: [] } : append(room, { events: events.value }, null, env);
  return ok({ ...done, answer: answer(done.room) });
}

const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
