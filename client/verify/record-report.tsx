import fileIcon from 'lucide-static/icons/folder-open.svg?raw';
import type { VNode } from 'preact';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { useFocusOnHeading, useTitle } from '../pages/use-title.ts';
import { FileNotice } from '../panels/file-notice.tsx';
import { Icon } from '../panels/icon.tsx';
import { CheckList } from './check-list.tsx';
import type { Report } from './check-record.ts';
import { isChoosingRecord } from './record-opener.ts';
import { recordTrouble } from './record-trouble.ts';

/** What came of a record that was brought here. */
export function RecordReport({ report }: { readonly report: Report }): VNode {
  const verdict = sayVerify.verdict(report);
  useTitle(verdict);
  useFocusOnHeading();
  return (
    <main class="file-form">
      <FileNotice trouble={recordTrouble.value} />
      <div class="file-lead">
        <h1 tabIndex={-1}>{verdict}</h1>
        <p>{sayVerify.game(report.record)}</p>
      </div>
      <CheckList report={report} />
      <div class="page-actions">
        <button type="button" class="piece quiet" onClick={() => (isChoosingRecord.value = true)}>
          <Icon svg={fileIcon} />
          {sayVerify.another}
        </button>
      </div>
    </main>
  );
}
