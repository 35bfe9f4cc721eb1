import type { InviteNow } from '../state/invites.ts';
import type { Said, VerdictSaid } from './language.ts';

/** What is said of private rooms and of links that carry a token. */
export interface LinkWords {
  /** Of the form that makes a room. */
  readonly privateRoom: string;
  readonly privateNote: string;
  /** The page of a private room for who is not in: with an invite, and without one. */
  readonly invited: VerdictSaid & { readonly button: string };
  readonly uninvited: VerdictSaid;
  /** The host's invites. */
  readonly invites: VerdictSaid;
  readonly makeInvite: string;
  /** What the link that was made just now is good for. */
  readonly inviteNote: string;
  readonly inviteLink: string;
  readonly inviteQr: string;
  readonly inviteName: (invite: number) => string;
  readonly inviteStates: Readonly<Record<InviteNow['state'], string>>;
  readonly showInvite: (invite: number) => string;
  readonly withdrawInvite: (invite: number) => string;
  /** Of a private room, to who is not its host. */
  readonly hostInvites: string;
  readonly scan: string;
  readonly startPage: string;
  /** What a browser that refuses cookies cannot do, and what helps. */
  readonly noCookies: Said;
}
