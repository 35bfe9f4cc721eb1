import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { layout } from '../state/equipment.ts';
import { showDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { game, steps } from '../state/room-state.ts';
import { unseen } from '../state/table.ts';
import { turnRows } from '../state/turns.ts';
import { Icon } from './icon.tsx';
import { TurnOutcome } from './turn-outcome.tsx';
import { unseenTotal } from './unseen-letters.tsx';

/** On small screens: the last turn and the bag, each of which opens its sheet. */
export function LastLine(): VNode {
  const last = turnRows(layout.value, steps.value).at(-1);
  // Who sees no rack does not know what of the unseen is in the bag.
  const isWatching = context.value.you === null;
  const left = isWatching ? unseenTotal(unseen.value) : (game.value?.inBag ?? 0);
  return (
    <div class="last-line">
      <button type="button" onClick={() => showDialog('turns')}>
        <span class="last-text">
          {last ? (
            <>
              <span class="last-name">{say.nameAt(context.value.names, last.seat)}</span>{' '}
              <span class="last-turn">
                <TurnOutcome row={last} />
              </span>
            </>
          ) : (
            say.noTurn
          )}
        </span>
        <Icon svg={chevron} />
        <span class="unseen-text">Show all turns</span>
      </button>
      <button type="button" onClick={() => showDialog('unseen')}>
        <span>
          <b>{left}</b> <span class="bag-word unseen-at-times">{isWatching ? 'unseen' : 'in bag'}</span>
        </span>
        <Icon svg={chevron} />
        <span class="unseen-text">Show the unseen letters</span>
      </button>
    </div>
  );
}
