import type { Seat } from '../../../engine/base/units.ts';
import type { People } from '../../state/people.ts';
import type { GoneRow, TurnRow, Verdict } from '../../state/turns.ts';
import type { Said, VerdictSaid } from '../language.ts';
import { change, has, listed, nameOf, points, possessive, signed, spelled } from './words.ts';

/** A turn without its score, as the list of turns has it: `8D FINED`, `Exchanged 3`. */
export function turnText(row: TurnRow): string {
  switch (row.kind) {
    case 'play':
      return row.notation;
    case 'exchange':
      return `Exchanged ${row.count}`;
    case 'pass':
      return row.by === 'clock' ? 'Passed by the clock' : 'Passed';
    case 'lost':
      return row.cause === 'owed' ? 'Missed the turn owed' : 'Lost the turn';
    case 'award':
      return row.to === 'challenger' ? 'Challenge failed' : 'Stood a challenge';
    case 'redeem':
      return `Blank on ${row.square} for ${row.letter}`;
    case 'gone':
      return LEFT[row.cause];
  }
}

/** What a seat that has left the game did. */
const LEFT: Readonly<Record<GoneRow['cause'], string>> = {
  resigned: 'Resigned',
  overtime: 'Lost on time',
  claimed: 'Gone',
  removed: 'Gone, taken out',
};

/** What came of a line of the list: its points, or that it was withdrawn; empty where there is nothing to count. */
export function outcomeText(row: TurnRow): string {
  switch (row.kind) {
    case 'play':
      return row.withdrawn ? 'withdrawn' : signed(row.score);
    case 'award':
      return change(row.score);
    case 'gone':
    case 'redeem':
      return '';
    default:
      return signed(row.score);
  }
}

/** How a challenge went. */
export function verdictText(verdict: Verdict, people: People): VerdictSaid {
  const { seat, challenged, upheld, verdicts } = verdict;
  const bad = verdicts.filter(({ valid }) => !valid).map(({ word }) => spelled(word));
  const all = listed(verdicts.map(({ word }) => spelled(word)));
  const who = `${nameOf(seat, people)} challenged ${all}.`;
  if (upheld) {
    return {
      title: `${possessive(challenged, people)} play is withdrawn`,
      text: `${who} ${listed(bad)} ${bad.length === 1 ? 'is' : 'are'} not in the word list.`,
      safe: verdict.decides ? losesGame(challenged, people) : takenBack(challenged, people),
    };
  }
  const said = {
    title: `${possessive(challenged, people)} play stands`,
    text: `${who} ${verdicts.length === 1 ? 'The word is' : 'All words are'} in the word list.`,
  };
  const safe = costText(verdict, people);
  return safe === null ? said : { ...said, safe };
}

/** What a challenge that failed came to; null where it cost nothing. */
function costText({ seat, penalty, award }: Verdict, people: People): string | null {
  switch (penalty) {
    case 'losesThisTurn':
      return `${possessive(seat, people)} turn is lost.`;
    case 'owesTurn':
      return `${possessive(seat, people)} next turn is lost.`;
    case 'losesGame':
      return losesGame(seat, people);
    case 'none':
      return award && movedText(award, people);
  }
}

function movedText({ seat, points: moved }: NonNullable<Verdict['award']>, people: People): string {
  const isYou = seat === people.you;
  if (moved > 0) return `${nameOf(seat, people)} ${isYou ? 'gain' : 'gains'} ${points(moved)}.`;
  if (moved < 0) return `${nameOf(seat, people)} ${isYou ? 'lose' : 'loses'} ${points(-moved)}.`;
  return `${possessive(seat, people)} last turn had scored nothing, so nothing is lost.`;
}

const losesGame = (seat: Seat, people: People): string =>
  `${nameOf(seat, people)} ${seat === people.you ? 'lose' : 'loses'} the game.`;

/** That a play took squares of the draft. */
export function displacedText(seat: Seat, count: number, people: People): Said {
  return {
    text: `${possessive(seat, people)} play took ${count === 1 ? 'one' : count} of your squares.`,
    safe: `${count === 1 ? 'That tile is' : 'Those tiles are'} back on your rack.`,
  };
}

function takenBack(seat: Seat, people: People): string {
  const scores = seat === people.you ? 'score' : 'scores';
  return `${nameOf(seat, people)} ${has(seat, people)} the tiles back and ${scores} nothing for this turn.`;
}
