import type { Language } from '../language.ts';
import { announcement, tableTitle } from './announcement.ts';
import { deskNewsText, draftText, nextThing, unsentText } from './next-thing.ts';
import { problems } from './problems.ts';
import { refusals } from './refusals.ts';
import { change, overLead, placeText, winnerLine } from './result.ts';
import { presetTitle, rulesInWords } from './rules.ts';
import { PREMIUM_WORDS, squareLabel, tileLabel } from './square-label.ts';
import { startingDrawText } from './starting-draw.ts';
import { displacedText, turnText, verdictText } from './turns.ts';
import { fullText, invitationText, waitingText } from './waiting.ts';
import { listed, nameAt, nameOf, points, possessive, signed, tiles } from './words.ts';

export const english: Language = {
  refusals,
  problems,
  unknownProblem: { text: 'This did not work.', safe: 'Nothing is lost. Load the page again.' },
  nameAt,
  nameOf,
  possessive,
  listed,
  points,
  tiles,
  signed,
  change,
  turn: turnText,
  verdict: verdictText,
  displaced: displacedText,
  announcement,
  tableTitle,
  startingDraw: startingDrawText,
  nextThing,
  deskNews: deskNewsText,
  draft: draftText,
  unsent: unsentText,
  waiting: waitingText,
  invitation: invitationText,
  full: fullText,
  rules: rulesInWords,
  preset: presetTitle,
  winner: winnerLine,
  howItEnded: overLead,
  place: placeText,
  square: squareLabel,
  tile: tileLabel,
  premiums: PREMIUM_WORDS,
};
