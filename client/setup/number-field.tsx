import { useSignal } from '@preact/signals';
import minusIcon from 'lucide-static/icons/minus.svg?raw';
import plusIcon from 'lucide-static/icons/plus.svg?raw';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { Bounds } from '../../engine/equipment/ruleset-bounds.ts';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { FieldRow } from './field-row.tsx';
import { NumberInput } from './number-input.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly bounds: Bounds;
  /** A press of less or more goes to the next multiple of it. */
  readonly step?: number;
  readonly note?: string;
  readonly problems: readonly string[];
  readonly onChange: (value: number) => void;
}

/** A whole number of a rule, by typing, or within its bounds by pressing less and more. */
export function NumberField(props: NumberFieldProps): VNode {
  const { label, value, bounds, step = 1, note, onChange } = props;
  const id = useId();
  const unread = useSignal<string | null>(null);
  const problems = unread.value === null ? props.problems : [say.rulesForm.notWhole];
  const [less, more] = [stepped(value, -step, bounds), stepped(value, step, bounds)];
  const press = (next: number | null): void => {
    if (next === null) return;
    unread.value = null;
    onChange(next);
  };
  return (
    <FieldRow id={id} label={label} {...(note && problems.length === 0 && { note })} problems={problems}>
      <span class="number" data-invalid={problems.length > 0}>
        <button
          type="button"
          class="icon-button"
          aria-label={`${label}: less`}
          aria-disabled={less === null}
          onClick={() => press(less)}
        >
          <Icon svg={minusIcon} />
        </button>
        <NumberInput
          id={id}
          row={id}
          value={value}
          unread={unread}
          isInvalid={problems.length > 0}
          onChange={onChange}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={`${label}: more`}
          aria-disabled={more === null}
          onClick={() => press(more)}
        >
          <Icon svg={plusIcon} />
        </button>
      </span>
    </FieldRow>
  );
}

/**
 * The next multiple of a step, upwards or, with a negative one, downwards; from out of the bounds the nearest that is
 * possible. Null where there is none.
 */
export function stepped(value: number, step: number, { min, max }: Bounds): number | null {
  if (value < min) return step > 0 ? min : null;
  if (value > max) return step < 0 ? max : null;
  const size = Math.abs(step);
  const next = step > 0 ? (Math.floor(value / size) + 1) * size : (Math.ceil(value / size) - 1) * size;
  return next < min || next > max ? null : next;
}
