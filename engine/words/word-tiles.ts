import type { Letter, TileSet } from '../equipment/tile-set.ts';
import type { Word } from './lexicon.ts';

/**
 * The tiles that show `text`, upper case, the longest tile first: with a tile CH, CHA is CH and A. Null where a part
 * of it is no letter.
 */
export function wordTiles(tileSet: TileSet, text: string): Word | null {
  const { letters, longest } = facesOf(tileSet);
  const word: Letter[] = [];
  for (let at = 0; at < text.length; ) {
    let letter: Letter | undefined;
    for (let length = longest; length > 0 && letter === undefined; length--) {
      letter = letters.get(text.slice(at, at + length));
    }
    if (letter === undefined) return null;
    word.push(letter);
    at += letter.length;
  }
  return word;
}

interface Faces {
  readonly letters: ReadonlyMap<string, Letter>;
  /** Characters of the longest face. */
  readonly longest: number;
}

const known = new WeakMap<TileSet, Faces>();

function facesOf(tileSet: TileSet): Faces {
  const faces = known.get(tileSet) ?? {
    letters: new Map(tileSet.alphabet.map((letter) => [letter, letter])),
    longest: Math.max(...tileSet.alphabet.map((letter) => letter.length)),
  };
  known.set(tileSet, faces);
  return faces;
}
