import type { VNode } from 'preact';
import type { GuideEntry } from '../i18n/line-words.ts';
import { say } from '../i18n/sentences.ts';
import { Dialog } from './dialog.tsx';

interface LineGuideProps {
  readonly entries: readonly GuideEntry[];
  readonly onClose: () => void;
}

/** What can be written in the command line. */
export function LineGuide({ entries, onClose }: LineGuideProps): VNode {
  return (
    <Dialog title={say.line.guide} lead={say.line.guideLead} isText={true} onClose={onClose}>
      <dl class="line-guide">
        {entries.map(({ write, does }) => (
          <div key={write}>
            <dt>{write}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
