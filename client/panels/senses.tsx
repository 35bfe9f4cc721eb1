import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import type { Told } from '../meanings/told-meanings.ts';

interface SensesProps {
  readonly meaning: Told | null;
  /** Asks for it again. */
  readonly onAgain: () => void;
}

/** All that is known of what a word means; where that did not come, the way to try again. */
export function Senses({ meaning, onAgain }: SensesProps): VNode {
  if (meaning === 'lost') {
    return (
      <p>
        {say.meanings.lost}{' '}
        <button type="button" class="text-button" onClick={onAgain}>
          {say.partLost.again}
        </button>
      </p>
    );
  }
  if (meaning === null || meaning === 'coming') return <p class="soft">{say.meanings.coming}</p>;
  if (meaning.length === 0) return <p class="soft">{say.meanings.none}</p>;
  return (
    <ul class="senses">
      {meaning.map((sense, index) => (
        <li key={index}>{say.meanings.sense(sense)}</li>
      ))}
    </ul>
  );
}
