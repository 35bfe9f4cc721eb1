import type { Sense, Shard } from '../../client/meanings/shard.ts';

/** Roughly so many characters are in a shard. */
const SIZE = 40_000;
/** What quotes, commas and brackets take of each. */
const SIGNS = 10;

/** Meanings, sorted by their words, in shards. */
export function shardsOf(meanings: ReadonlyMap<string, readonly Sense[]>): readonly Shard[] {
  const shards: Shard[] = [];
  let open = new OpenShard();
  for (const [word, senses] of meanings) {
    open.add(word, senses);
    if (open.size <= SIZE) continue;
    shards.push(open.closed());
    open = new OpenShard();
  }
  return open.size === 0 ? shards : [...shards, open.closed()];
}

class OpenShard {
  readonly #places = new Map<string, number>();
  readonly #words: [string, Shard['words'][string]][] = [];
  size = 0;

  add(word: string, senses: readonly Sense[]): void {
    this.#words.push([
      word,
      senses.map(({ kind, of, gloss }) =>
        of === null ? [kind, this.#placeOf(gloss)] : [kind, this.#placeOf(gloss), of],
      ),
    ]);
    this.size += word.length + senses.length * 2 * SIGNS;
  }

  closed(): Shard {
    return { glosses: [...this.#places.keys()], words: Object.fromEntries(this.#words) };
  }

  #placeOf(gloss: string): number {
    const known = this.#places.get(gloss);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(gloss, place);
    this.size += gloss.length;
    return place;
  }
}
