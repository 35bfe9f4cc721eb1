import { computed, type ReadonlySignal } from '@preact/signals';
import { err, ok, type Result } from '../../engine/base/result.ts';
import { type Seat, seat } from '../../engine/base/units.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { GameError } from '../../engine/game/errors.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import { game, room } from './room-state.ts';

type LatestPlay = NonNullable<GameView['latestPlay']>;

/** The play that this seat may challenge now, or why it may not. */
export const challengeable: ReadonlySignal<Result<LatestPlay, GameError>> = computed(() => {
  const { ruleset, you } = room.value ?? {};
  if (ruleset === undefined || game.value === null) return err({ code: 'challenge/nothing-to-challenge' });
  return challengeFor(game.value, ruleset.challenge, you ?? null);
});

/** Whether a challenger says which words are meant: only where each of them counts (rule C2). */
export const namesWords: ReadonlySignal<boolean> = computed(
  () => room.value?.ruleset.challenge.points?.per === 'word',
);

/** The play that `you` may challenge by what can be seen of the game (rules C3, C4), or why not. */
export function challengeFor(
  now: GameView,
  { rule, who }: Ruleset['challenge'],
  you: Seat | null,
): Result<LatestPlay, GameError> {
  const { phase, seats, latestPlay, wait } = now;
  if (rule === 'void') return err({ code: 'challenge/not-in-rules' });
  if (latestPlay === null) return err({ code: 'challenge/nothing-to-challenge' });
  if (you !== null && seats[you]?.left) return err({ code: 'seat/left' });
  if (latestPlay.seat === you) return err({ code: 'challenge/own-play' });
  if (!latestPlay.open) return err({ code: 'challenge/closed' });
  const next = nextOpponent(now, latestPlay);
  if (who === 'next' && next !== you) return err({ code: 'challenge/not-next', next });
  const isAsked = phase !== 'lastPlay' || wait?.answers.some(({ seat }) => seat === you);
  return isAsked ? ok(latestPlay) : err({ code: 'challenge/closed' });
}

/** Who of the others plays next: missed turns may have brought it round to whoever laid the play. */
function nextOpponent({ toMove, seats }: GameView, play: LatestPlay): Seat {
  if (toMove !== play.seat) return toMove;
  const playing = seats.flatMap(({ left }, index) => (left === null ? [seat(index)] : []));
  return playing.find((other) => other > play.seat) ?? playing[0] ?? toMove;
}
