import { isLetter, type Tile } from '../../equipment/tile-set.ts';
import type { Board } from '../../play/board.ts';
import { checkPlay } from '../../play/check-play.ts';
import type { Lexicon } from '../../words/lexicon.ts';
import { BY_SCORE } from '../evaluation.ts';
import { keptAfter, type Situation } from './situation.ts';
import type { RatedTurn } from './turn.ts';

/** Points that a misspelt word must bring beyond the honest turn, or nobody would risk it. */
const TEMPTING = 6;
/** A shorter word is known to be none. */
const SHORTEST = 4;

/**
 * A play that would be the best one if a vowel of the rack were another, laid with that vowel all the same, as people
 * write what they have only heard: one word of it is not among `words`. Null where none brings clearly more points than
 * `honest`.
 */
export function* misspelling(
  { generator, position, rack, tileSet }: Situation,
  board: Board,
  words: Lexicon,
  vowels: string,
  honest: RatedTurn,
): Generator<void, RatedTurn | null> {
  const { layout, bingo } = position.rules;
  const isVowel = (tile: Tile): boolean => vowels.includes(tile);
  let best: RatedTurn | null = null;
  for (const had of new Set(rack.filter(isVowel))) {
    if (!isLetter(tileSet, had)) continue;
    for (const wanted of tileSet.alphabet.filter((letter) => isVowel(letter) && letter !== had)) {
      yield;
      const play = generator.bestPlay(position, rack.with(rack.indexOf(had), wanted), BY_SCORE);
      const at = play?.tiles.findLastIndex(({ letter, blank }) => letter === wanted && !blank) ?? -1;
      const tile = play?.tiles[at];
      if (play === null || tile === undefined) continue;
      const tiles = play.tiles.with(at, { ...tile, letter: had });
      const misspelt = checkPlay(layout, tileSet, bingo, board, tiles);
      if (!misspelt.ok) continue;
      const { score } = misspelt.value;
      const wrong = misspelt.value.words.filter(({ letters }) => !words.has(letters));
      const isOne = wrong.length === 1 && wrong.every(({ letters }) => letters.length >= SHORTEST);
      if (!isOne || score < (best?.score ?? honest.score + TEMPTING)) continue;
      best = { turn: { type: 'place', tiles }, score, kept: keptAfter(rack, tiles), equity: score };
    }
  }
  return best;
}
