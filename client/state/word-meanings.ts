import { computed, type ReadonlySignal } from '@preact/signals';
import type { Word } from '../../engine/words/lexicon.ts';
import { askMeanings, type Told, toldOf } from '../meanings/told-meanings.ts';
import { game, room } from './room-state.ts';

/** The list whose words have meanings. */
const LIST = 'english';

const textOf = (word: Word): string => word.join('');

/** Words that can be challenged now, so that nobody is told whether they are any (rule C6). */
const unproven: ReadonlySignal<ReadonlySet<string>> = computed(() => {
  const now = game.value;
  const isOpen =
    now?.latestPlay?.open && now.phase !== 'over' && room.value?.ruleset.challenge.rule !== 'void';
  return new Set(isOpen ? now.latestPlay?.words.map(textOf) : []);
});

/** The meaning of a word on the board as far as it is known: null where nothing is said of it, or it has not been asked. */
export const meaningOf = (word: Word): Told | null => (mayMean(word) ? toldOf(textOf(word)) : null);

/** Whether something is to be said of what a word means. */
export const mayMean = (word: Word): boolean =>
  room.value?.lexicon.id === LIST && !unproven.value.has(textOf(word));

/** Finds out what words on the board mean, of those that may be told. */
export const askWordMeanings = (words: readonly Word[]): Promise<void> =>
  askMeanings(words.filter(mayMean).map(textOf));
