import overtimeIcon from 'lucide-static/icons/hourglass.svg?raw';
import lowIcon from 'lucide-static/icons/timer.svg?raw';
import type { VNode } from 'preact';
import type { Seat } from '../../engine/base/units.ts';
import { say } from '../i18n/sentences.ts';
import { connection } from '../net/connection.ts';
import { dialOf, type Urgency, urgencyOf } from '../state/game-clock.ts';
import { isRunning, timeOf } from '../state/game-time.ts';
import { room } from '../state/room-state.ts';
import { Icon } from './icon.tsx';

const ICONS: Readonly<Record<Urgency, string | null>> = {
  calm: null,
  minute: lowIcon,
  seconds: lowIcon,
  overtime: overtimeIcon,
};

/** A seat's time: filled while it runs, ringed when it runs low, dashed where the room is not heard of it. */
export function SeatClock({ seat }: { readonly seat: Seat }): VNode | null {
  const rule = room.value?.ruleset.clock ?? null;
  const left = timeOf(seat);
  if (rule === null || left === null) return null;
  const urgency = urgencyOf(rule, left);
  const icon = ICONS[urgency];
  return (
    <span
      class="seat-clock"
      role="timer"
      data-urgency={urgency}
      data-running={isRunning(seat)}
      data-heard={connection.value.status === 'live'}
    >
      <span class="unseen-text">Time </span>
      {icon !== null && <Icon svg={icon} />}
      {say.dial(dialOf(left))}
    </span>
  );
}
