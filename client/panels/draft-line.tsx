import type { VNode } from 'preact';
import { isEmpty } from '../../engine/play/board.ts';
import { pending } from '../commands.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { connection } from '../net/connection.ts';
import { waitSeconds } from '../state/clock.ts';
import { displaced } from '../state/desk.ts';
import { deskNews } from '../state/desk-news.ts';
import { board } from '../state/equipment.ts';
import { lookedWords } from '../state/looked-at.ts';
import { context } from '../state/people.ts';
import { isQuiet } from '../state/quiet.ts';
import { game } from '../state/room-state.ts';
import { standingPlay } from '../state/standing-play.ts';
import { draft, preview } from '../state/table.ts';
import { DraftSum } from './draft-sum.tsx';
import { WordSums } from './word-sums.tsx';

/** The line under the board: the draft's score as arithmetic, or what happened to it, the words that are looked at, or what is to be done next. */
export function DraftLine(): VNode {
  const seen = preview.value;
  const first = sentText() ?? lossText() ?? newsText();
  if (first === null && seen.kind === 'play') return <DraftSum play={seen.play} />;
  if (first === null && lookedWords.value.length > 0) return <WordSums words={lookedWords.value} />;
  const said = first ?? (seen.kind === 'error' ? hint(sentenceFor(seen.error, context.value).text) : next());
  return <p class="draft-line soft">{said}</p>;
}

/** That a turn is on its way: what was sent waits for its answer, or for a line to be sent on. */
function sentText(): string | null {
  const type = pending.value;
  if (type !== 'place' && type !== 'exchange' && type !== 'pass') return null;
  if (connection.value.status !== 'live') return say.unsent(type);
  if (isQuiet.value) return say.unanswered(type);
  // The answer is there before a sentence instead of the score could be read.
  return type === 'place' ? null : 'Sent to the room.';
}

/** That a play took squares of the draft, until something is done about it. */
function lossText(): string | null {
  const lost = displaced.value;
  if (lost === null) return null;
  const { text, safe } = say.displaced(lost.seat, lost.count, context.value);
  return safe ? `${text} ${safe}` : text;
}

/** What was touched in vain. */
function newsText(): string | null {
  const news = deskNews.value;
  return news?.kind === 'missing' || news?.kind === 'noSquare' ? say.deskNews(news, context.value) : null;
}

/** With one tile laid the word has only begun, so nothing is wrong yet. */
function hint(text: string): string {
  return draft.value.length === 1 ? '' : text;
}

function next(): string {
  const now = game.value;
  if (now === null) return '';
  if (connection.value.status === 'live' && isQuiet.value) return say.silent;
  const [standing] = standingPlay.value?.words ?? [];
  if (standing) return say.bots.waits(say.nameAt(context.value.names, now.toMove), standing);
  return say.nextThing(
    { game: now, isFirst: isEmpty(board.value), seconds: waitSeconds.value },
    context.value,
  );
}
