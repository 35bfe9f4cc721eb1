import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { Senses } from '../panels/senses.tsx';
import { WordSumLine } from '../panels/word-sum-line.tsx';
import { chosenWords } from '../state/looked-at.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { askWordMeanings, mayMean, meaningOf } from '../state/word-meanings.ts';
import { Dialog } from './dialog.tsx';

/** The words that were looked at: how each was counted, and all of what it means. */
export function WordsDialog(): VNode {
  const [words] = useState(() => chosenWords.peek());
  const ask = (): void => void askWordMeanings(words.map(({ sum }) => sum.letters));
  useEffect(ask, []);
  return (
    <Dialog
      title={say.listed(words.map(({ sum }) => sum.letters.join('')))}
      isText={true}
      onClose={closeDialog}
    >
      {words.map(({ sum }) => (
        <section key={sum.start} class="looked-word">
          <WordSumLine sum={sum} />
          {mayMean(sum.letters) ? (
            <Senses meaning={meaningOf(sum.letters)} onAgain={ask} />
          ) : (
            <p class="soft">{say.meanings.unproven}</p>
          )}
        </section>
      ))}
      <p class="sheet-text soft">{say.meanings.source}</p>
    </Dialog>
  );
}
