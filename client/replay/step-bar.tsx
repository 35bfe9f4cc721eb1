import firstIcon from 'lucide-static/icons/chevron-first.svg?raw';
import lastIcon from 'lucide-static/icons/chevron-last.svg?raw';
import previousIcon from 'lucide-static/icons/chevron-left.svg?raw';
import nextIcon from 'lucide-static/icons/chevron-right.svg?raw';
import type { VNode } from 'preact';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { type Stride, stridden } from './stepping.ts';

interface StepBarProps {
  readonly position: number;
  readonly count: number;
  readonly onGo: (position: number) => void;
}

/** The ways through the game: to its ends, turn by turn, or to anywhere at once. */
export function StepBar({ position, count, onGo }: StepBarProps): VNode {
  const button = (stride: Stride, label: string, icon: string): VNode => {
    const to = stridden(position, count, stride);
    return (
      <button
        type="button"
        class={stride === 'next' ? 'piece' : 'piece quiet'}
        aria-label={label}
        aria-disabled={to === position}
        onClick={() => onGo(to)}
      >
        <Icon svg={icon} />
      </button>
    );
  };
  return (
    <div class="step-bar" role="toolbar" aria-label="Step through the game">
      {button('first', 'First turn', firstIcon)}
      {button('previous', 'Turn before', previousIcon)}
      <input
        type="range"
        class="step-slider"
        min={0}
        max={count}
        value={position}
        aria-label="Turn"
        aria-valuetext={sayReplay.position(position, count)}
        onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
      />
      {button('next', 'Next turn', nextIcon)}
      {button('last', 'Last turn', lastIcon)}
    </div>
  );
}
