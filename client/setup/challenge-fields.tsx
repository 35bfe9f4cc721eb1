import type { VNode } from 'preact';
import { RULESET_BOUNDS } from '../../engine/equipment/ruleset-bounds.ts';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import type { RuleFieldsProps } from './rule-fields.tsx';
import { withFinalWindow, withPoints, withRule, withValidation } from './ruleset-draft.ts';
import { SecondsField } from './seconds-field.tsx';

/** Whether words are checked or challenged, and what a challenge comes to. */
export function ChallengeFields({ ruleset, problemsAt, onChange }: RuleFieldsProps): VNode {
  const { rule, points, who, finalWindow } = ruleset.challenge;
  const words = say.rulesForm;
  const rules = say.rules(ruleset);
  return (
    <>
      <ChoiceField
        words={words.validation}
        value={ruleset.validation}
        note={rules.words}
        onChange={(validation) => onChange(withValidation(ruleset, validation))}
      />
      {rule !== 'void' && (
        <>
          <ChoiceField
            words={words.rule}
            value={rule}
            note={rules.challenge}
            problems={problemsAt('challenge.rule')}
            onChange={(value) => onChange(withRule(ruleset, value))}
          />
          {points && (
            <>
              <NumberField
                label={words.points}
                value={points.n}
                bounds={RULESET_BOUNDS['challenge.points.n']}
                problems={problemsAt('challenge.points.n')}
                onChange={(n) => onChange(withPoints(ruleset, { n }))}
              />
              <ChoiceField
                words={words.per}
                value={points.per}
                onChange={(per) => onChange(withPoints(ruleset, { per }))}
              />
              <ChoiceField
                words={words.to}
                value={points.to}
                onChange={(to) => onChange(withPoints(ruleset, { to }))}
              />
            </>
          )}
          <ChoiceField
            words={words.who}
            value={who}
            note={rules.who}
            onChange={(value) => onChange({ ...ruleset, challenge: { ...ruleset.challenge, who: value } })}
          />
          {/* Where play goes on nobody goes out, so no play is the last. */}
          {!ruleset.end.playOn && (
            <SecondsField
              label={words.finalWindow}
              field="challenge.finalWindow"
              time={finalWindow}
              step={5}
              note={rules.lastPlay}
              problems={problemsAt('challenge.finalWindow')}
              onChange={(time) => onChange(withFinalWindow(ruleset, time))}
            />
          )}
        </>
      )}
    </>
  );
}
