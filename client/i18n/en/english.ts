/**
 * All that English says, by the names of `Language`, which a test holds it against. Names of a module and not of an
 * object: so each part of the page brings the sentences that it says, and no others.
 */
import type { Language } from '../language.ts';

export {
  absenceAloud,
  absenceText as absence,
  CLAIM_BUTTONS as claimButtons,
  claimText as claim,
  consentText as consent,
  returnedText as returned,
} from './absence.ts';
export { alerts } from './alerts.ts';
export { announcement, holdingText as holding, tableTitle } from './announcement.ts';
export { bots } from './bots.ts';
export { chat } from './chat.ts';
export {
  CLOCK_UNHEARD as clockUnheard,
  CLOCK_WARNINGS as clockWarnings,
  clockTitle as clock,
  dialText as dial,
} from './clock.ts';
export { closed } from './closed.ts';
export { deletion } from './deletion.ts';
export { device } from './device.ts';
export { failure } from './failure.ts';
export { fairDraw } from './fair-draw.ts';
export { lexiconNote } from './letters.ts';
export { lineFrame as line } from './line-frame.ts';
export { links } from './links.ts';
export { lookBack, wordsLaid } from './look-back.ts';
export { meanings } from './meanings.ts';
export {
  deskNewsText as deskNews,
  draftText as draft,
  nextThing,
  SILENT as silent,
  unansweredText as unanswered,
  unsentText as unsent,
} from './next-thing.ts';
export { noRoom, reaching } from './no-room.ts';
export { ownGames } from './own-games.ts';
export { presetNote, presetTitle as preset } from './presets.ts';
export { privacy } from './privacy.ts';
export { problems, tooMany } from './problems.ts';
export { redeemingText as redeeming } from './redeeming.ts';
export { refusals } from './refusals.ts';
export { callOffText as callOff, newsText as news, requestText as request } from './requests.ts';
export { resigningText as resigning } from './resigning.ts';
export {
  LEFT as leftBriefly,
  overLead as howItEnded,
  placeText as place,
  winnerLine as winner,
} from './result.ts';
export { rulesInWords as rules } from './rules.ts';
export { rulesAtLength } from './rules-at-length.ts';
export { rulesForm } from './rules-form.ts';
export { seatMove } from './seat-move.ts';
export { PREMIUM_WORDS as premiums, squareLabel as square, tileLabel as tile } from './square-label.ts';
export { start } from './start.ts';
export { startingDrawText as startingDraw } from './starting-draw.ts';
export {
  displacedText as displaced,
  outcomeText as outcome,
  turnText as turn,
  verdictText as verdict,
} from './turns.ts';
export { fullText as full, invitationText as invitation, waitingText as waiting } from './waiting.ts';
export { change, listed, nameAt, nameOf, points, possessive, signed, tiles, turns, words } from './words.ts';
export { wordsRule } from './words-rule.ts';

export const unknownProblem: Language['unknownProblem'] = {
  text: 'This did not work.',
  safe: 'Nothing is lost. Load the page again.',
};

export const partLost: Language['partLost'] = {
  title: 'This page did not load',
  text: 'The connection may have failed, or there is a newer version. Nothing is lost.',
  again: 'Try again',
  reload: 'Load the page again',
};

export const privacyLink: Language['privacyLink'] = 'Privacy';

export const noTurn: Language['noTurn'] = 'No turn yet';

export const sortRack: Language['sortRack'] = 'Sort my tiles';

export const attendance: Language['attendance'] = { away: 'away', gone: 'gone' };
