import type { VNode } from 'preact';
import { Icon } from './icon.tsx';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly isPressed?: boolean;
  /** A press does nothing for now. */
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** A button that is an icon, named for who hears it and for who points at it. */
export function ToolButton({ label, icon, isPressed, isBusy = false, onPress }: ToolButtonProps): VNode {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onPress()}
    >
      <Icon svg={icon} />
    </button>
  );
}
