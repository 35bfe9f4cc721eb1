import type { SeatMoveWords } from '../link-words.ts';
import { nameAt } from './words.ts';

export const seatMove: SeatMoveWords = {
  move: {
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
};
