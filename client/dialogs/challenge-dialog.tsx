import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { challengeWords } from '../commands.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { challengeable, namesWords } from '../state/challengeable.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { game, room } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** Which words of the play are challenged, where each of them counts (rule C2); else whether they are. */
export function ChallengeDialog(): VNode {
  const play = challengeable.value;
  // The words of this play and no later one: meanwhile it may have been judged, or a turn taken.
  const turn = useSignal(game.peek()?.latestPlay?.turn);
  const without = useSignal<readonly number[]>([]);
  if (!play.ok || play.value.turn !== turn.value) return <TooLate />;
  const { words, seat } = play.value;
  const chosen = words.flatMap((_, index) => (without.value.includes(index) ? [] : [index]));

  const toggle = (index: number): void => {
    without.value = chosen.includes(index)
      ? [...without.value, index]
      : without.value.filter((other) => other !== index);
  };
  const send = (): void => {
    if (chosen.length === 0) return;
    challengeWords(play.value.turn, chosen.length === words.length ? null : chosen);
    closeDialog();
  };

  return (
    <Dialog
      title={namesWords.value ? 'Which words do you challenge?' : 'Challenge this play?'}
      lead={`If one of ${namesWords.value ? 'them' : words.map((word) => word.join('')).join(', ')} is unknown, ${say.possessive(seat, context.value)} play is withdrawn. ${costs()}`}
      onClose={closeDialog}
    >
      {namesWords.value && (
        <ul class="word-choice">
          {words.map((word, index) => (
            <li key={index}>
              <label>
                <input
                  class="check"
                  type="checkbox"
                  checked={chosen.includes(index)}
                  onChange={() => toggle(index)}
                />
                <b>{word.join('')}</b>
              </label>
            </li>
          ))}
        </ul>
      )}
      <div class="sheet-actions">
        <button type="button" class="piece" aria-disabled={chosen.length === 0} onClick={send}>
          Challenge {say.words(chosen.length)}
        </button>
        <button type="button" class="piece quiet" onClick={closeDialog}>
          Do not challenge
        </button>
      </div>
    </Dialog>
  );
}

const costs = (): string => (room.value === null ? '' : say.rules(room.value.ruleset).challenge);

function TooLate(): VNode {
  const play = challengeable.value;
  const error = play.ok ? ({ code: 'challenge/closed' } as const) : play.error;
  return (
    <Dialog title="No challenge" lead={sentenceFor(error, context.value).text} onClose={closeDialog}>
      <div class="sheet-actions">
        <button type="button" class="piece" onClick={closeDialog}>
          Go on
        </button>
      </div>
    </Dialog>
  );
}
