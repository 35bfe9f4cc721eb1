import type { LinkWords } from '../link-words.ts';

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
  opening: 'Opening the room',
  scan: 'or scan it',
  startPage: 'Start page',
  noCookies: {
    text: 'This browser keeps no cookies, so it cannot hold a seat.',
    safe: 'Allow cookies for this site, or open the link in another browser. The browser inside a chat app keeps its own: copy the link and open it in the browser that you use.',
  },
};
