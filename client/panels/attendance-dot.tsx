import type { VNode } from 'preact';
import type { SeatPresence } from '../../engine/protocol/server-message.ts';

/** Whether a player is here: a full disc, half of one for who looks away, a ring struck out for who is gone. A word stands by it. */
export function AttendanceDot({ attends }: { readonly attends: SeatPresence }): VNode {
  return <span class="attendance" data-attends={attends} aria-hidden="true" />;
}
