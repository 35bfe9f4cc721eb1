import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { layout } from '../state/desk.ts';
import { context } from '../state/people.ts';
import { game, steps } from '../state/room-state.ts';
import { turnRows } from '../state/turns.ts';

/** Tells who does not see the board what was played and whose turn it is. */
export function Announcer(): VNode {
  const last = turnRows(layout.value, steps.value).at(-1);
  const text = game.value === null ? '' : say.announcement(game.value, last, context.value);
  return (
    <p class="unseen-text" aria-live="polite">
      {text}
    </p>
  );
}
