import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Lexicon, Word } from '../../engine/words/lexicon.ts';
import { room } from './room-state.ts';

const verdicts = signal<ReadonlyMap<string, boolean>>(new Map());
let atHand: { readonly hash: string; readonly list: Lexicon } | null = null;

/** Whether the room checks words when they are played, so that it gives nothing away to do so before. */
const areChecked: ReadonlySignal<boolean> = computed(() => room.value?.ruleset.validation === 'void');

/** Whether it is a word of the room's list; null where that is not known yet, or is for challenges to find out. */
export function verdictOf(word: Word): boolean | null {
  const current = room.value;
  if (current === null || !areChecked.value) return null;
  return verdicts.value.get(keyOf(current.lexicon.hash, word)) ?? null;
}

/** A list that this page has anyway: its words need nobody else. */
export function haveList(hash: string, list: Lexicon): void {
  atHand = { hash, list };
}

/** Finds out about words of which nothing is known yet, where the room checks them. */
export async function askWords(words: readonly Word[]): Promise<void> {
  const current = room.peek();
  if (current === null || !areChecked.peek()) return;
  const { id, hash } = current.lexicon;
  const asked = words.filter((word) => !verdicts.peek().has(keyOf(hash, word)));
  if (asked.length === 0) return;
  const { tileSet } = current.ruleset;
  learn(
    hash,
    asked,
    judgedHere(hash, asked) ?? (await judgedApart({ tileSet, lexicon: id, hash, words: asked })),
  );
}

const judgedHere = (hash: string, words: readonly Word[]): readonly boolean[] | null => {
  const list = atHand?.hash === hash ? atHand.list : null;
  return list && words.map((word) => list.has(word));
};

async function judgedApart(asked: Parameters<Judge>[0]): ReturnType<Judge> {
  try {
    const { judge } = await import('../words/judge.ts');
    return await judge(asked);
  } catch {
    return null;
  }
}

type Judge = typeof import('../words/judge.ts').judge;

function learn(hash: string, words: readonly Word[], judged: readonly boolean[] | null): void {
  if (judged === null) return;
  const known = new Map(verdicts.peek());
  for (const [index, word] of words.entries()) known.set(keyOf(hash, word), judged[index] ?? false);
  verdicts.value = known;
}

const keyOf = (hash: string, word: Word): string => `${hash} ${word.join(' ')}`;
