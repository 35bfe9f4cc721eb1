import type { Seat } from '../../engine/base/units.ts';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import { squareName } from '../../engine/notation/coordinates.ts';
import type { Word } from '../../engine/words/lexicon.ts';
import type { TurnRow } from '../state/turns.ts';
import type { Context, Language, Said } from './language.ts';

const TILES_STAY = 'Your tiles stay where they are.';
const TILES_WAIT = 'Your tiles wait on the board.';

export const english: Language = {
  refusals: {
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
      text: `${listed(words.map(spelled))} ${words.length === 1 ? 'is' : 'are'} not in this room's word list.`,
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
    'answer/not-asked': () => ({ text: 'Your answer is not needed any more.' }),
    'game/over': () => ({ text: 'The game is over.' }),
    'room/stale': () => ({ text: 'The table changed before this arrived. Look again.', safe: TILES_STAY }),
    'room/not-seated': () => ({ text: 'You are watching, so you cannot do this.' }),
    'room/not-host': ({ host }, context) => ({
      text: host === null ? 'Nobody is the host now.' : `Only ${nameOf(host, context)} can do this.`,
    }),
    'room/full': () => ({ text: 'All seats are taken. You can watch.' }),
    'room/seat-taken': ({ seat }, context) => ({ text: `${nameOf(seat, context)} has this seat.` }),
    'room/no-such-seat': () => ({ text: 'This room has no such seat.' }),
    'room/too-many-changes': () => ({ text: 'This room has seen too many changes. Make a new one.' }),
    'room/already-started': () => ({ text: 'The game has started. You can watch.' }),
    'room/not-started': () => ({ text: 'The game has not started.' }),
    'room/too-few-seats': () => ({ text: 'A game needs two players.' }),
    'room/other-game': () => ({ text: 'The next game has begun.' }),
    'room/nonce-given': () => ({ text: 'Your part of the draw is in.' }),
    'room/game-not-over': () => ({ text: 'The game is not over.' }),
    'name/empty': () => ({ text: 'A name needs a letter or a figure.' }),
    'name/too-long': ({ max }) => ({ text: `A name has at most ${max} characters.` }),
    'wire/not-text': () => unread(),
    'wire/too-long': () => unread(),
    'wire/not-json': () => unread(),
    'wire/bad-shape': () => unread(),
    'wire/too-many': () => ({ text: 'That was a lot at once. It goes on in a moment.', safe: TILES_STAY }),
  },
  problems: {
    'net/offline': { text: 'No connection.', safe: 'Nothing is lost. Try again in a moment.' },
    'net/unreadable': {
      text: 'The server could not answer.',
      safe: 'Nothing is lost. Try again in a moment.',
    },
    'server/failed': {
      text: 'The server could not do this.',
      safe: 'Nothing is lost. Try again in a moment.',
    },
    'room/unknown': { text: 'There is no room behind this link. It may have a typing error.' },
    'room/gone': {
      text: 'This room has been cleared away. Rooms are kept for a month after their last game.',
    },
    'room/unavailable': {
      text: 'The room cannot answer now.',
      safe: 'Nothing is lost. Try again in a moment.',
    },
    'room/full': { text: 'All seats are taken. You can watch.' },
    'room/seat-taken': { text: 'This seat is taken.' },
    'room/no-such-seat': { text: 'This room has no such seat.' },
    'room/already-started': { text: 'The game has started. You can watch.' },
    'room/too-many-changes': { text: 'This room has seen too many changes. Make a new one.' },
    'name/empty': { text: 'A name needs a letter or a figure.' },
    'name/too-long': { text: 'This name is too long.' },
    'session/missing': { text: 'This browser keeps no cookies, so it cannot hold a seat. You can watch.' },
    'origin/not-allowed': { text: 'Open the room from its own link.' },
  },
  unknownProblem: { text: 'This did not work.', safe: 'Nothing is lost. Load the page again.' },
  turn: turnText,
  verdict: ({ seat, challenged, upheld, verdicts, penalty }, context) => {
    const bad = verdicts.filter((verdict) => !verdict.valid).map((verdict) => spelled(verdict.word));
    const all = verdicts.map((verdict) => spelled(verdict.word));
    const who = nameOf(seat, context);
    if (upheld) {
      return {
        text: `${who} challenged ${listed(all)}. ${listed(bad)} ${bad.length === 1 ? 'is' : 'are'} not in the list.`,
        safe: `${possessive(challenged, context)} play is withdrawn.`,
      };
    }
    const cost = {
      none: '',
      losesThisTurn: `${possessive(seat, context)} turn is lost.`,
      owesTurn: `${possessive(seat, context)} next turn is lost.`,
    }[penalty];
    const text = `${who} challenged ${listed(all)}. All words were good.`;
    return cost === '' ? { text } : { text, safe: cost };
  },
  displaced: (seat, count, context) => ({
    text: `${possessive(seat, context)} play took ${count === 1 ? 'one' : count} of your squares.`,
    safe: `${count === 1 ? 'That tile is' : 'Those tiles are'} back on your rack.`,
  }),
};

function turnText(row: TurnRow): string {
  switch (row.kind) {
    case 'play':
      return row.notation;
    case 'exchange':
      return `Exchanged ${row.count}`;
    case 'pass':
      return 'Passed';
    case 'lost':
      return row.cause === 'owed' ? 'Missed the turn owed' : 'Lost the turn';
  }
}

const unread = (): Said => ({ text: 'The room could not read this.', safe: 'Load the page again.' });

const nameOf = (seat: Seat, { names, you }: Context): string =>
  seat === you ? 'You' : (names[seat] ?? `Seat ${seat + 1}`);

const possessive = (seat: Seat, context: Context): string =>
  seat === context.you ? 'Your' : `${nameOf(seat, context)}’s`;

const has = (seat: Seat, { you }: Context): string => (seat === you ? 'have' : 'has');

const spelled = (word: Word): string => word.join('');

const tiles = (count: number): string => (count === 1 ? '1 tile' : `${count} tiles`);

/** `A`, `A and B`, `A, B and C` */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
