import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import type { WordSum } from '../state/word-sum.ts';

/** How one word was counted: where it begins, the word, its sum, and what that came to. */
export const WordSumLine = ({ sum }: { readonly sum: WordSum }): VNode => (
  <p class="word-sum">
    <span class="draft-at">{sum.start}</span>
    <b>{sum.letters.join('')}</b>
    <span class="word-terms">{say.wordsLaid.terms(sum)}</span>
    <span class="figure draft-total">{sum.score}</span>
  </p>
);
