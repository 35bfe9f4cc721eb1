import type { VNode } from 'preact';
import { showDialog } from '../dialogs/open-dialog.ts';
import { room } from '../state/room-state.ts';
import { presetTitle } from './preset-title.ts';
import { rulesInWords } from './rules-in-words.ts';

/** What is played here, in two sentences, with a way to all of it. */
export function RulesInShort(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  const rules = rulesInWords(current.ruleset);
  return (
    <div class="rules-in-short">
      <p>
        <b>{presetTitle(current.preset)}</b>, {current.lexicon.title}, no clock. {rules.words}
      </p>
      <button type="button" class="text-button" onClick={() => showDialog('rules')}>
        All rules
      </button>
    </div>
  );
}
