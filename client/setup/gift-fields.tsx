import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { giftChoice, giftOf } from './gift-choice.ts';
import type { RuleFieldsProps } from './rule-fields.tsx';
import { SecondsField } from './seconds-field.tsx';

/** What time opponents may give. */
export function GiftFields({ ruleset, problemsAt, onChange }: RuleFieldsProps): VNode {
  const { gift } = ruleset;
  const isOwn = useSignal(false);
  const choice = isOwn.value ? 'own' : giftChoice(gift);
  const problems = problemsAt('gift');
  const words = say.rulesForm;
  const change = (changed: number): void => onChange({ ...ruleset, gift: changed });
  return (
    <>
      <ChoiceField
        words={words.gift}
        value={choice}
        note={problems.length > 0 ? '' : say.rules(ruleset).gift}
        problems={[]}
        onChange={(chosen) => {
          isOwn.value = chosen === 'own';
          change(giftOf(chosen, gift));
        }}
      />
      {choice === 'own' && (
        <div class="rule-own">
          <SecondsField
            label={words.giftSeconds}
            field="gift"
            time={gift}
            step={5}
            problems={problems}
            onChange={(changed) => {
              isOwn.value = true;
              change(changed);
            }}
          />
        </div>
      )}
    </>
  );
}
