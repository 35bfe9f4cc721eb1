import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { showDialog } from '../state/open-dialog.ts';
import { room } from '../state/room-state.ts';
import { LexiconMark } from './lexicon-mark.tsx';

/** What is played here, in two sentences, with a way to all of it. */
export function RulesInShort(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  const note = say.lexiconNote(current.lexicon);
  return (
    <div class="rules-in-short">
      <p>
        <b>{say.preset(current.preset)}</b>, {current.lexicon.title}, {say.clock(current.ruleset.clock)}.{' '}
        {say.wordsRule(current.ruleset)}
      </p>
      {note !== '' && <p class="soft">{note}</p>}
      <LexiconMark lexicon={current.lexicon} />
      <button type="button" class="text-button" onClick={() => showDialog('rules')}>
        All rules
      </button>
    </div>
  );
}
