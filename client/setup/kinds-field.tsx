import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { SCORELESS_KINDS, type ScorelessKind } from '../../engine/equipment/ruleset.ts';
import { say } from '../i18n/sentences.ts';
import { FieldProblem, noteId } from './field-row.tsx';

export interface KindsFieldProps {
  readonly kinds: readonly ScorelessKind[];
  readonly problem: string | undefined;
  readonly onChange: (kind: ScorelessKind, counts: boolean) => void;
}

/** Which turns count towards the end of a game that nobody scores in. */
export function KindsField({ kinds, problem, onChange }: KindsFieldProps): VNode {
  const id = useId();
  const { label, options } = say.rulesForm.kinds;
  return (
    <fieldset class="rule-field rule-kinds" aria-describedby={problem && noteId(id)}>
      <legend class="rule-label">{label}</legend>
      <ul>
        {SCORELESS_KINDS.map((kind) => (
          <li key={kind}>
            <label>
              <input
                class="check"
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={(event) => onChange(kind, event.currentTarget.checked)}
              />
              {options[kind]}
            </label>
          </li>
        ))}
      </ul>
      {problem && (
        <p class="rule-note" id={noteId(id)}>
          <FieldProblem text={problem} />
        </p>
      )}
    </fieldset>
  );
}
