import type { VNode } from 'preact';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { PresetId } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { LexiconRef } from '../../engine/words/lexicon.ts';
import { exampleOf, PREMIUM_KEY } from '../board/premium-key.ts';
import { SquareCell } from '../board/square-cell.tsx';
import { say } from '../i18n/sentences.ts';
import { LexiconMark } from '../panels/lexicon-mark.tsx';
import { Dialog } from './dialog.tsx';

export interface RulesDialogProps {
  readonly title: string;
  readonly layout: BoardLayout;
  readonly ruleset: Ruleset;
  /** The word list of a room; absent where no room is meant. */
  readonly lexicon?: LexiconRef;
  /** Where no room is meant: what is otherwise by another preset. */
  readonly other?: { readonly preset: PresetId; readonly ruleset: Ruleset };
  readonly onClose: () => void;
}

/** How the game goes, in plain sentences, and what the squares say. */
export function RulesDialog({ title, layout, ruleset, lexicon, other, onClose }: RulesDialogProps): VNode {
  const rules = say.rules(ruleset);
  return (
    <Dialog title={title} isText={true} onClose={onClose}>
      <dl class="rule-list">
        <dt>The first turn</dt>
        <dd>{rules.first}</dd>
        <dt>A turn</dt>
        <dd>
          Lay tiles in one row or column so that every run of letters is a word. The first word covers the
          star; each later one touches what is there. {rules.letters} {rules.exchange} {rules.exchangeOrder}
        </dd>
        <dt>The score</dt>
        <dd>
          Each new word scores its letters. A coloured square counts once, under the tile that first covers
          it. {rules.bingo}
        </dd>
        <dt>Words</dt>
        <dd>
          {rules.words} {challengeRules(ruleset)}
          {lexicon && ` The word list is ${lexicon.title}, ${lexicon.words.toLocaleString('en')} words.`}
          {lexicon && ` ${say.lexiconNote(lexicon)}`}
          {lexicon && <LexiconMark lexicon={lexicon} />}
        </dd>
        {other && <OtherRules {...other} />}
        <dt>The clock</dt>
        <dd>{rules.clock}</dd>
        <dt>The end</dt>
        <dd>
          {rules.goingOut} {rules.racks} {rules.scoreless} {rules.tie} Whoever resigns leaves the game, and
          who is left alone wins.
        </dd>
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

function OtherRules({ preset, ruleset }: NonNullable<RulesDialogProps['other']>): VNode {
  const { words, scoreless } = say.rules(ruleset);
  return (
    <>
      <dt>In a {say.preset(preset)} room</dt>
      <dd>
        {words} {challengeRules(ruleset)} {scoreless}
      </dd>
    </>
  );
}

/** All there is to say of challenges. */
function challengeRules(ruleset: Ruleset): string {
  const { who, challenge, lastPlay } = say.rules(ruleset);
  if (ruleset.validation === 'void') return challenge;
  return [who, challenge, ruleset.end.playOn ? '' : lastPlay].join(' ').trimEnd();
}
