import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { parseBoard } from '../../engine/notation/position.ts';
import { isEmpty } from '../../engine/play/board.ts';
import { checkPlay } from '../../engine/play/check-play.ts';
import { searchPlays } from '../support/slow-searcher.ts';
import { englishWords, wordTree } from '../support/word-tree.ts';

// Positions with the number, best score and sum of scores of their legal plays, on which three engines agreed.
// They lie outside the project: this file is only run where CROSSTILE_DATA says where (vitest.config.ts).

/** One position in so many: all of them take minutes. */
const EVERY = 6;

const layout = BOARD_LAYOUTS.classic;
const tileSet = TILE_SETS.english;
const words = wordTree(englishWords(15));

function positions(): string[][] {
  const file = join(process.env.CROSSTILE_DATA ?? '', 'positions', 'plays.tsv');
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
  return rows.filter((_, index) => index % EVERY === 0);
}

describe('recorded positions', () => {
  it.each(positions())('[W2, W3, P1, P2] %s %s has %s plays, the best of %s, %s in all', (...row) => {
    const [position = '', rack = '', plays, best, sum] = row;
    const board = parseBoard(layout, tileSet, position);
    if (!board.ok) throw new Error(board.error.code);
    const found = searchPlays(board.value, [...rack] as Tile[], words).map((tiles) =>
      checkPlay(layout, tileSet, PRESETS.classic.bingo, board.value, tiles),
    );
    const legal = found.flatMap((play) => (play.ok ? [play.value] : []));
    expect(legal).toHaveLength(found.length);
    // On an empty board the record has the plays across only.
    const counted = isEmpty(board.value) ? legal.filter(({ direction }) => direction === 'across') : legal;
    expect({
      plays: counted.length,
      best: Math.max(0, ...counted.map(({ score }) => score)),
      sum: counted.reduce((total, { score }) => total + score, 0),
    }).toEqual({ plays: Number(plays), best: Number(best), sum: Number(sum) });
  });
});
