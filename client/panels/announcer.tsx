import type { VNode } from 'preact';
import { turnText } from '../i18n/sentences.ts';
import { layout } from '../state/desk.ts';
import { game, steps } from '../state/room-state.ts';
import { turnRows } from '../state/turns.ts';
import { announcement } from './announcement.ts';
import { context } from './people.ts';

/** Tells who does not see the board what was played and whose turn it is. */
export function Announcer(): VNode {
  const last = turnRows(layout.value, steps.value).at(-1);
  const text = game.value === null ? '' : announcement(game.value, last, context.value, turnText);
  return (
    <p class="unseen-text" aria-live="polite">
      {text}
    </p>
  );
}
