import { computed, type ReadonlySignal, signal } from '@preact/signals';

const asked = signal(0);

/** How often the command line was asked for since it was opened; each time it gets the focus. */
export const lineAsked: ReadonlySignal<number> = asked;

/** Whether it stands in the place of the buttons. */
export const lineOpen: ReadonlySignal<boolean> = computed(() => asked.value > 0);

export function openLine(): void {
  asked.value++;
}

export function closeLine(): void {
  asked.value = 0;
}
