import { Fragment, type VNode } from 'preact';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { PresetId } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { LexiconRef } from '../../engine/words/lexicon.ts';
import { exampleOf, PREMIUM_KEY } from '../board/premium-key.ts';
import { SquareCell } from '../board/square-cell.tsx';
import { say } from '../i18n/sentences.ts';
import { Fingerprint } from '../panels/fingerprint.tsx';
import { LexiconMark } from '../panels/lexicon-mark.tsx';
import { Dialog } from './dialog.tsx';

export interface RulesDialogProps {
  readonly title: string;
  readonly layout: BoardLayout;
  readonly ruleset: Ruleset;
  /** The word list of a room; absent where no room is meant. */
  readonly lexicon?: LexiconRef;
  /** What the draw of a game that is not over is sealed under (rule F1). */
  readonly commitment?: string | null;
  /** Where no room is meant: what is otherwise by another preset. */
  readonly other?: { readonly preset: PresetId; readonly ruleset: Ruleset };
  readonly onClose: () => void;
}

/** How the game goes, in plain sentences, and what the squares say. */
export function RulesDialog({
  title,
  layout,
  ruleset,
  lexicon,
  commitment,
  other,
  onClose,
}: RulesDialogProps): VNode {
  return (
    <Dialog title={title} isText={true} onClose={onClose}>
      <dl class="rule-list">
        {say.rulesAtLength(ruleset).map(({ topic, title: about, text }) => (
          <Fragment key={topic}>
            <dt>{about}</dt>
            <dd>
              {text}
              {topic === 'words' && lexicon && <WordList lexicon={lexicon} />}
            </dd>
            {topic === 'words' && other && <OtherRules {...other} />}
          </Fragment>
        ))}
        {commitment && (
          <>
            <dt>{say.fairDraw.title}</dt>
            <dd>
              {say.fairDraw.purpose}
              <Fingerprint commitment={commitment} />
            </dd>
          </>
        )}
      </dl>
      <ul class="premium-key" aria-label="What the squares say">
        {PREMIUM_KEY.map((premium) => {
          const at = premium === 'star' ? layout.star : exampleOf(layout, premium);
          if (at === null) return null;
          return (
            <li key={premium}>
              <SquareCell layout={layout} at={at} />
              {say.premiums[premium]}
            </li>
          );
        })}
      </ul>
      <p class="sheet-text soft">
        With a keyboard: press a square and type. Space turns the direction, Enter plays, Escape takes the
        tiles back.
      </p>
      <p class="sheet-text soft">
        <a href="/NOTICE.txt">Licences</a> of the word list, the typefaces and the libraries.
      </p>
    </Dialog>
  );
}

function WordList({ lexicon }: Required<Pick<RulesDialogProps, 'lexicon'>>): VNode {
  return (
    <>
      {` The word list is ${lexicon.title}, ${lexicon.words.toLocaleString('en')} words.`}
      {` ${say.lexiconNote(lexicon)}`}
      <LexiconMark lexicon={lexicon} />
    </>
  );
}

function OtherRules({ preset, ruleset }: NonNullable<RulesDialogProps['other']>): VNode {
  const { words, challenges, scoreless } = say.rules(ruleset);
  return (
    <>
      <dt>In a {say.preset(preset)} room</dt>
      <dd>
        {words} {challenges} {scoreless}
      </dd>
    </>
  );
}
