import { computed, type ReadonlySignal } from '@preact/signals';
import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Seat } from '../../engine/base/units.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { GameError } from '../../engine/game/errors.ts';
import { nextOpponent } from '../../engine/game/seats.ts';
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

/** Whether a press asks before it challenges: which words are meant, or since a challenge can lose the game. */
export const asksToChallenge: ReadonlySignal<boolean> = computed(
  () => namesWords.value || room.value?.ruleset.challenge.rule === 'triple',
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
  const next = nextOpponent(now, latestPlay.seat);
  if (who === 'next' && next !== you) return err({ code: 'challenge/not-next', next });
  const isAsked = phase !== 'lastPlay' || wait?.answers.some(({ seat }) => seat === you);
  return isAsked ? ok(latestPlay) : err({ code: 'challenge/closed' });
}
