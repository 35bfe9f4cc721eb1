import type { Seq } from '../../engine/base/units.ts';
import type { StepView, UpdateMessage } from '../../engine/protocol/server-message.ts';

type News = Pick<UpdateMessage, 'after' | 'seq' | 'steps'> & { readonly room: { readonly game: number } };

/**
 * The steps of the current game when `news` comes to `known`, whose last step is `last`: replaced where the news
 * tells them again, never doubled. Null where steps between the two are missing.
 */
export function mergeSteps(known: readonly StepView[], last: Seq, news: News): readonly StepView[] | null {
  if (news.after > last || !isWhole(news)) return null;
  const kept = news.after === 0 ? [] : known.filter((step) => step.seq <= news.after);
  return ofGame([...kept, ...news.steps], news.room.game);
}

/** From step to step by one, up to `seq`; a whole game, asked for with 0, may begin late in the room's log. */
function isWhole({ after, seq, steps }: News): boolean {
  const first = steps[0];
  if (first === undefined) return after === seq;
  const inOrder = steps.every((step, index) => step.seq === first.seq + index);
  return inOrder && steps.at(-1)?.seq === seq && (after === 0 || first.seq === after + 1);
}

/** Without the steps of earlier games: a game's first step opens it. */
function ofGame(steps: readonly StepView[], game: number): readonly StepView[] {
  const opening = steps.findLastIndex((step) =>
    step.events.some((event) => event.type === 'gameOpened' && event.game === game),
  );
  return opening > 0 ? steps.slice(opening) : steps;
}
