import goodIcon from 'lucide-static/icons/check.svg?raw';
import badIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { startName } from '../../engine/notation/coordinates.ts';
import type { Play, ScoredWord } from '../../engine/play/play.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { layout } from '../state/equipment.ts';
import { context } from '../state/people.ts';
import { askWords, verdictOf } from '../state/word-verdicts.ts';
import { Icon } from './icon.tsx';

/** The draft's score as arithmetic; where the room checks words, with what it would say to each, once that is known. */
export function DraftSum({ play }: { readonly play: Play }): VNode {
  const [main] = play.words;
  const start = main.squares[0];
  const words = play.words.map(({ letters }) => letters);
  const isWrong = words.some((word) => verdictOf(word) === false);
  useEffect(() => void askWords(words), [words.join(' ')]);
  return (
    <div class="draft-line">
      {start !== undefined && <span class="draft-at">{startName(layout.value, start, play.direction)}</span>}
      <div class="draft-words">
        <ul class="draft-sum" aria-label={`Your draft, ${say.points(play.score)}`}>
          {play.words.map((word, index) => (
            <li key={index}>
              <Word word={word} />
            </li>
          ))}
          {play.bingo > 0 && (
            <li>
              all {play.tiles.length} tiles {play.bingo}
            </li>
          )}
        </ul>
        {isWrong && <p class="draft-wrong">{say.wordsLaid.wrong}</p>}
      </div>
      <span class="figure draft-total">{play.score}</span>
    </div>
  );
}

function Word({ word: { letters, score } }: { readonly word: ScoredWord }): VNode {
  const verdict = verdictOf(letters);
  return (
    <>
      <b>{letters.join('')}</b>
      {verdict !== null && (
        <span class={verdict ? 'word-sign good' : 'word-sign bad'}>
          <Icon svg={verdict ? goodIcon : badIcon} />
          <span class="unseen-text">{verdict ? say.wordsLaid.good : say.wordsLaid.bad}</span>
        </span>
      )}{' '}
      {score}
    </>
  );
}

/** Which words of a play are not in the list, as far as that is known, to be read aloud; empty where none is. */
export function wrongWords({ words }: Pick<Play, 'words'>): string {
  const wrong = words.map(({ letters }) => letters).filter((word) => verdictOf(word) === false);
  return wrong.length === 0 ? '' : sentenceFor({ code: 'word/invalid', words: wrong }, context.value).text;
}
