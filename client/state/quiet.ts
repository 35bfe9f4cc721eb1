import { computed, type ReadonlySignal, signal } from '@preact/signals';

const line = signal(false);
const answer = signal(false);

/** Whether the room has been silent for longer than it should be, though its line is not given up yet. */
export const isQuiet: ReadonlySignal<boolean> = computed(() => line.value || answer.value);

/** A ping has had no answer for a while; or something was heard again, or the line is another one. */
export function setLineQuiet(quiet: boolean): void {
  line.value = quiet;
}

/** A command has had no answer for a while; or none waits for one any more. */
export function setAnswerLate(late: boolean): void {
  answer.value = late;
}

/** Believes the browser when it says that it is offline, until the line is heard or the function that comes back is called. */
export function followOffline(): () => void {
  const onOffline = (): void => setLineQuiet(true);
  globalThis.addEventListener('offline', onOffline);
  return () => globalThis.removeEventListener('offline', onOffline);
}
