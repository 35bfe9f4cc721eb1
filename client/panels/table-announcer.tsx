import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { absenceNow, mayClaim, returned } from '../state/absence.ts';
import { context } from '../state/people.ts';
import { openRequest } from '../state/requests.ts';
import { tableNews } from '../state/table-news.ts';

/** Tells who does not see the table what is asked, who is gone or back, and what else happened beside the turns. */
export function TableAnnouncer(): VNode {
  const news = tableNews.value;
  return (
    <>
      <p class="unseen-text" aria-live="polite">
        {requestAloud()}
      </p>
      <p class="unseen-text" aria-live="polite">
        {absenceAloud()}
      </p>
      <p class="unseen-text" aria-live="polite">
        {news && say.news(news, context.value)}
      </p>
    </>
  );
}

function requestAloud(): string {
  const open = openRequest.value;
  if (open === null) return '';
  const { text, state } = say.request(open, context.value);
  return `${text} ${state}`.trim();
}

function absenceAloud(): string {
  const gone = absenceNow.value;
  if (gone !== null) return say.absenceAloud(gone, mayClaim.value, context.value);
  return returned.value === null ? '' : say.returned(returned.value, context.value);
}
