import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WordList } from '../../engine/words/lexicon.ts';
import { withGraph } from './lexicon-of.ts';

/** Letters that may follow, each with what may follow it. */
export interface TreeNode {
  readonly next: Map<string, TreeNode>;
  /** A word ends here. */
  ends: boolean;
}

/** A list of English words, ready to be looked up and walked along; one character a tile. */
export interface WordTree {
  readonly root: TreeNode;
  readonly words: ReadonlySet<string>;
  readonly lexicon: WordList;
}

export function wordTree(list: Iterable<string>): WordTree {
  const words = new Set(list);
  const root: TreeNode = { next: new Map(), ends: false };
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      let child = node.next.get(letter);
      if (child === undefined) {
        child = { next: new Map(), ends: false };
        node.next.set(letter, child);
      }
      node = child;
    }
    node.ends = true;
  }
  const lexicon = withGraph(
    (word) => words.has(word.join('')),
    [...words].map((word) => [...word]),
  );
  return { root, words, lexicon };
}

/** English words of two to `longest` letters, upper case. */
export function englishWords(longest: number): string[] {
  const path = createRequire(import.meta.url).resolve('an-array-of-english-words');
  const list: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(list)) throw new TypeError('a list of words was expected');
  return list
    .filter((word): word is string => typeof word === 'string' && /^[a-z]+$/.test(word))
    .filter((word) => word.length >= 2 && word.length <= longest)
    .map((word) => word.toUpperCase());
}
