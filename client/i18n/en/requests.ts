import type { Seat } from '../../../engine/base/units.ts';
import type { Want } from '../../../engine/protocol/want.ts';
import type { People } from '../../state/people.ts';
import type { OpenRequest } from '../../state/requests.ts';
import type { TableNews } from '../../state/table-news.ts';
import type { CallOffSaid, RequestSaid } from '../request-words.ts';
import { seatMove } from './seat-move.ts';
import { listed, nameAt, nameOf, possessive } from './words.ts';

/** Who asks for what, and who has answered. */
export function requestText(open: OpenRequest, people: People): RequestSaid {
  const { by, want, agreed, awaited } = open;
  const others = agreed.filter((seat) => seat !== by);
  const yes = others.length === 0 ? '' : `${names(others, people)} ${agree(others, people)}.`;
  const waits = awaited.filter((seat) => seat !== people.you);
  const rest = waits.length === 0 ? '' : `Waiting for ${names(waits, people)}.`;
  const asks = by === people.you ? 'ask' : 'asks';
  return {
    text: `${nameOf(by, people)} ${asks} to ${wish(want, people)}. ${means(want)}`.trim(),
    // Of two the one who is asked knows whom it waits for.
    state: [yes, open.part === 'asked' && others.length === 0 ? '' : rest].filter(Boolean).join(' '),
  };
}

/** What it takes to call the game off now. */
export function callOffText(alone: boolean, others: readonly Seat[], people: People): CallOffSaid {
  if (alone) {
    return {
      text: 'Not everybody has had a turn yet, so you can do this alone. The game ends at once, without a result.',
      button: 'Call it off',
    };
  }
  const who = names(others, people);
  return {
    text: `It needs the consent of ${who}, who ${others.length === 1 ? 'has' : 'have'} a minute to answer. The game then ends without a result; until then it goes on.`,
    button: `Ask ${who}`,
  };
}

/** What happened at the table beside the turns. */
export function newsText(news: TableNews, people: People): string {
  switch (news.type) {
    case 'timeGiven':
      return `${nameOf(news.seat, people)} gave ${news.to === people.you ? 'you' : nameAt(people.names, news.to)} ${news.time / 1000} seconds.`;
    case 'seatGone':
      return news.seat === people.you
        ? 'You were gone on your turn and were taken out of the game.'
        : `${nameAt(people.names, news.seat)} was gone and was taken out of the game.`;
    case 'botTookOver':
      return news.seat === people.you
        ? 'You were gone on your turn, so a computer plays for you.'
        : `A computer plays for ${nameAt(people.names, news.seat)}, who was gone.`;
    case 'seatTakenBack':
      return `${nameOf(news.seat, people)} ${news.seat === people.you ? 'play' : 'plays'} again.`;
    case 'seatMoved':
      return seatMove.moved(news.seat, people);
    case 'request':
      return outcomeText(news, people);
  }
}

function outcomeText({ opened, closed }: Extract<TableNews, { type: 'request' }>, people: People): string {
  const { by, want } = opened;
  switch (closed.outcome) {
    case 'refused':
      if (closed.by === by || closed.by === null) {
        return `${nameOf(by, people)} took the question back. ${goesOn(want)}`;
      }
      return `${nameOf(closed.by, people)} ${closed.by === people.you ? 'do' : 'does'} not agree to ${wish(want, people)}. ${goesOn(want)}`;
    case 'expired':
      return `Not everybody agreed in time to ${wish(want, people)}. ${goesOn(want)}`;
    case 'void':
      return 'against' in want && want.against === people.you
        ? `${nameOf(by, people)} asked to ${wish(want, people)} while you were gone. ${goesOn(want)}`
        : `${possessive(by, people)} question is closed. ${goesOn(want)}`;
    case 'agreed':
      return '';
  }
}

const goesOn = ({ kind }: Want): string => (kind === 'delete' ? 'The room stays.' : 'The game goes on.');

/** What is asked for, behind "to". */
function wish(want: Want, people: People): string {
  switch (want.kind) {
    case 'abort':
      return 'call the game off';
    case 'delete':
      return 'delete this room';
    case 'end':
      return `end the game, as ${isGone(want.against, people)}`;
    case 'win':
      return `claim the win, as ${isGone(want.against, people)}`;
    case 'bot':
      return `let a computer play for ${absentee(want.against, people)}`;
    case 'remove':
      return `go on without ${absentee(want.against, people)}`;
  }
}

function means({ kind }: Want): string {
  if (kind === 'delete') return 'Its games and its link are gone then, for everybody.';
  return kind === 'abort' || kind === 'end' ? 'No result.' : '';
}

const isGone = (seat: Seat, people: People): string =>
  seat === people.you ? 'you were gone' : `${nameAt(people.names, seat)} is gone`;

const absentee = (seat: Seat, people: People): string =>
  seat === people.you ? 'you' : `${nameAt(people.names, seat)}, who is gone`;

const agree = (seats: readonly Seat[], { you }: People): string =>
  seats.length === 1 && seats[0] !== you ? 'agrees' : 'agree';

/** `You and Marek`: who looks comes first. */
function names(seats: readonly Seat[], people: People): string {
  const others = seats.filter((seat) => seat !== people.you).map((seat) => nameAt(people.names, seat));
  return listed(others.length < seats.length ? ['You', ...others] : others);
}
