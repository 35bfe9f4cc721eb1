import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Slurs that a language's list does not have: one SHA-256 a line, of the word in upper case; sorted. */
export const deniedFile = (language: string): string =>
  join(import.meta.dirname, 'denied', `${language}.sha256`);

export const fingerprint = (word: string): string => hash('sha256', word.toUpperCase(), 'hex');

/** Tells which words are denied by a list such as a `deniedFile` holds. */
export function denier(list: string): (word: string) => boolean {
  const denied = new Set(list.split('\n').filter(Boolean));
  return (word) => denied.has(fingerprint(word));
}

/** The denier of a language; denies nothing where it has no list. */
export function denierOf(language: string): (word: string) => boolean {
  const file = deniedFile(language);
  return denier(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
