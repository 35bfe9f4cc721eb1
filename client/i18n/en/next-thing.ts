import { BLANK } from '../../../engine/equipment/tile-set.ts';
import type { SeatGoneEvent } from '../../../engine/game/events.ts';
import { squareName } from '../../../engine/notation/coordinates.ts';
import type { Play } from '../../../engine/play/play.ts';
import type { DeskNews } from '../../state/desk-news.ts';
import type { Context } from '../../state/people.ts';
import type { NextThing } from '../language.ts';
import { bots } from './bots.ts';
import { has, listed, nameAt, nameOf, spelled } from './words.ts';

/** What is to be done now, or who is waited for. */
export function nextThing({ game, isFirst, seconds }: NextThing, { names, you, standIn }: Context): string {
  if (game.wait) {
    const { answers } = game.wait;
    if (standIn === undefined && answers.some(({ seat }) => seat === you))
      return 'The last play: let it stand, or challenge it.';
    const who = listed(answers.map(({ seat }) => (seat === you && standIn) || nameAt(names, seat)));
    return `Waiting for ${who} to answer${seconds === null ? '' : `, ${seconds} s`}.`;
  }
  const turn = `${nameOf(game.toMove, { names, you })} ${has(game.toMove, { names, you })} the turn.`;
  if (you === null) return `${turn} You are watching; the racks stay hidden.`;
  const left = game.seats[you]?.left;
  if (left) return `${turn} ${LEFT[left]}`;
  if (standIn !== undefined) return game.toMove === you ? bots.hasYourTurn(standIn) : turn;
  if (game.toMove !== you) return `${turn} You can try words meanwhile.`;
  if (isFirst) return 'Your word must cover the star.';
  const play = game.latestPlay;
  const [word] = play?.words ?? [];
  return play?.open && play.seat !== you && word
    ? `Lay a word, or challenge ${spelled(word)}.`
    : 'Lay a word, exchange tiles or pass.';
}

const LEFT: Readonly<Record<SeatGoneEvent['cause'], string>> = {
  resigned: 'You have left the game.',
  overtime: 'You have lost on time.',
  claimed: 'You were gone, and the win was claimed.',
  removed: 'You were gone and were taken out of the game. You can watch.',
};

/** What the player's last touch did: "S on K4", "Direction down", "S lifted". */
export function deskNewsText(news: DeskNews, { layout }: Context): string {
  switch (news.kind) {
    case 'laid':
      return `${news.letter} on ${squareName(layout, news.square)}.`;
    case 'turned':
      return news.direction === 'across' ? 'Direction right.' : 'Direction down.';
    case 'lifted':
      return `${news.tile === BLANK ? 'Blank' : news.tile} lifted.`;
    case 'missing':
      return `You have no ${news.letter}.`;
    case 'noSquare':
      return 'Press a square first.';
  }
}

/** What a draft comes to: "SHIRT 16, AT 2, total 18". */
export function draftText({ words, bingo, score }: Play): string {
  const parts = words.map((word) => `${spelled(word.letters)} ${word.score}`);
  if (bingo > 0) parts.push(`all tiles ${bingo}`);
  return parts.length === 1 ? `${parts[0]}.` : `${parts.join(', ')}, total ${score}.`;
}

/** That a turn waits for a line to the room. */
export const unsentText = (type: keyof typeof TURNS): string => `${TURNS[type]} waits to be sent.`;

/** That the room is silent about a turn. */
export const unansweredText = (type: keyof typeof TURNS): string =>
  `${TURNS[type]} has no answer yet. It is sent again until it has one.`;

/** That the room is silent while nothing waits for its answer. */
export const SILENT = 'The room has not answered for a while. What happens there is shown when it does.';

const TURNS = { place: 'Your play', exchange: 'Your exchange', pass: 'Your pass' } as const;
