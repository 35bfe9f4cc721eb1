import { err, type Result } from '../../base/result.ts';

/** Why a file cannot be read: the first line that is wrong, from 1, and what is wrong there. */
export interface GcgError {
  readonly code: GcgErrorCode;
  readonly line: number;
  /** The part of the line that is meant, cut short. */
  readonly text: string;
}

type GcgErrorCode =
  | 'gcg/too-long'
  | 'gcg/unknown-encoding'
  | 'gcg/late-encoding'
  | 'gcg/bad-utf8'
  | 'gcg/stray-text'
  | 'gcg/bad-player'
  | 'gcg/player-twice'
  | 'gcg/player-missing'
  | 'gcg/unknown-nick'
  | 'gcg/bad-event'
  | 'gcg/bad-rack'
  | 'gcg/bad-start'
  | 'gcg/bad-word'
  | 'gcg/off-board'
  | 'gcg/bad-exchange'
  | 'gcg/bad-score'
  | 'gcg/nothing-to-withdraw';

const MAX_TEXT = 60;

export const badLine = (code: GcgErrorCode, line: number, text: string): Result<never, GcgError> =>
  err({ code, line, text: [...text].slice(0, MAX_TEXT).join('') });
