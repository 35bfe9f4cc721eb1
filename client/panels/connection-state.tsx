import type { VNode } from 'preact';
import { connection } from '../net/connection.ts';
import { isQuiet } from '../state/quiet.ts';

/** Whether the page hears the room. */
export function ConnectionState(): VNode {
  const told = connection.value.status;
  const status = told === 'live' && isQuiet.value ? 'quiet' : told;
  return (
    <span class="connection" data-status={status} role="status">
      <span class="unseen-text">Connection: </span>
      <span class="connection-word unseen-at-times">{TEXTS[status]}</span>
    </span>
  );
}

const TEXTS = {
  idle: 'Off',
  connecting: 'Connecting',
  live: 'Live',
  quiet: 'Silent',
  polling: 'Every 5 s',
  lost: 'Lost',
  closed: 'Closed',
} as const;
