import type { Ruleset } from '../../../engine/equipment/ruleset.ts';

/** Whether words are checked at once or challenged. */
export const wordsRule = ({ validation }: Pick<Ruleset, 'validation'>): string =>
  validation === 'void'
    ? 'Words are checked before they score: a play with an unknown word is refused, and nothing is lost.'
    : 'A play stands until somebody challenges it. An unknown word is then withdrawn and scores nothing.';
