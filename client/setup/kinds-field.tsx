import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { SCORELESS_KINDS, type ScorelessKind } from '../../engine/equipment/ruleset.ts';
import { say } from '../i18n/sentences.ts';
import { FieldProblems, noteId } from './field-row.tsx';

export interface KindsFieldProps {
  readonly kinds: readonly ScorelessKind[];
  readonly problems: readonly string[];
  readonly onChange: (kind: ScorelessKind, counts: boolean) => void;
}

/** Which turns count towards the end of a game that nobody scores in. */
export function KindsField({ kinds, problems, onChange }: KindsFieldProps): VNode {
  const id = useId();
  const hasProblem = problems.length > 0;
  const { label, options } = say.rulesForm.kinds;
  return (
    <fieldset class="rule-field rule-kinds" aria-describedby={hasProblem ? noteId(id) : undefined}>
      <legend class="rule-label">{label}</legend>
      <ul>
        {SCORELESS_KINDS.map((kind) => (
          <li key={kind}>
            <label>
              <input
                class="check"
                type="checkbox"
                checked={kinds.includes(kind)}
                aria-invalid={hasProblem && !kinds.includes(kind)}
                onChange={(event) => onChange(kind, event.currentTarget.checked)}
              />
              {options[kind]}
            </label>
          </li>
        ))}
      </ul>
      {hasProblem && (
        <p class="rule-note" id={noteId(id)}>
          <FieldProblems problems={problems} />
        </p>
      )}
    </fieldset>
  );
}
