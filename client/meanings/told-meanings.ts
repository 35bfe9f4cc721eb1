import { signal } from '@preact/signals';
import type { Sense } from './shard.ts';

/** What is known of what a word means: it is on its way, or its file did not come, or its senses, of which there may be none. */
export type Told = 'coming' | 'lost' | readonly Sense[];

const told = signal<ReadonlyMap<string, Told>>(new Map());

/** What is known of an English word, upper case; null where nobody has asked. */
export const toldOf = (word: string): Told | null => told.value.get(word) ?? null;

/** Finds out what words mean of which it is neither known nor on its way. Never rejects. */
export async function askMeanings(words: readonly string[]): Promise<void> {
  await Promise.all(words.map(ask));
}

async function ask(word: string): Promise<void> {
  const known = told.peek().get(word) ?? 'lost';
  if (known !== 'lost') return;
  tell(word, 'coming');
  try {
    const { library } = await import('./library.ts');
    tell(word, await library.look(word));
  } catch {
    tell(word, 'lost');
  }
}

function tell(word: string, now: Told): void {
  told.value = new Map(told.peek()).set(word, now);
}
