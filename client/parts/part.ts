import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A part of the page whose code is fetched when it is wanted. */
export interface Part<Props> {
  /** What draws it; null until it is here. */
  readonly here: ReadonlySignal<{ readonly Show: ComponentType<Props> } | null>;
  /** Whether the last attempt to fetch it failed. */
  readonly isLost: ReadonlySignal<boolean>;
  /** Fetches it where it is neither here nor on its way. Never rejects. */
  readonly fetch: () => Promise<void>;
}

/** A part whose code `load` fetches; tried again after it failed. */
export function partOf<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const here = signal<{ readonly Show: ComponentType<Props> } | null>(null);
  const isLost = signal(false);
  let attempt: Promise<void> | null = null;

  const tryOnce = async (): Promise<void> => {
    isLost.value = false;
    try {
      here.value = { Show: await load() };
    } catch {
      isLost.value = true;
      attempt = null;
    }
  };
  return { here, isLost, fetch: () => (attempt ??= tryOnce()) };
}
