import type { VNode } from 'preact';
import { refusal } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { PartHere } from '../parts/part-here.tsx';
import { tableNews } from '../state/table-news.ts';
import { toastPart } from './panel-parts.ts';

/** The toast, on a page that does without what it says until there is something to say. */
export function RoomToast(): VNode | null {
  if (refusal.value === null && tableNews.value === null) return null;
  return <PartHere part={toastPart} props={{}} lost={refusal.value && <Wordless />} />;
}

function Wordless(): VNode {
  const { text, safe } = say.unknownProblem;
  return (
    <div class="toast" role="alert">
      <p>
        <b>{text}</b> {safe}
      </p>
    </div>
  );
}
