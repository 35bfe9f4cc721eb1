import { BLANK } from '../../../engine/equipment/tile-set.ts';
import { squareName } from '../../../engine/notation/coordinates.ts';
import type { Language, Said } from '../language.ts';
import { has, listed, nameAt, nameOf, spelled, tiles } from './words.ts';

const TILES_STAY = 'Your tiles stay where they are.';
const TILES_WAIT = 'Your tiles wait on the board.';

/** Why a room refused a command. */
export const refusals: Language['refusals'] = {
  'play/no-tiles': () => ({ text: 'Lay a tile first, or exchange or pass.' }),
  'play/off-board': () => ({ text: 'A tile lies off the board.', safe: TILES_STAY }),
  'play/square-taken': ({ square }, { layout }) => ({
    text: `${squareName(layout, square)} is taken.`,
    safe: TILES_STAY,
  }),
  'play/not-in-line': () => ({ text: 'These tiles are not in one line.' }),
  'play/gap': ({ square }, { layout }) => ({ text: `There is a gap at ${squareName(layout, square)}.` }),
  'play/misses-star': ({ star }, { layout }) => ({
    text: `The first word must cover the star at ${squareName(layout, star)}.`,
  }),
  'play/too-short': () => ({ text: 'A word has at least two letters.' }),
  'play/not-connected': () => ({ text: 'Your word must touch one on the board.' }),
  'rack/missing-tile': ({ tile }) => ({
    text: tile === BLANK ? 'You have no blank for this.' : `You have no ${tile} for this.`,
  }),
  'blank/no-letter': ({ square }, { layout }) => ({
    text: `The blank at ${squareName(layout, square)} has no letter yet.`,
  }),
  'tile/not-a-letter': ({ letter }) => ({ text: `${letter} is not a letter of this game.` }),
  'word/invalid': ({ words }) => ({
    text: `${listed(words.map(spelled))} ${words.length === 1 ? 'is' : 'are'} not in this room’s word list.`,
    safe: TILES_STAY,
  }),
  'turn/not-yours': ({ toMove }, context) => ({
    text: `${nameOf(toMove, context)} ${has(toMove, context)} the turn.`,
    safe: TILES_WAIT,
  }),
  'turn/last-play-waits': () => ({ text: 'The last play is waiting for its answers.' }),
  'exchange/no-tiles': () => ({ text: 'Choose the tiles to exchange.' }),
  'exchange/bag-too-small': ({ inBag, needed }) => ({
    text:
      inBag === 0
        ? 'The bag is empty, so you cannot exchange.'
        : `Only ${tiles(inBag)} ${inBag === 1 ? 'is' : 'are'} in the bag, and this needs ${needed}.`,
  }),
  'challenge/not-in-rules': () => ({ text: 'This room checks words itself, so there are no challenges.' }),
  'challenge/nothing-to-challenge': () => ({ text: 'There is no play to challenge.' }),
  'challenge/own-play': () => ({ text: 'This play is your own.' }),
  'challenge/already-judged': () => ({ text: 'This play has been challenged already.' }),
  'challenge/closed': () => ({ text: 'It is too late to challenge this play.' }),
  'challenge/not-next': ({ next }, context) => ({
    text: `By the rules of this room only ${next === context.you ? 'you' : nameAt(context.names, next)} may challenge this play.`,
  }),
  'challenge/words-not-in-rules': () => ({ text: 'A challenge here means all words of a play.' }),
  'challenge/no-such-word': () => ({ text: 'Choose the words to challenge.' }),
  'answer/not-asked': () => ({ text: 'Your answer is not needed any more.' }),
  'blank/not-redeemable': () => ({ text: 'By the rules of this room blanks stay on the board.' }),
  'blank/none-there': ({ square }, { layout }) => ({
    text: `There is no blank on ${squareName(layout, square)}.`,
  }),
  'blank/can-be-challenged': ({ square }, { layout }) => ({
    text: `The play with the blank on ${squareName(layout, square)} can still be challenged.`,
  }),
  'blank/own-play-open': () => ({
    text: 'Your own play can still be challenged, so you cannot take a blank before your next play.',
  }),
  'time/not-in-rules': () => ({ text: 'By the rules of this room nobody gives time.' }),
  'time/own-clock': () => ({ text: 'Time is given to others.' }),
  'time/gone': ({ seat }, context) => ({ text: `${nameOf(seat, context)} has left the game.` }),
  'time/not-on-turn': ({ toMove }, context) => ({
    text: `Only ${nameOf(toMove, context)} can use more time now.`,
  }),
  'time/enough': ({ gifts }) => ({ text: `You have given time ${gifts} times, which is all there is.` }),
  'request/open': () => ({ text: 'Another question is open. It has to be answered first.' }),
  'request/closed': () => ({ text: 'This question is not open any more.' }),
  'request/not-asked': () => ({ text: 'This question is not for you.' }),
  'request/too-many': () => ({ text: 'You have asked often enough in this game.' }),
  'delete/game-runs': () => ({ text: 'A game is being played. Call it off first, or play it to its end.' }),
  'delete/player-gone': () => ({
    text: 'Somebody whose consent it takes has no seat here, so the room stays until its time is over.',
  }),
  'claim/own-seat': () => ({ text: 'This seat is your own.' }),
  'claim/not-in-rules': () => ({ text: 'By the rules of this room that cannot be claimed.' }),
  'claim/not-on-turn': ({ toMove }, context) => ({
    text: `${nameOf(toMove, context)} ${has(toMove, context)} the turn.`,
  }),
  'claim/not-gone': ({ seat }, context) => ({ text: `${nameOf(seat, context)} is here again.` }),
  'claim/too-early': () => ({ text: 'It is too early for this. Wait a little longer.' }),
  'seat/left': () => ({ text: 'You have left this game. You can watch.' }),
  'game/over': () => ({ text: 'The game is over.' }),
  'room/stale': () => ({ text: 'The table changed before this arrived, so it was not done. Look again.' }),
  'room/not-seated': () => ({ text: 'You are watching, so you cannot do this.' }),
  'room/not-host': ({ host }, context) => ({
    text: host === null ? 'Nobody is the host now.' : `Only ${nameOf(host, context)} can do this.`,
  }),
  'room/full': () => ({ text: 'All seats are taken. You can watch.' }),
  'room/seat-taken': ({ seat }, context) => ({ text: `${nameOf(seat, context)} has this seat.` }),
  'room/seat-locked': () => ({ text: 'This seat is locked.' }),
  'room/seats-changed': () => ({ text: 'The seats changed before this arrived. Look again.' }),
  'room/own-seat': () => ({ text: 'This seat is your own. You can leave it.' }),
  'room/same-seat': () => ({ text: 'Choose another seat to change places with.' }),
  'room/no-such-seat': () => ({ text: 'This room has no such seat.' }),
  'room/too-many-changes': () => ({ text: 'This room has seen too many changes. Make a new one.' }),
  'room/too-many-turns': () => ({ text: 'This game has seen too many turns. Only passing is left.' }),
  'room/too-many-games': () => ({
    text: 'This room has seen too many games for another one. Make a new room.',
  }),
  'room/already-started': () => ({ text: 'The game has started. You can watch.' }),
  'room/not-started': () => ({ text: 'The game has not started.' }),
  'room/too-few-seats': () => ({ text: 'A game needs two players.' }),
  'room/other-game': () => ({ text: 'The next game has begun.' }),
  'room/nonce-given': () => ({ text: 'Your part of the draw is in.' }),
  'room/game-not-over': () => ({ text: 'The game is not over.' }),
  'room/bot-plays': () => ({ text: 'A computer opponent plays for you. Take your seat back first.' }),
  'room/no-such-watcher': () => ({ text: 'This watcher has left.' }),
  'room/is-maker': () => ({
    text: 'Nobody can be removed from a private room of their own. You can mute them.',
  }),
  'chat/closed': () => ({ text: 'The host has closed the chat.' }),
  'chat/muted': () => ({ text: 'The host has muted you here.' }),
  'chat/empty': () => ({ text: 'Write something first.' }),
  'chat/too-long': ({ max }) => ({
    text: `A line has at most ${max} characters, and fewer of those that are made of several.`,
  }),
  'chat/too-many': ({ retryAfter }) => ({
    text: `That was a lot at once. Send it in ${Math.ceil(retryAfter / 1000)} seconds.`,
  }),
  'chat/no-session': () => ({ text: 'Chat needs this site’s cookie.', safe: 'Load the page again.' }),
  'name/empty': () => ({ text: 'A name needs a letter or a figure.' }),
  'name/too-long': ({ max }) => ({
    text: `A name has at most ${max} characters, and fewer of those that are made of several.`,
  }),
  'wire/not-text': () => unread(),
  'wire/too-long': () => unread(),
  'wire/not-json': () => unread(),
  'wire/bad-shape': () => unread(),
  'wire/too-many': () => ({ text: 'That was a lot at once. It goes on in a moment.', safe: TILES_STAY }),
};

function unread(): Said {
  return { text: 'The room could not read this.', safe: 'Load the page again.' };
}
