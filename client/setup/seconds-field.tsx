import type { VNode } from 'preact';
import { type BoundedField, RULESET_BOUNDS } from '../../engine/equipment/ruleset-bounds.ts';
import { NumberField } from './number-field.tsx';
import { SECOND } from './time-parts.ts';

export interface SecondsFieldProps {
  readonly label: string;
  readonly field: BoundedField;
  /** In milliseconds. */
  readonly time: number;
  readonly step?: number;
  readonly note?: string;
  readonly problems: readonly string[];
  readonly onChange: (time: number) => void;
}

/** A short time of a rule, in seconds. */
export function SecondsField({ field, time, onChange, ...rest }: SecondsFieldProps): VNode {
  const { min, max } = RULESET_BOUNDS[field];
  return (
    <NumberField
      {...rest}
      value={time / SECOND}
      bounds={{ min: min / SECOND, max: max / SECOND }}
      onChange={(seconds) => onChange(seconds * SECOND)}
    />
  );
}
