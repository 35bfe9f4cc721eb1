import '../style/file-form.css';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { bindFileDrop, dropIsNear } from '../input/file-drop.ts';
import { BrandMark } from '../panels/brand-mark.tsx';
import { RecordForm } from '../verify/record-form.tsx';
import {
  forgetRecords,
  isChoosingRecord,
  openRecordFile,
  openRecordText,
  report,
} from '../verify/record-opener.ts';
import { RecordReport } from '../verify/record-report.tsx';

/** A saved record verified by whoever has it. Nothing of it leaves the page. */
export function VerifyPage(): VNode {
  const shown = isChoosingRecord.value ? null : report.value;

  useEffect(() => {
    const unbind = bindFileDrop({ openFile: openRecordFile, openText: openRecordText });
    return () => {
      unbind();
      forgetRecords();
    };
  }, []);

  return (
    <div class="page">
      <header class="page-head">
        <BrandMark />
      </header>
      {shown ? <RecordReport key={shown} report={shown} /> : <RecordForm />}
      {dropIsNear.value && (
        <p class="drop-cover" aria-hidden="true">
          {sayVerify.drop}
        </p>
      )}
    </div>
  );
}
