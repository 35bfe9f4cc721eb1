import type { VNode } from 'preact';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { displaced } from '../state/desk.ts';
import { deskNews } from '../state/desk-news.ts';
import { layout } from '../state/equipment.ts';
import { clockWarning } from '../state/game-time.ts';
import { context } from '../state/people.ts';
import { game, steps } from '../state/room-state.ts';
import { draft, preview } from '../state/table.ts';
import { turnRows } from '../state/turns.ts';
import { TableAnnouncer } from './table-announcer.tsx';

/** Tells who does not see the board what was played and whose turn it is, and what the own keys did. */
export function Announcer(): VNode {
  const last = turnRows(layout.value, steps.value).at(-1);
  const text = game.value === null ? '' : say.announcement(game.value, last, context.value);
  const lost = displaced.value;
  const warning = clockWarning.value;
  return (
    <>
      <p class="unseen-text" aria-live="polite">
        {text} {lost && say.displaced(lost.seat, lost.count, context.value).text}
      </p>
      <p class="unseen-text" aria-live="polite">
        {deskText()}
      </p>
      <p class="unseen-text" aria-live="polite">
        {warning && say.clockWarnings[warning]}
      </p>
      <TableAnnouncer />
    </>
  );
}

function deskText(): string {
  const news = deskNews.value;
  if (news === null) return '';
  const seen = preview.value;
  const done = say.deskNews(news, context.value);
  if (news.kind !== 'laid') return done;
  if (seen.kind === 'play') return `${done} ${say.draft(seen.play)}`;
  return seen.kind === 'error' && draft.value.length > 1
    ? `${done} ${sentenceFor(seen.error, context.value).text}`
    : done;
}
