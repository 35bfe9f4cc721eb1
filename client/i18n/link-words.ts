import type { Seat } from '../../engine/base/units.ts';
import type { InviteNow } from '../state/invites.ts';
import type { People } from '../state/people.ts';
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
  /** Of an open invite whose link this page does not have, and of such as a whole. */
  readonly lostInvite: string;
  readonly lostInvites: string;
  readonly showInvite: (invite: number) => string;
  readonly replaceInvite: (invite: number) => string;
  readonly withdrawInvite: (invite: number) => string;
  /** Of a private room, to who is not its host. */
  readonly hostInvites: string;
  /** Of the menu of a room, and what stands in it. */
  readonly menu: string;
  readonly roomLink: string;
  readonly opening: string;
  readonly scan: string;
  readonly startPage: string;
  /** What a browser that refuses cookies cannot do, and what helps. */
  readonly noCookies: Said;
}

/** What is said of moving a seat to another device. */
export interface SeatMoveWords {
  readonly move: VerdictSaid & { readonly button: string };
  /** The same button when a link has been made. */
  readonly moveAgain: string;
  readonly moveNote: string;
  readonly moveLink: string;
  readonly moveQr: string;
  /** On the other device: whose seat it is, and what the press does. */
  readonly takeOver: (name: string) => VerdictSaid & { readonly button: string };
  readonly looking: string;
  readonly notNow: string;
  readonly toRoom: string;
  readonly noMove: string;
  /** On the device that has no seat any more. */
  readonly movedAway: VerdictSaid & { readonly button: string };
  /** To the others at the table. */
  readonly moved: (seat: Seat, people: People) => string;
}

/** What is said of a room’s end. */
export interface DeletionWords {
  /** Of the deletion of a room: what it takes, by whom else; a game that runs comes first. */
  readonly title: string;
  readonly deleteRoom: (others: readonly Seat[], people: People) => VerdictSaid & { readonly button: string };
  readonly deleteLater: string;
  readonly keepRoom: string;
  readonly questionOpen: string;
  /** The page of a room that was deleted since all agreed. */
  readonly deleted: VerdictSaid;
  /** The page of a room that is gone, to who has not been told why. */
  readonly gone: VerdictSaid;
}
