import { BLANK, type Tile } from '../../../engine/equipment/tile-set.ts';
import type { GameView } from '../../../engine/game/view-types.ts';
import type { People } from '../../state/people.ts';
import type { TurnRow } from '../../state/turns.ts';
import { bots } from './bots.ts';
import { turnText } from './turns.ts';
import { listed, nameOf, points, possessive, signed } from './words.ts';

/** The last turn and what comes now, to be read aloud: "Marek: 14L GOOD, 24 points. Your turn." */
export function announcement(
  game: Pick<GameView, 'phase' | 'toMove'>,
  last: TurnRow | undefined,
  people: People,
): string {
  const next = whatNext(game, people);
  if (last === undefined) return next;
  const isWithdrawn = last.kind === 'play' && last.withdrawn;
  const isUncounted = last.kind === 'gone' || last.kind === 'redeem';
  const what = isUncounted ? '' : `, ${isWithdrawn ? 'withdrawn' : points(last.score)}`;
  return `${nameOf(last.seat, people)}: ${turnText(last)}${what}. ${next}`;
}

/** Title of the page: whose turn it is, and the score, the viewer's first. */
export function tableTitle(game: Pick<GameView, 'phase' | 'toMove' | 'seats'>, people: People): string {
  const scores = game.seats.map(({ score }) => signed(score));
  const own = people.you === null ? [] : scores.splice(people.you, 1);
  return `${whatNext(game, people).replace(/\.$/, '')}, ${[...own, ...scores].join(' to ')}`;
}

/** The tiles of the own rack, to be read aloud when they have changed: "You hold C, T and blank." */
export const holdingText = (rack: readonly Tile[]): string =>
  rack.length === 0
    ? 'Your rack is empty.'
    : `You hold ${listed(rack.map((tile) => (tile === BLANK ? 'blank' : tile)))}.`;

function whatNext({ phase, toMove }: Pick<GameView, 'phase' | 'toMove'>, people: People): string {
  if (phase === 'over') return 'The game is over.';
  if (phase === 'lastPlay') return 'The last play waits.';
  if (toMove === people.you && people.standIn !== undefined) return bots.hasYourTurn(people.standIn);
  return `${possessive(toMove, people)} turn.`;
}
