import { effect } from '@preact/signals';
import newsIcon from 'lucide-static/icons/info.svg?raw';
import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import closeIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { dismissRefusal, refusal } from '../commands.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { lineOpen } from '../state/line-open.ts';
import { context } from '../state/people.ts';
import { draft, recall } from '../state/table.ts';
import { putAwayNews, type TableNews, tableNews } from '../state/table-news.ts';
import { Icon } from './icon.tsx';

/** Why the last thing that was tried was refused, until the tiles are laid otherwise; else what is new at the table. */
export function Toast(): VNode | null {
  useEffect(() => {
    let before = draft.peek();
    return effect(() => {
      if (draft.value !== before) dismissRefusal();
      before = draft.value;
    });
  }, []);

  const error = refusal.value;
  const news = tableNews.value;
  // What was refused of a written line is told where it was written.
  const isTold = error === null || error.code.startsWith('chat/') || lineOpen.value;
  if (isTold) return news && <News news={news} />;
  const { text, safe } = sentenceFor(error, context.value);
  return (
    <div class="toast" role="alert">
      <Icon svg={warningIcon} />
      <p>
        <b>{text}</b> {safe}
      </p>
      {draft.value.length > 0 && (
        <button type="button" class="toast-action" onClick={recall}>
          Recall
        </button>
      )}
      <button type="button" class="icon-button" aria-label="Close this message" onClick={dismissRefusal}>
        <Icon svg={closeIcon} />
      </button>
    </div>
  );
}

/** Read aloud by the table's announcer. */
function News({ news }: { readonly news: TableNews }): VNode {
  return (
    <div class="toast news">
      <Icon svg={newsIcon} />
      <p>{say.news(news, context.value)}</p>
      <button type="button" class="icon-button" aria-label="Close this message" onClick={putAwayNews}>
        <Icon svg={closeIcon} />
      </button>
    </div>
  );
}
