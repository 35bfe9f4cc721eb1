import { say } from '../i18n/sentences.ts';
import { absenceNow, mayClaim, returned } from '../state/absence.ts';
import { context } from '../state/people.ts';
import { openRequest } from '../state/requests.ts';
import { tableNews } from '../state/table-news.ts';

/** What is asked of the players. */
export function requestAloud(): string {
  const open = openRequest.value;
  if (open === null) return '';
  const { text, state } = say.request(open, context.value);
  return `${text} ${state}`.trim();
}

/** Who is gone, or back. */
export function absenceAloud(): string {
  const gone = absenceNow.value;
  if (gone !== null) return say.absenceAloud(gone, mayClaim.value, context.value);
  return returned.value === null ? '' : say.returned(returned.value, context.value);
}

/** What else happened beside the turns. */
export function newsAloud(): string {
  const news = tableNews.value;
  return news === null ? '' : say.news(news, context.value);
}
