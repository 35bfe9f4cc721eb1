import { type ReadonlySignal, signal } from '@preact/signals';

const broken = signal(false);

/** Whether the whole page stands for what has failed in it, so that nothing else need say so. */
export const isPageBroken: ReadonlySignal<boolean> = broken;

export function setPageBroken(): void {
  broken.value = true;
}
