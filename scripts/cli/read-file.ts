import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadFile, UsageError } from './command.ts';

const CHUNK = 65_536;

const UNREADABLE: Readonly<Record<string, string>> = {
  EACCES: 'may not be read',
  EISDIR: 'is a folder',
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EPERM: 'may not be read',
};

/** The bytes of a file, or of a pipe. Throws a {@link BadFile} where there are more than `max`. */
export function readBytes(path: string, max: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (const chunk of chunksOf(path)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= max) continue;
    const message = `${path} has more than ${max.toLocaleString('en')} bytes, and no such file has so many.`;
    throw new BadFile(message, { code: 'file/too-long' });
  }
  return Buffer.concat(chunks);
}

/** Text of a file in UTF-8. */
export function readText(path: string, max: number): string {
  const bytes = readBytes(path, max);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadFile(`${path} is not text in UTF-8.`, { code: 'file/not-text' });
  }
}

function* chunksOf(path: string): Generator<Uint8Array> {
  let file: number | null = null;
  try {
    file = openSync(resolve(callersFolder(), path), 'r');
    for (;;) {
      const chunk = new Uint8Array(CHUNK);
      const length = readSync(file, chunk);
      if (length === 0) return;
      yield chunk.subarray(0, length);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
    throw new UsageError(`${path} ${UNREADABLE[error.code] ?? `cannot be read (${error.code})`}.`);
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** Where the caller is: npm runs its scripts in the project's folder. */
const callersFolder = (): string =>
  (process.env.npm_lifecycle_event === 'cli' ? process.env.INIT_CWD : undefined) ?? process.cwd();
