import type { VNode } from 'preact';
import { RULESET_BOUNDS } from '../../engine/equipment/ruleset-bounds.ts';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { KindsField } from './kinds-field.tsx';
import { NumberField } from './number-field.tsx';
import type { RuleFieldsProps } from './rule-fields.tsx';
import { withEnd, withKind } from './ruleset-draft.ts';

/** When a game is over, and how it adds up. */
export function EndFields({ ruleset, problemsAt, onChange }: RuleFieldsProps): VNode {
  const { out, playOn, scoreless } = ruleset.end;
  const words = say.rulesForm;
  const rules = say.rules(ruleset);
  return (
    <>
      <ChoiceField
        words={words.goingOut}
        value={playOn ? 'playOn' : 'ends'}
        note={rules.goingOut}
        problems={problemsAt('end.playOn')}
        onChange={(value) => onChange(withEnd(ruleset, { playOn: value === 'playOn' }))}
      />
      <ChoiceField
        words={words.racks}
        value={out}
        note={rules.racks}
        problems={problemsAt('end.out')}
        onChange={(value) => onChange(withEnd(ruleset, { out: value }))}
      />
      <KindsField
        kinds={scoreless.kinds}
        problems={problemsAt('end.scoreless.kinds')}
        onChange={(kind, counts) => onChange(withKind(ruleset, kind, counts))}
      />
      <NumberField
        label={words.perSeat}
        value={scoreless.perSeat}
        bounds={RULESET_BOUNDS['end.scoreless.perSeat']}
        note={rules.scoreless}
        problems={problemsAt('end.scoreless.perSeat')}
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
