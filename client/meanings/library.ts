import * as v from 'valibot';
import { MeaningIndex, type Sense, Shard, sensesIn, shardFile } from './shard.ts';

const INDEX = 'index.json';

/** Reads a file of `/meanings/`. Rejects where it cannot be had. */
type ReadFile = (name: string) => Promise<unknown>;

/** The meanings that a site serves, each file read once. */
export interface Library {
  /** What a word (upper case) means; nothing where that is not known. Rejects where a file cannot be had, and may be asked again. */
  readonly look: (word: string) => Promise<readonly Sense[]>;
}

export function libraryFrom(readFile: ReadFile): Library {
  // Promises: two words that cross are often asked at once.
  const files = new Map<string, Promise<unknown>>();
  const read = async (name: string): Promise<unknown> => {
    const file = files.get(name) ?? readFile(name);
    files.set(name, file);
    return file;
  };
  const find = async (word: string): Promise<readonly Sense[]> => {
    const file = shardFile(v.parse(MeaningIndex, await read(INDEX)), word);
    return file === null ? [] : sensesIn(v.parse(Shard, await read(file)), word);
  };
  return {
    look: (word) =>
      find(word).catch((error: unknown) => {
        // Read anew, the index too: the server may have a newer build, with others.
        files.clear();
        throw error;
      }),
  };
}

/** From the server, or from what the browser has kept of it. */
export const library: Library = libraryFrom(async (name) => {
  const answer = await fetch(`/meanings/${name}`);
  if (!answer.ok) throw new Error(`meanings/${name}: ${answer.status}`);
  return answer.json();
});
