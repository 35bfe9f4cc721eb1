import type { VNode } from 'preact';
import type { LexiconRef } from '../../engine/words/lexicon.ts';
import { inFours } from './sealed-draw.tsx';

/** What tells a word list from every other one: the hash of it (rule W6). */
export function LexiconMark({ lexicon }: { readonly lexicon: LexiconRef }): VNode {
  return (
    <p class="lexicon-mark" title="The first 16 digits of the word list’s SHA-256">
      Word list {inFours(lexicon.hash)}
    </p>
  );
}
