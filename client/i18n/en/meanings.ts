import type { Sense } from '../../meanings/shard.ts';
import type { MeaningWords } from '../meaning-words.ts';
import { spelled } from './words.ts';

function senseText({ kind, of, gloss }: Sense): string {
  const head = [kind === 'other' ? null : kind, of === null ? null : `form of ${of}`].filter((part) => part);
  return head.length === 0 ? gloss : `${head.join(', ')}: ${gloss}`;
}

export const meanings: MeaningWords = {
  sense: senseText,
  aloud: (word, sense) => `${spelled(word)}, ${senseText(sense)}.`.replace(/\.\.$/, '.'),
  coming: 'Looking it up …',
  none: 'No meaning is known here.',
  lost: 'The meaning did not load.',
  unproven: 'It can be challenged, so its meaning is not shown yet.',
  more: 'Count and meaning',
  source: 'Meanings are from WordNet, those of two-letter words our own.',
};
