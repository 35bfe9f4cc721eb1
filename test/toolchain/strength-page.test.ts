import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TILE_SETS, type TileSetId } from '../../engine/equipment/tile-sets.ts';
import { leavesOf } from '../../engine/moves/bots/leave-table.ts';
import { tableHash } from '../../scripts/leaves/table-hash.ts';
import { ROOT } from '../../scripts/support/paths.ts';

const PAGE = readFileSync(join(ROOT, 'docs', 'STRENGTH.md'), 'utf8');
const IDS = Object.keys(TILE_SETS) as TileSetId[];

test('[Z9] every leave table is written down with the command, lists, seed and games that it was learned by, and its hash', () => {
  const learned = IDS.map(leavesOf).filter(({ singles }) => singles.length > 0);
  const rows = learned.map((data) => {
    const { seed, games, generations, lexicon } = data.learned;
    const options = `--lexicon ${data.tileSet} --seed ${seed} --games ${games} --generations ${generations}`;
    return `| ${data.tileSet} | \`node scripts/leaves/learn.ts ${options}\` | \`${lexicon}\` | \`${tableHash(data)}\` |`;
  });
  expect(PAGE.split('\n').filter((line) => line.includes('learn.ts --lexicon'))).toEqual(rows);
});

test('[Z9] a table covers the kinds of its tile set', () => {
  for (const data of IDS.map(leavesOf)) {
    if (data.singles.length > 0) expect(data.singles).toHaveLength(TILE_SETS[data.tileSet].kinds.length);
  }
});
