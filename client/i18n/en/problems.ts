import type { Language, Said } from '../language.ts';
import { links } from './links.ts';

const TRY_AGAIN = 'Nothing is lost. Try again in a moment.';

/** What the API refused. */
export const problems: Language['problems'] = {
  'net/offline': { text: 'No connection.', safe: TRY_AGAIN },
  'net/unreadable': { text: 'The server could not answer.', safe: TRY_AGAIN },
  'server/failed': { text: 'The server could not do this.', safe: TRY_AGAIN },
  'room/unknown': { text: 'There is no room behind this link. It may have a typing error.' },
  'room/gone': { text: 'This room is deleted: by those who played in it, or because its time was over.' },
  'room/unavailable': { text: 'The room cannot answer now.', safe: TRY_AGAIN },
  'room/full': { text: 'All seats are taken. You can watch.' },
  'room/seat-taken': { text: 'This seat is taken.' },
  'room/seat-locked': { text: 'This seat is locked.' },
  'room/removed': { text: 'The host has removed you from this room.' },
  'room/locked': { text: 'The host has locked this room, so nobody new sits down.' },
  'room/no-such-seat': { text: 'This room has no such seat.' },
  'room/already-started': { text: 'The game has started. You can watch.' },
  'room/too-many-changes': { text: 'This room has seen too many changes. Make a new one.' },
  'http/too-many': { text: 'That was a lot at once. Try again in a while.' },
  'name/empty': { text: 'A name needs a letter or a figure.' },
  'name/too-long': { text: 'This name is too long.' },
  'ruleset/conflict': { text: 'These rules contradict each other.' },
  'lexicon/none': { text: 'There are no words for this language yet.' },
  'session/missing': links.noCookies,
  'room/private': { text: 'This is a private room. Only who is invited comes in.' },
  'room/not-private': { text: 'This room is open to everybody, so it needs no invites.' },
  'room/not-host': { text: 'Only the host can do this.' },
  'link/not-valid': {
    text: 'This link does not work any more. It was used, withdrawn, or is too old.',
    safe: 'Ask for a new one.',
  },
  'link/seated': { text: 'This device has a seat in this room already. It can have one only.' },
  'room/not-seated': { text: 'Only who has a seat can do this.' },
  'invite/too-many': { text: 'There are as many invites as there can be. Withdraw one that is not used.' },
  'origin/not-allowed': { text: 'Open the room from its own link.' },
};

/** "That was a lot at once. Try again in 40 seconds." Minutes where it takes more than one and a half. */
export function tooMany(seconds: number): Said {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return { text: `That was a lot at once. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.` };
}
