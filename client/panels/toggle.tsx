import type { VNode } from 'preact';

export interface ToggleProps {
  readonly on: boolean;
  readonly label: string;
  readonly note: string;
  /** Whether it takes no press now. */
  readonly isOff?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch with what it means. It shows how things stand, not what was pressed. */
export function Toggle({ on, label, note, isOff = false, onChange }: ToggleProps): VNode {
  return (
    <label class="toggle">
      <input
        class="check"
        type="checkbox"
        checked={on}
        aria-disabled={isOff}
        onChange={(event) => {
          event.currentTarget.checked = on;
          if (!isOff) onChange(!on);
        }}
      />
      <span>
        {label} <span class="soft">{note}</span>
      </span>
    </label>
  );
}
