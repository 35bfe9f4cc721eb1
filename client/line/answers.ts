import type { Refusal } from '../../engine/protocol/errors.ts';
import { sayLine } from '../i18n/line-sentences.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { context } from '../state/people.ts';
import type { LineError } from './line.ts';

/** What comes of a line. */
export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'told' | 'wrong'; readonly text: string }
  /** It asks how lines are written. */
  | { readonly kind: 'guide' }
  /** It is done when it is confirmed. */
  | { readonly kind: 'ask'; readonly text: string; readonly onYes: () => void };

export const DONE: Answer = { kind: 'done' };

export const told = (text: string): Answer => ({ kind: 'told', text });

export const wrong = (error: LineError): Answer => ({
  kind: 'wrong',
  text: sayLine.error(error, context.peek()),
});

/** What the rules refuse of it, in the words that a button has for that. */
export function refused(error: Refusal): Answer {
  return { kind: 'wrong', text: sentenceFor(error, context.peek()).text };
}

export const asks = (text: string, onYes: () => void): Answer => ({ kind: 'ask', text, onYes });
