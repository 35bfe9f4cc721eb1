import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GcgStep } from '../../engine/notation/gcg/replay-gcg.ts';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { askMeanings, toldOf } from '../meanings/told-meanings.ts';
import { Senses } from '../panels/senses.tsx';
import { meantWords } from './meant-words.ts';
import type { OpenGame } from './open-game.ts';
import type { ReplayRow } from './replay-rows.ts';

interface StepMeaningsProps {
  readonly row: ReplayRow | null;
  readonly step: GcgStep | null;
  readonly tileSet: OpenGame['equipment']['tileSet'];
}

/** For all steps and games: not shown at first, since each step has files fetched. */
const isShown = signal(false);

/** What the words of a play mean, behind a press; nothing for other tiles than English ones. */
export function StepMeanings({ row, step, tileSet }: StepMeaningsProps): VNode | null {
  const words = meantWords(row, step);
  const ask = (): void => void (isShown.value && askMeanings(words));
  useEffect(ask, [words.join(' '), isShown.value]);
  if (tileSet.id !== 'english') return null;
  return (
    <>
      <button
        type="button"
        class="text-button"
        aria-expanded={isShown.value}
        onClick={() => (isShown.value = !isShown.peek())}
      >
        {sayReplay.meanings}
      </button>
      {isShown.value && (
        <dl class="step-meanings">
          {words.map((word) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                <Senses meaning={toldOf(word)} onAgain={ask} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
