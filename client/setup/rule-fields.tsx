import type { ComponentChildren, VNode } from 'preact';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { RULESET_BOUNDS } from '../../engine/equipment/ruleset-bounds.ts';
import { say } from '../i18n/sentences.ts';
import { ChallengeFields } from './challenge-fields.tsx';
import { ChoiceField } from './choice-field.tsx';
import { EndFields } from './end-fields.tsx';
import { NumberField } from './number-field.tsx';

export interface RuleFieldsProps {
  readonly ruleset: Ruleset;
  /** Of a field by its path, what it contradicts and else is wrong with it. */
  readonly problemsAt: (field: string) => readonly string[];
  readonly onChange: (ruleset: Ruleset) => void;
}

/** Every rule that can be chosen by itself, with what the choice comes to. */
export function RuleFields({ ruleset, problemsAt, onChange }: RuleFieldsProps): VNode {
  const { first, bingo, exchange } = ruleset;
  const words = say.rulesForm;
  const { groups } = words;
  const rules = say.rules(ruleset);
  const fields = { ruleset, problemsAt, onChange };
  return (
    <div class="rule-fields">
      <Group title={groups.start}>
        <ChoiceField
          words={words.first}
          value={first}
          note={rules.first}
          onChange={(value) => onChange({ ...ruleset, first: value })}
        />
      </Group>
      <Group title={groups.words}>
        <ChallengeFields {...fields} />
      </Group>
      <Group title={groups.exchange}>
        <NumberField
          label={words.minBag}
          value={exchange.minBag}
          bounds={RULESET_BOUNDS['exchange.minBag']}
          note={rules.exchange}
          problems={problemsAt('exchange.minBag')}
          onChange={(minBag) => onChange({ ...ruleset, exchange: { ...exchange, minBag } })}
        />
        <ChoiceField
          words={words.order}
          value={exchange.order}
          note={rules.exchangeOrder}
          onChange={(order) => onChange({ ...ruleset, exchange: { ...exchange, order } })}
        />
        <ChoiceField
          words={words.blanks}
          value={ruleset.blanks.redeemable ? 'redeem' : 'stay'}
          note={rules.blanks}
          onChange={(value) => onChange({ ...ruleset, blanks: { redeemable: value === 'redeem' } })}
        />
      </Group>
      <Group title={groups.bonus}>
        <NumberField
          label={words.bingoTiles}
          value={bingo.tiles}
          bounds={RULESET_BOUNDS['bingo.tiles']}
          problems={problemsAt('bingo.tiles')}
          onChange={(tiles) => onChange({ ...ruleset, bingo: { ...bingo, tiles } })}
        />
        <NumberField
          label={words.bingoPoints}
          value={bingo.points}
          bounds={RULESET_BOUNDS['bingo.points']}
          problems={problemsAt('bingo.points')}
          step={5}
          note={rules.bingo}
          onChange={(points) => onChange({ ...ruleset, bingo: { ...bingo, points } })}
        />
      </Group>
      <Group title={groups.end}>
        <EndFields {...fields} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): VNode {
  return (
    <section class="rule-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
