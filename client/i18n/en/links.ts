import type { LinkWords } from '../link-words.ts';
import { listed, nameAt } from './words.ts';

export const links: LinkWords = {
  privateRoom: 'Private: only who is invited comes in',
  privateNote: 'Each person gets a link of their own, which works once. Others see nothing of the room.',
  invited: {
    title: 'You are invited to a private room',
    text: 'Your link lets one person in, on one device. It is used up when you press.',
    button: 'Come in',
  },
  uninvited: {
    title: 'This is a private room',
    text: 'Only who is invited comes in. Ask whoever plays here for a link of your own.',
  },
  invites: {
    title: 'Invites to this room',
    text: 'One link for each person. It works once, within a week, and can be withdrawn until it is used.',
  },
  makeInvite: 'Make an invite link',
  inviteNote: 'This link is shown on this page only. Send it to one person.',
  inviteLink: 'Invite link',
  inviteQr: 'The invite link as a QR code',
  inviteName: (invite) => `Invite ${invite}`,
  inviteStates: { open: 'not used yet', used: 'used', expired: 'expired' },
  lostInvite: 'not used yet, link not shown again',
  lostInvites:
    'A link is shown only on the page that made it, until that is closed or loaded again. The room keeps no links. One that you have sent still works; for one that is lost make another in its place, which ends the old one.',
  showInvite: (invite) => `Show invite ${invite}`,
  replaceInvite: (invite) => `Make another in place of invite ${invite}`,
  withdrawInvite: (invite) => `Withdraw invite ${invite}`,
  hostInvites: 'This room is private. Its host invites the others.',
  menu: 'More of this room',
  roomLink: 'Link to this room',
  moveSeat: {
    title: 'Move my seat to another device',
    text: 'Open a link on the other device, or scan it there, and press “Take the seat over”. This device then watches. Whoever presses first has your seat, so send the link to nobody else.',
    button: 'Make the link',
  },
  moveAgain: 'Make another link',
  moveNote: 'It works once, within ten minutes. A new one ends this one.',
  moveLink: 'Link for your other device',
  moveQr: 'The link for your other device as a QR code',
  takeOver: (name) => ({
    title: `Take over ${name}’s seat on this device?`,
    text: `You play on here as ${name}. The other device then only watches.`,
    button: 'Take the seat over',
  }),
  looking: 'Looking at the link',
  notNow: 'Not now',
  toRoom: 'Go to the room',
  noMove: 'The seat stays where it is',
  movedAway: {
    title: 'Your seat has moved to another device',
    text: 'You play on there, and this device has no seat any more. It can watch. To come back, move the seat again from there.',
    button: 'Watch here',
  },
  moved: (seat, { names, you }) =>
    seat === you ? 'You play on this device now.' : `${nameAt(names, seat)} plays on another device now.`,
  deletion: { title: 'Delete this room' },
  deleteRoom: (others, { names }) => {
    const who = listed(others.map((seat) => nameAt(names, seat)));
    const gone =
      'Its games, its record and its link are deleted for everybody, and nobody can bring them back.';
    if (others.length === 0) return { title: 'Delete this room?', text: gone, button: 'Delete the room' };
    return {
      title: 'Delete this room?',
      text: `${gone} It needs the consent of ${who}. The question stands until it is answered or you take it back.`,
      button: `Ask ${who}`,
    };
  },
  deleteLater: 'A game is being played. Call it off first, or play it to its end.',
  keepRoom: 'Keep the room',
  questionOpen: 'This question is open already. It has to be answered first.',
  deleted: {
    title: 'This room is deleted',
    text: 'All who had a seat agreed to it. Nothing of the room is left.',
  },
  gone: {
    title: 'This room has closed',
    text: 'Those who played in it have deleted it, or its time was over: a room is kept for 30 days after its last game, and for seven days when no game begins. Nothing of it is left.',
  },
  scan: 'or scan it',
  startPage: 'Start page',
  noCookies: {
    text: 'This browser keeps no cookies, so it cannot hold a seat.',
    safe: 'Allow cookies for this site, or open the link in another browser. The browser inside a chat app keeps its own: copy the link and open it in the browser that you use.',
  },
};
