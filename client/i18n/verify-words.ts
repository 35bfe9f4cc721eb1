import type { GameRecord } from '../../engine/protocol/record.ts';
import type { Check, Report } from '../verify/check-record.ts';
import type { RecordRefusal } from '../verify/record-opener.ts';
import type { FileFormWords } from './file-form-words.ts';

/** A check as it is listed: what was looked at, and what came of it. */
export interface CheckSaid {
  readonly title: string;
  readonly text: string;
}

/** What is said where a record is verified. Apart from the rest of the language: it is loaded when somebody does that. */
export interface VerifyWords {
  /** The page before anything is opened; `back` is to the report that is still there. */
  readonly form: FileFormWords & { readonly back: string };
  readonly drop: string;
  readonly another: string;
  readonly checks: string;
  readonly notChecked: string;
  /** Whether everything holds. */
  readonly verdict: (report: Pick<Report, 'holds'>) => string;
  /** Which game the record says it is of. */
  readonly game: (record: Pick<GameRecord, 'room' | 'game' | 'names'>) => string;
  readonly check: (check: Check, report: Report) => CheckSaid;
  /** How a check went, for who does not see its mark. */
  readonly outcomes: Readonly<Record<Check['outcome'], string>>;
  /** What was taken as recorded, and what all this proves and does not. */
  readonly limits: (report: Pick<Report, 'holds' | 'record'>) => readonly string[];
  readonly refusal: (refusal: RecordRefusal) => string;
}
