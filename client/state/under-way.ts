import { type ReadonlySignal, signal } from '@preact/signals';
import type { Command } from '../../engine/protocol/client-message.ts';

const commands = signal<readonly Command[]>([]);

/** What this page has told the room and has no answer to yet, the oldest first. */
export const underWay: ReadonlySignal<readonly Command[]> = commands;

export function setUnderWay(next: readonly Command[]): void {
  commands.value = next;
}
