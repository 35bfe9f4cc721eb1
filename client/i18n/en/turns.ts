import type { Seat } from '../../../engine/base/units.ts';
import type { People } from '../../state/people.ts';
import type { TurnRow, Verdict } from '../../state/turns.ts';
import type { Said, VerdictSaid } from '../language.ts';
import { has, listed, nameOf, possessive, spelled } from './words.ts';

/** A turn without its score, as the list of turns has it: `8D FINED`, `Exchanged 3`. */
export function turnText(row: TurnRow): string {
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

/** How a challenge went. */
export function verdictText(verdict: Verdict, people: People): VerdictSaid {
  const { seat, challenged, upheld, verdicts, penalty } = verdict;
  const bad = verdicts.filter(({ valid }) => !valid).map(({ word }) => spelled(word));
  const all = listed(verdicts.map(({ word }) => spelled(word)));
  const who = `${nameOf(seat, people)} challenged ${all}.`;
  if (upheld) {
    return {
      title: `${possessive(challenged, people)} play is withdrawn`,
      text: `${who} ${listed(bad)} ${bad.length === 1 ? 'is' : 'are'} not in the word list.`,
      safe: takenBack(challenged, people),
    };
  }
  const said = {
    title: `${possessive(challenged, people)} play stands`,
    text: `${who} ${verdicts.length === 1 ? 'The word is' : 'All words are'} in the word list.`,
  };
  switch (penalty) {
    case 'none':
      return said;
    case 'losesThisTurn':
      return { ...said, safe: `${possessive(seat, people)} turn is lost.` };
    case 'owesTurn':
      return { ...said, safe: `${possessive(seat, people)} next turn is lost.` };
  }
}

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
