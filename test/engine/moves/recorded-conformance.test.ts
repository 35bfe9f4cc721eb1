import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { BY_SCORE } from '../../../engine/moves/evaluation.ts';
import { parseBoard } from '../../../engine/notation/position.ts';
import { isEmpty } from '../../../engine/play/board.ts';
import { rowOf } from '../../../engine/play/geometry.ts';
import { generatorOf } from '../../support/languages.ts';
import { tilesOf, wordOf } from '../../support/tiles.ts';
import { englishWords } from '../../support/word-tree.ts';

// Positions on which three engines agreed. They lie outside the project: this file is only run where CROSSTILE_DATA
// says where (vitest.config.ts).
const file = join(process.env.CROSSTILE_DATA ?? '', 'positions', 'plays.tsv');
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

/** The record's best score where there is no play. */
const NO_PLAY = -1;

const layout = BOARD_LAYOUTS.classic;
const tileSet = TILE_SETS.english;
const { bingo } = PRESETS.classic;

test('[V1, V3] 1,201 recorded positions have as many plays, the same best and the same sum', () => {
  const generator = generatorOf({ layout, tileSet, bingo, words: englishWords(15).map(wordOf) });
  for (const [text = '', rack = '', ...figures] of rows) {
    const board = parseBoard(layout, tileSet, text);
    if (!board.ok) throw new Error(board.error.code);
    const position = generator.position(board.value);
    const list = generator.allPlays(position, tilesOf(rack));
    const counted = Array.from({ length: list.count }, (_, index) => index).filter(
      // On an empty board the record has the plays across only.
      (index) =>
        !isEmpty(board.value) ||
        new Set(list.play(index).tiles.map((tile) => rowOf(layout, tile.square))).size === 1,
    );
    const scores = counted.map((index) => list.scores[index] ?? 0);
    const best = scores.reduce((most, score) => Math.max(most, score), NO_PLAY);
    const sum = scores.reduce((total, score) => total + score, 0);
    expect([scores.length, best, sum], `${text} ${rack}`).toEqual(figures.map(Number));
    expect(generator.bestPlay(position, tilesOf(rack), BY_SCORE)?.score ?? NO_PLAY).toBe(best);
  }
  expect(rows).toHaveLength(1_201);
});
