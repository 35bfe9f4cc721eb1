import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '../../engine/base/units.ts';
import { clockAhead, game, room } from './room-state.ts';

const now = signal(Date.now());

/** This device's clock, told anew each second while `keepTime` runs; milliseconds since the Unix epoch. */
export const clock: ReadonlySignal<number> = now;

/** Tells `clock` the time each second until the function it returns is called. */
export function keepTime(): () => void {
  now.value = Date.now();
  const timer = setInterval(() => {
    now.value = Date.now();
  }, 1000);
  return () => clearInterval(timer);
}

/** Seconds that you have left to answer a last play; null where you are not asked, or the time stands. */
export const answerSeconds: ReadonlySignal<number | null> = computed(() => {
  const answer = game.value?.wait?.answers.find(({ seat }) => seat === room.value?.you);
  return answer ? spanLeft(answer, clock.value + clockAhead.value) : null;
});

/** Seconds until the last of the awaited answers is given or made up for; null where none runs. */
export const waitSeconds: ReadonlySignal<number | null> = computed(() => {
  const answers = game.value?.wait?.answers ?? [];
  const left = answers.map((answer) => spanLeft(answer, clock.value + clockAhead.value));
  return left.length === 0 || left.includes(null) ? null : Math.max(...left.map(Number));
});

/** Whole seconds from `at` to `until`, by the clock of both; never less than 0. */
export const secondsLeft = (until: number, at: number): number => Math.max(0, Math.ceil((until - at) / 1000));

/** Whole seconds left of a span that runs since `since`, by the clock that gave it; null while it stands. */
export function spanLeft(
  span: { readonly left: Millis; readonly since: Millis | null },
  at: number,
): number | null {
  if (span.since === null) return null;
  return secondsLeft(span.since + span.left, at);
}
