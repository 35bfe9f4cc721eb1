import type { Language } from '../language.ts';
import { absenceAloud, absenceText, CLAIM_BUTTONS, claimText, consentText, returnedText } from './absence.ts';
import { alerts } from './alerts.ts';
import { announcement, holdingText, tableTitle } from './announcement.ts';
import { bots } from './bots.ts';
import { chat } from './chat.ts';
import { CLOCK_UNHEARD, CLOCK_WARNINGS, clockTitle, dialText } from './clock.ts';
import { device } from './device.ts';
import { fairDraw } from './fair-draw.ts';
import { lexiconNote } from './letters.ts';
import { lineFrame } from './line-frame.ts';
import { links } from './links.ts';
import { lookBack, wordsLaid } from './look-back.ts';
import { deskNewsText, draftText, nextThing, SILENT, unansweredText, unsentText } from './next-thing.ts';
import { privacy } from './privacy.ts';
import { problems, tooMany } from './problems.ts';
import { redeemingText } from './redeeming.ts';
import { refusals } from './refusals.ts';
import { callOffText, newsText, requestText } from './requests.ts';
import { resigningText } from './resigning.ts';
import { LEFT, overLead, placeText, winnerLine } from './result.ts';
import { PRESET_WORDS, presetTitle, rulesInWords } from './rules.ts';
import { rulesAtLength } from './rules-at-length.ts';
import { rulesForm } from './rules-form.ts';
import { PREMIUM_WORDS, squareLabel, tileLabel } from './square-label.ts';
import { start } from './start.ts';
import { startingDrawText } from './starting-draw.ts';
import { displacedText, outcomeText, turnText, verdictText } from './turns.ts';
import { fullText, invitationText, waitingText } from './waiting.ts';
import { change, listed, nameAt, nameOf, points, possessive, signed, tiles, turns, words } from './words.ts';

export const english: Language = {
  refusals,
  problems,
  tooMany,
  unknownProblem: { text: 'This did not work.', safe: 'Nothing is lost. Load the page again.' },
  nameAt,
  nameOf,
  possessive,
  listed,
  points,
  tiles,
  words,
  turns,
  signed,
  change,
  turn: turnText,
  noTurn: 'No turn yet',
  outcome: outcomeText,
  verdict: verdictText,
  displaced: displacedText,
  announcement,
  holding: holdingText,
  tableTitle,
  startingDraw: startingDrawText,
  nextThing,
  deskNews: deskNewsText,
  draft: draftText,
  unsent: unsentText,
  unanswered: unansweredText,
  silent: SILENT,
  resigning: resigningText,
  callOff: callOffText,
  request: requestText,
  news: newsText,
  absence: absenceText,
  absenceAloud,
  claimButtons: CLAIM_BUTTONS,
  claim: claimText,
  consent: consentText,
  redeeming: redeemingText,
  returned: returnedText,
  waiting: waitingText,
  invitation: invitationText,
  full: fullText,
  rules: rulesInWords,
  rulesAtLength,
  clock: clockTitle,
  dial: dialText,
  clockWarnings: CLOCK_WARNINGS,
  clockUnheard: CLOCK_UNHEARD,
  rulesForm,
  lexiconNote,
  presetNote: (preset) => PRESET_WORDS[preset].note,
  preset: presetTitle,
  winner: winnerLine,
  howItEnded: overLead,
  place: placeText,
  leftBriefly: LEFT,
  attendance: { away: 'away', gone: 'gone' },
  square: squareLabel,
  tile: tileLabel,
  premiums: PREMIUM_WORDS,
  lookBack,
  wordsLaid,
  alerts,
  bots,
  device,
  fairDraw,
  sortRack: 'Sort my tiles',
  line: lineFrame,
  links,
  chat,
  privacy,
  start,
};
