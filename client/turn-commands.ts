import { pending } from './commands.ts';
import { lag, outbox } from './net/connection.ts';
import { challengeable } from './state/challengeable.ts';
import { placements } from './state/draft.ts';
import { inPlay } from './state/in-play.ts';
import { game, room } from './state/room-state.ts';
import { draft, preview } from './state/table.ts';

/** Plays the draft. What can be seen to be no play here is refused here. */
export function playDraft(): void {
  const now = game.peek();
  if (now === null || !inPlay.peek()) return;
  const seen = preview.peek();
  if (seen.kind === 'error') outbox.refuse(seen.error);
  else if (now.phase === 'playing' && now.toMove !== room.peek()?.you) {
    outbox.refuse({ code: 'turn/not-yours', toMove: now.toMove });
  } else if (seen.kind === 'play') {
    outbox.submit({ type: 'place', tiles: placements(draft.peek()), lag: lag() });
  } else outbox.refuse({ code: 'play/no-tiles' });
}

/** Challenges all words of the play that can be challenged now; where there is none, says so. */
export function challenge(): void {
  if (pending.peek() !== null) return;
  const play = challengeable.peek();
  if (play.ok) outbox.submit({ type: 'challenge', turn: play.value.turn, words: null });
  else outbox.refuse(play.error);
}
