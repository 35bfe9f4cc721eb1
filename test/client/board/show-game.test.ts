import { expect, test } from 'vitest';
import { SHOW_GAME, SHOW_LAYOUT } from '../../../client/board/show-game.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { emptyBoard, withTiles } from '../../../engine/play/board.ts';
import { checkPlay } from '../../../engine/play/check-play.ts';
import { physicalTile } from '../../../engine/play/rack-tiles.ts';
import { builtLexicon } from '../../support/built-lexicon.ts';

test('[U166] the game of the start page is one: every play is legal, of words in the list, and scores what is shown', () => {
  const { words } = builtLexicon('english');
  let board = emptyBoard(225);
  for (const { tiles, squares, score } of SHOW_GAME) {
    const play = checkPlay(SHOW_LAYOUT, TILE_SETS.english, PRESETS.casual.bingo, board, tiles);
    if (!play.ok) throw new Error(play.error.code);
    expect(play.value.score).toBe(score);
    expect(play.value.words[0].squares).toEqual(squares);
    expect(play.value.words.filter(({ letters }) => !words.has(letters))).toEqual([]);
    board = withTiles(board, tiles);
  }
});

test('[U166] it takes no more tiles of a kind than there are', () => {
  const laid = SHOW_GAME.flatMap(({ tiles }) => tiles.map(physicalTile));
  for (const { tile, count } of TILE_SETS.english.kinds) {
    expect(laid.filter((other) => other === tile).length).toBeLessThanOrEqual(count);
  }
});
