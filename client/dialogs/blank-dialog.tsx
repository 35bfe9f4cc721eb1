import type { VNode } from 'preact';
import { TileFace } from '../board/tile-face.tsx';
import { tileSet } from '../state/equipment.ts';
import { type BlankQuestion, cancelBlank, nameBlank } from '../state/table.ts';
import { Dialog } from './dialog.tsx';

/** Asks what a blank shall be; a press or a key names it. */
export function BlankDialog({ question }: { readonly question: BlankQuestion }): VNode {
  const name = (key: string): void => {
    const letter = question.letters.find((face) => face === key.toUpperCase());
    if (letter) nameBlank(letter);
  };
  return (
    <Dialog
      title="Which letter is the blank?"
      lead="It keeps the letter and scores nothing."
      onClose={cancelBlank}
      onKey={name}
    >
      <ul class="letter-choice">
        {question.letters.map((letter, index) => (
          <li key={letter}>
            <button type="button" aria-label={letter} onClick={() => nameBlank(letter)}>
              <TileFace tileSet={tileSet.value} letter={letter} blank={true} grain={index} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
