import type { VNode } from 'preact';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { FileForm } from '../panels/file-form.tsx';
import { isChoosingRecord, openRecordFile, openRecordText, pastedRecord, report } from './record-opener.ts';
import { recordTrouble } from './record-trouble.ts';

/** How a record gets here. */
export function RecordForm(): VNode {
  const { form } = sayVerify;
  return (
    <FileForm
      words={form}
      accept=".json,application/json"
      trouble={recordTrouble.value}
      back={report.value && { label: form.back, press: () => (isChoosingRecord.value = false) }}
      example={'{"room": …, "seed": …, "steps": […]}'}
      rows={8}
      pasted={pastedRecord}
      openFile={openRecordFile}
      openText={openRecordText}
    />
  );
}
