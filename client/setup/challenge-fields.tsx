import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import type { RuleFieldsProps } from './rule-fields.tsx';
import { withFinalWindow, withPoints, withRule, withValidation } from './ruleset-draft.ts';

const MAX_POINTS = 50;
/** In seconds, as the room takes it. */
const FINAL_WINDOW = { min: 5, max: 120 } as const;

/** Whether words are checked or challenged, and what a challenge comes to. */
export function ChallengeFields({ ruleset, problemAt, onChange }: RuleFieldsProps): VNode {
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
            problem={problemAt('challenge.rule')}
            onChange={(value) => onChange(withRule(ruleset, value))}
          />
          {points && (
            <>
              <NumberField
                label={words.points}
                value={points.n}
                min={1}
                max={MAX_POINTS}
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
            <NumberField
              label={words.finalWindow}
              value={finalWindow / 1000}
              {...FINAL_WINDOW}
              step={5}
              note={rules.lastPlay}
              onChange={(seconds) => onChange(withFinalWindow(ruleset, seconds))}
            />
          )}
        </>
      )}
    </>
  );
}
