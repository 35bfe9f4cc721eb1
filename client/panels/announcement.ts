import type { Seat } from '../../engine/base/units.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { Context } from '../i18n/language.ts';
import type { TurnRow } from '../state/turns.ts';
import { nameAt } from './people.ts';

type People = Pick<Context, 'names' | 'you'>;

/** The last turn and what comes now, to be read aloud: "Marek: 14L GOOD, 24 points. Your turn." */
export function announcement(
  game: Pick<GameView, 'phase' | 'toMove'>,
  last: TurnRow | undefined,
  people: People,
  turnText: (row: TurnRow) => string,
): string {
  const next = whatNext(game, people);
  if (last === undefined) return next;
  const who = last.seat === people.you ? 'You' : nameAt(people.names, last.seat);
  const isWithdrawn = last.kind === 'play' && last.withdrawn;
  const points = last.score === 1 ? '1 point' : `${last.score} points`;
  return `${who}: ${turnText(last)}, ${isWithdrawn ? 'withdrawn' : points}. ${next}`;
}

/** Title of the page: whose turn it is, and the score, the viewer's first. */
export function tableTitle(game: Pick<GameView, 'phase' | 'toMove' | 'seats'>, people: People): string {
  const scores = game.seats.map(({ score }) => score);
  const own = people.you === null ? [] : scores.splice(people.you, 1);
  return `${whatNext(game, people).replace(/\.$/, '')}, ${[...own, ...scores].join(' to ')}`;
}

function whatNext({ phase, toMove }: Pick<GameView, 'phase' | 'toMove'>, people: People): string {
  if (phase === 'over') return 'The game is over.';
  if (phase === 'lastPlay') return 'The last play waits.';
  return people.you === toMove ? 'Your turn.' : `${possessive(people.names, toMove)} turn.`;
}

const possessive = (names: Context['names'], seat: Seat): string => `${nameAt(names, seat)}’s`;
