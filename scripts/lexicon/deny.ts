/**
 * Adds words to a language's deny list: `node scripts/lexicon/deny.ts LANGUAGE WORD…`. Every form goes in by itself.
 *
 * What belongs there: words whose use today is chiefly to insult people for their origin, faith, sex, love or
 * disability. Coarse words stay in the game, and so do words with an everyday meaning beside the insult.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deniedFile, fingerprint } from './deny-list.ts';

const [language, ...words] = process.argv.slice(2);
if (language === undefined || words.length === 0) {
  console.error('Usage: node scripts/lexicon/deny.ts LANGUAGE WORD…');
  process.exit(2);
}
const file = deniedFile(language);
const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
const after = [...new Set([...before, ...words.map(fingerprint)])].sort();
writeFileSync(file, `${after.join('\n')}\n`);
console.log(`${after.length - before.length} added, ${after.length} denied.`);
