import { type ReadonlySignal, signal } from '@preact/signals';

const open = signal(false);

/** Whether the command line stands in the place of the buttons. */
export const lineOpen: ReadonlySignal<boolean> = open;

export function openLine(): void {
  open.value = true;
}

export function closeLine(): void {
  open.value = false;
}
