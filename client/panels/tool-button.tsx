import type { VNode } from 'preact';
import { Icon } from './icon.tsx';

interface ToolButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

/** A button that is an icon, named for who hears it and for who points at it. */
export function ToolButton({ label, icon, isPressed, onPress }: ToolButtonProps): VNode {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon svg={icon} />
    </button>
  );
}
