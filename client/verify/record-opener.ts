import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { MAX_RECORD_LENGTH } from '../../engine/protocol/limits.ts';
import { parseRecord, type RecordReadError } from '../../engine/protocol/record-shape.ts';
import { sealOf } from '../state/seals.ts';
import { checkRecord, type Report } from './check-record.ts';

/** Why there is nothing to verify. The browser may not even have got hold of the file; or it is a game file. */
export type RecordOpenError =
  | RecordReadError
  | { readonly code: 'record/gcg' }
  | { readonly code: 'file/unreadable' };

/** A file that could not be opened; `fileName` is null for a pasted text. */
export interface RecordRefusal {
  readonly fileName: string | null;
  readonly error: RecordOpenError;
}

/** UTF-8 has at most three bytes for a UTF-16 unit, so a longer file has too long a text. */
const MAX_BYTES = 3 * MAX_RECORD_LENGTH;

const reportSignal = signal<Report | null>(null);
const refusalSignal = signal<RecordRefusal | null>(null);

/** What came of the last record. One that cannot be read leaves it as it was. */
export const report: ReadonlySignal<Report | null> = reportSignal;
/** Why the last file was not opened. */
export const recordRefusal: ReadonlySignal<RecordRefusal | null> = refusalSignal;
/** What is in the field for pasted texts: a text that could not be read stays there. */
export const pastedRecord = signal('');
/** Whether another record is being chosen while a report is shown. */
export const isChoosingRecord = signal(false);

export function openRecordText(text: string): void {
  pastedRecord.value = text;
  take(text, null);
}

export async function openRecordFile(file: Blob & { readonly name: string }): Promise<void> {
  if (file.size > MAX_BYTES) {
    refuse(file.name, { code: 'record/too-long', max: MAX_RECORD_LENGTH });
    return;
  }
  try {
    take(await file.text(), file.name);
  } catch {
    refuse(file.name, { code: 'file/unreadable' });
  }
}

/** Everything is as on a page that was just loaded. */
export function forgetRecords(): void {
  batch(() => {
    reportSignal.value = null;
    refusalSignal.value = null;
    pastedRecord.value = '';
    isChoosingRecord.value = false;
  });
}

function take(text: string, fileName: string | null): void {
  const read = parseRecord(text);
  if (!read.ok) {
    const isOther = read.error.code === 'record/not-json' && isGcg(text);
    refuse(fileName, isOther ? { code: 'record/gcg' } : read.error);
    return;
  }
  const { room, game } = read.value;
  const checked = checkRecord(read.value, sealOf(room, game));
  batch(() => {
    reportSignal.value = checked;
    refusalSignal.value = null;
    pastedRecord.value = '';
    isChoosingRecord.value = false;
  });
}

function refuse(fileName: string | null, error: RecordOpenError): void {
  refusalSignal.value = { fileName, error };
}

/** Whether a text begins as the other kind of game file does. */
const isGcg = (text: string): boolean => /^\s*(#[a-z]|>\S+:)/i.test(text);
