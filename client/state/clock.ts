import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Millis } from '../../engine/base/units.ts';
import { clockAhead, game, room } from './room-state.ts';

const SECOND = 1000;

const now = signal(Date.now());

/** This device's clock, told anew each second while `keepTime` runs; milliseconds since the Unix epoch. */
export const clock: ReadonlySignal<number> = now;

/** The room's clock, as it is known here. */
export const roomClock: ReadonlySignal<number> = computed(() => clock.value + clockAhead.value);

/**
 * Tells `clock` the time until the function it returns is called: each second, and whenever the seconds to or from an
 * instant of `counted`, by this device's clock, are another number. When `counted` changes the time is told at once, so
 * that no countdown begins by an old look at the clock.
 */
export function keepTime(counted: ReadonlySignal<readonly number[]>): () => void {
  return effect(() => {
    const instants = counted.value;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      now.value = Date.now();
      const waits = instants.map((instant) => untilNextSecond(instant - now.peek()));
      timer = setTimeout(look, Math.min(SECOND, ...waits));
    };
    untracked(look);
    return () => clearTimeout(timer);
  });
}

/** Milliseconds until a time that runs down, or below 0 away from its end, is another number of seconds. */
const untilNextSecond = (left: number): number => ((((left - 1) % SECOND) + SECOND) % SECOND) + 1;

/** Seconds that you have left to answer a last play; null where you are not asked, or the time stands. */
export const answerSeconds: ReadonlySignal<number | null> = computed(() => {
  const answer = game.value?.wait?.answers.find(({ seat }) => seat === room.value?.you);
  return answer ? spanLeft(answer, roomClock.value) : null;
});

/** Seconds until the last of the awaited answers is given or made up for; null where none runs. */
export const waitSeconds: ReadonlySignal<number | null> = computed(() => {
  const answers = game.value?.wait?.answers ?? [];
  const left = answers.map((answer) => spanLeft(answer, roomClock.value));
  return left.length === 0 || left.includes(null) ? null : Math.max(...left.map(Number));
});

/** Whole seconds from `at` to `until`, by the clock of both; never less than 0. */
export const secondsLeft = (until: number, at: number): number =>
  Math.max(0, Math.ceil((until - at) / SECOND));

/**
 * Whole seconds left of a span that runs since `since`, by the clock that gave it, and never more than it had; null
 * while it stands.
 */
export function spanLeft(
  span: { readonly left: Millis; readonly since: Millis | null },
  at: number,
): number | null {
  if (span.since === null) return null;
  return secondsLeft(span.since + span.left, Math.max(at, span.since));
}
