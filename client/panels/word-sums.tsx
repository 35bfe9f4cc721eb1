import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import type { LookedWord } from '../state/looked-at.ts';

/** How words on the board were counted, a line for each. */
export function WordSums({ words }: { readonly words: readonly LookedWord[] }): VNode {
  return (
    <div class="draft-line word-sums">
      {words.map(({ sum }) => (
        <p key={sum.start} class="word-sum">
          <span class="draft-at">{sum.start}</span>
          <b>{sum.letters.join('')}</b>
          <span class="word-terms">{say.wordsLaid.terms(sum)}</span>
          <span class="figure draft-total">{sum.score}</span>
        </p>
      ))}
    </div>
  );
}
