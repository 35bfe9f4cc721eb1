import { countBits } from '../words/graph-format.ts';
import type { MoveRules } from './move-rules.ts';
import type { Find } from './play-search.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';

/**
 * Tells which tiles of a find can be blanks: each way once, by a bit for each blank, and the score. A search walks
 * through a word once, however many ways there are to have it from the rack.
 */
export function blankChoices(
  rules: MoveRules,
  rack: RackTiles,
  find: Find,
  take: (blanks: number, score: number) => void,
): () => void {
  const { letterTimes, values } = rules;
  const { cells, letters } = find;
  const { counts } = rack;
  /** By tile: points that are lost when it is a blank, and how many behind it have the same letter. */
  const losses = new Int32Array(MAX_RACK);
  const later = new Int32Array(MAX_RACK);
  /** By letter: how many more are laid than the rack has, which must be blanks; below 0, so many are to spare. */
  const lacking = new Int32Array(values.length);

  /** Of the tiles from `from` on, makes up to `left` blanks; `wanted` of them are lacking. */
  function choose(from: number, blanks: number, score: number, left: number, wanted: number): void {
    if (wanted === 0) take(blanks, score);
    if (left === 0) return;
    for (let i = from; i < find.count; i++) {
      const letter = letters[i] ?? 0;
      const lack = lacking[letter] ?? 0;
      if (lack > 0 || left > wanted) {
        lacking[letter] = lack - 1;
        const scoreNext = score - (losses[i] ?? 0);
        choose(i + 1, blanks | (1 << i), scoreNext, left - 1, lack > 0 ? wanted - 1 : wanted);
        lacking[letter] = lack;
      }
      // One that is no blank leaves what is lacking to the ones behind it.
      if (lack > (later[i] ?? 0)) return;
    }
  }

  return () => {
    const { count, crossTimes, rest, score, times } = find;
    for (let i = 0; i < count; i++) {
      const letter = letters[i] ?? 0;
      lacking[letter] = -(counts[letter] ?? 0);
    }
    for (let i = count - 1; i >= 0; i--) {
      const letter = letters[i] ?? 0;
      const cell = cells[i] ?? 0;
      losses[i] = (values[letter] ?? 0) * ((letterTimes[cell] ?? 0) * times + (crossTimes[cell] ?? 0));
      later[i] = (lacking[letter] ?? 0) + (counts[letter] ?? 0);
      lacking[letter] = (lacking[letter] ?? 0) + 1;
    }
    const left = countBits(rack.blanks);
    choose(0, 0, score, left, left - countBits(rack.blanks & rest));
  };
}
