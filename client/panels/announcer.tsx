import type { VNode } from 'preact';
import { say, sentenceFor } from '../i18n/sentences.ts';
import { displaced, hand, layout } from '../state/desk.ts';
import { deskNews } from '../state/desk-news.ts';
import { clockWarning } from '../state/game-time.ts';
import { inPlay } from '../state/in-play.ts';
import { chosenWords } from '../state/looked-at.ts';
import { context } from '../state/people.ts';
import { game, steps } from '../state/room-state.ts';
import { draft, preview } from '../state/table.ts';
import { turnRows } from '../state/turns.ts';
import { wrongWords } from './draft-sum.tsx';
import { TableAnnouncer } from './table-announcer.tsx';

interface AnnouncerProps {
  /** For who has not come in yet: there is nothing to hear, but there will be. */
  readonly isQuiet?: boolean;
}

/**
 * Tells who does not see the board what was played, whose turn it is and what came of it all, what is on the own rack,
 * and what the own keys did. It stays while the pages of a room change: what comes with its region is not read.
 */
export function Announcer({ isQuiet = false }: AnnouncerProps): VNode {
  const last = turnRows(layout.value, steps.value).at(-1);
  const now = isQuiet ? null : game.value;
  const text = now === null ? '' : say.announcement(now, last, context.value);
  const lost = displaced.value;
  const warning = clockWarning.value;
  return (
    <>
      <p class="unseen-text" aria-live="polite">
        {text} {now?.result && `${say.winner(now.result, context.value.names)}.`}{' '}
        {lost && say.displaced(lost.seat, lost.count, context.value).text}
      </p>
      <p class="unseen-text" aria-live="polite">
        {now?.phase === 'playing' && inPlay.value && say.holding(hand.value.rack)}
      </p>
      <p class="unseen-text" aria-live="polite">
        {deskText()}
      </p>
      <p class="unseen-text" aria-live="polite">
        {warning && say.clockWarnings[warning]}
      </p>
      {!isQuiet && <TableAnnouncer />}
    </>
  );
}

/** The words that the player has gone to. */
const wordsText = (): string =>
  chosenWords.value.map(({ sum }) => say.wordsLaid.aloud(sum, context.value)).join(' ');

function deskText(): string {
  const news = deskNews.value;
  if (news === null) return wordsText();
  const seen = preview.value;
  const done = say.deskNews(news, context.value);
  if (news.kind !== 'laid') return done;
  if (seen.kind === 'play') return `${done} ${say.draft(seen.play)} ${wrongWords(seen.play)}`.trimEnd();
  return seen.kind === 'error' && draft.value.length > 1
    ? `${done} ${sentenceFor(seen.error, context.value).text}`
    : done;
}
