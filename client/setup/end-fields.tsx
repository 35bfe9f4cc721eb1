import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { KindsField } from './kinds-field.tsx';
import { NumberField } from './number-field.tsx';
import type { RuleFieldsProps } from './rule-fields.tsx';
import { withEnd, withKind } from './ruleset-draft.ts';

const MAX_IN_A_ROW = 10;

/** When a game is over, and how it adds up. */
export function EndFields({ ruleset, problemAt, onChange }: RuleFieldsProps): VNode {
  const { out, playOn, scoreless } = ruleset.end;
  const words = say.rulesForm;
  const rules = say.rules(ruleset);
  return (
    <>
      <ChoiceField
        words={words.goingOut}
        value={playOn ? 'playOn' : 'ends'}
        note={rules.goingOut}
        problem={problemAt('end.playOn')}
        onChange={(value) => onChange(withEnd(ruleset, { playOn: value === 'playOn' }))}
      />
      <ChoiceField
        words={words.racks}
        value={out}
        note={rules.racks}
        problem={problemAt('end.out')}
        onChange={(value) => onChange(withEnd(ruleset, { out: value }))}
      />
      <KindsField
        kinds={scoreless.kinds}
        problem={problemAt('end.scoreless.kinds')}
        onChange={(kind, counts) => onChange(withKind(ruleset, kind, counts))}
      />
      <NumberField
        label={words.perSeat}
        value={scoreless.perSeat}
        min={1}
        max={MAX_IN_A_ROW}
        note={rules.scoreless}
        onChange={(perSeat) => onChange(withEnd(ruleset, { scoreless: { ...scoreless, perSeat } }))}
      />
      <ChoiceField
        words={words.tie}
        value={ruleset.tie}
        note={rules.tie}
        onChange={(tie) => onChange({ ...ruleset, tie })}
      />
    </>
  );
}
