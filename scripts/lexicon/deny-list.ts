import { hash } from 'node:crypto';
import { join } from 'node:path';

/** Slurs that no list of ours has: one SHA-256 a line, of the word in upper case; sorted. */
export const DENIED_FILE = join(import.meta.dirname, 'denied.sha256');

export const fingerprint = (word: string): string => hash('sha256', word.toUpperCase(), 'hex');

/** Tells which words are denied by a list such as `DENIED_FILE` holds. */
export function denier(list: string): (word: string) => boolean {
  const denied = new Set(list.split('\n').filter(Boolean));
  return (word) => denied.has(fingerprint(word));
}
