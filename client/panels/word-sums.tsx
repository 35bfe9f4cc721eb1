import meaningIcon from 'lucide-static/icons/book-a.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import type { Told } from '../meanings/told-meanings.ts';
import type { LookedWord } from '../state/looked-at.ts';
import { showDialog } from '../state/open-dialog.ts';
import { askWordMeanings, mayMean, meaningOf } from '../state/word-meanings.ts';
import { Icon } from './icon.tsx';
import { WordSumLine } from './word-sum-line.tsx';

/** A mouse that only crosses a word has nothing fetched for it. */
const REST = 120;

/** How words on the board were counted and what they mean, a line for each, and the way to all of that. */
export function WordSums({ words }: { readonly words: readonly LookedWord[] }): VNode {
  const meant = words.map(({ sum }) => sum.letters).filter(mayMean);
  useEffect(() => {
    const timer = setTimeout(() => void askWordMeanings(meant), REST);
    return () => clearTimeout(timer);
  }, [meant.join(' ')]);
  return (
    <div class="draft-line word-sums">
      <div class="word-lines">
        {words.map(({ sum }) => (
          <div key={sum.start} class="word-line">
            <WordSumLine sum={sum} />
            {mayMean(sum.letters) && <p class="word-meaning soft">{briefly(meaningOf(sum.letters))}</p>}
          </div>
        ))}
      </div>
      {meant.length > 0 && (
        <button
          type="button"
          class="icon-button"
          aria-label={say.meanings.more}
          title={say.meanings.more}
          onClick={() => showDialog('words')}
        >
          <Icon svg={meaningIcon} />
        </button>
      )}
    </div>
  );
}

/** In a line; empty until it has come. */
function briefly(meaning: Told | null): string {
  if (meaning === null || meaning === 'coming') return '';
  if (meaning === 'lost') return say.meanings.lost;
  const [first] = meaning;
  return first === undefined ? say.meanings.none : say.meanings.sense(first);
}
