/**
 * Adds words to the deny list: `node scripts/lexicon/deny.ts WORD…`. Every form goes in by itself.
 *
 * What belongs there: words whose use today is chiefly to insult people for their origin, faith, sex, love or
 * disability. Coarse words stay in the game, and so do words with an everyday meaning beside the insult.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { DENIED_FILE, fingerprint } from './deny-list.ts';

const words = process.argv.slice(2);
if (words.length === 0) {
  console.error('Usage: node scripts/lexicon/deny.ts WORD…');
  process.exit(2);
}
const before = readFileSync(DENIED_FILE, 'utf8').split('\n').filter(Boolean);
const after = [...new Set([...before, ...words.map(fingerprint)])].sort();
writeFileSync(DENIED_FILE, `${after.join('\n')}\n`);
console.log(`${after.length - before.length} added, ${after.length} denied.`);
