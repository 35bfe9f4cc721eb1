import type { AnswerClockEvent, LastPlayWaitedEvent } from './events.ts';
import type { GameState, LastPlayWait, PendingAnswer } from './state.ts';

/** The wait that an event begins (rule C4). */
export const waitOf = ({ turn, answers, until }: LastPlayWaitedEvent): LastPlayWait => ({
  turn,
  answers: answers.map((answer) => answerOf(answer, 0)),
  until,
});

/** An answer that is awaited, as an event tells it, of a seat that has come and gone so often. */
export const answerOf = (
  { seat, left, since }: Pick<AnswerClockEvent, 'seat' | 'left' | 'since'>,
  changes: number,
): PendingAnswer => ({ seat, left, since, changes });

/** The state with other answers awaited; the same where none are. */
export function withAnswers(
  state: GameState,
  change: (answers: LastPlayWait['answers']) => LastPlayWait['answers'],
): GameState {
  return { ...state, wait: state.wait && { ...state.wait, answers: change(state.wait.answers) } };
}
