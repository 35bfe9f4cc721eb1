import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { connection, retryNow } from '../net/connection.ts';
import { clock, secondsLeft } from '../state/clock.ts';
import { game, room } from '../state/room-state.ts';

/** Over everything while the room is not heard: what is safe, when the next attempt is, and a press for it now. */
export function LostBar(): VNode | null {
  const state = connection.value;
  if (state.status !== 'lost') return null;
  const seconds = Math.max(1, secondsLeft(state.retryAt, clock.value));
  return (
    <div class="lost-bar" role="alert">
      <div>
        <p class="connection" data-status="lost">
          Connection lost
        </p>
        <p class="unseen-at-times">
          <span class="lost-safe unseen-at-times">Your tiles stay as they are.</span> {unheardClock()}{' '}
          <span aria-hidden="true">{say.reaching.again(seconds)}</span>
        </p>
      </div>
      <button type="button" class="piece quiet" onClick={retryNow}>
        {say.reaching.tryNow}
      </button>
    </div>
  );
}

/** That a clock which is seen to run is only as good as what was last heard; empty where none runs. */
function unheardClock(): string {
  const running = game.value?.clock?.running ?? [];
  if (running.length === 0) return '';
  return say.clockUnheard[running.some((seat) => seat === room.value?.you) ? 'own' : 'other'];
}
