import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Seat } from '../../engine/base/units.ts';
import { BOT_LEVELS, BOT_NAMES, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { addBot, pending } from '../commands.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { say } from '../i18n/sentences.ts';
import { rememberLevel } from '../state/bot-choice.ts';
import { BotFace } from './bot-face.tsx';

/** The host's, on a free seat: a computer opponent of the level that is pressed sits down. */
export function AddBot({ seat }: { readonly seat: Seat }): VNode {
  const isOpen = useSignal(false);
  const isBusy = pending.value === 'addBot';
  const open = (): void => {
    if (!isBusy) isOpen.value = true;
  };
  const add = (level: BotLevel): void => {
    isOpen.value = false;
    rememberLevel(level);
    addBot(seat, level);
  };
  return (
    <>
      <button
        type="button"
        class="text-button"
        aria-label={say.bots.addTo(`seat ${seat + 1}`)}
        aria-disabled={isBusy}
        onClick={open}
      >
        {say.bots.add}
      </button>
      {isOpen.value && (
        <Dialog title={say.bots.add} lead={say.bots.addLead} onClose={() => (isOpen.value = false)}>
          <ul class="level-list">
            {BOT_LEVELS.map((level) => (
              <li key={level}>
                <button type="button" onClick={() => add(level)}>
                  <BotFace level={level} />
                  <span class="level-text">
                    <b>
                      {BOT_NAMES[level]}, {say.bots.levels[level].title}
                    </b>
                    <span class="soft">{say.bots.levels[level].sentence}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
