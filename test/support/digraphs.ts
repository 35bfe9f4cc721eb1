import { BLANK, type TileSet } from '../../engine/equipment/tile-set.ts';
import { letter } from './tiles.ts';

/** A small made-up set with a tile of two characters (CH) and a letter that only a blank can name (K). */
export const DIGRAPHS: TileSet = {
  id: 'digraphs',
  alphabet: ['A', 'C', 'CH', 'E', 'H', 'K', 'O', 'S'].map(letter),
  kinds: [
    { tile: letter('A'), count: 6, value: 1 },
    { tile: letter('C'), count: 3, value: 3 },
    { tile: letter('CH'), count: 2, value: 5 },
    { tile: letter('E'), count: 6, value: 1 },
    { tile: letter('H'), count: 2, value: 4 },
    { tile: letter('O'), count: 6, value: 1 },
    { tile: letter('S'), count: 4, value: 1 },
    { tile: BLANK, count: 2, value: 0 },
  ],
  blankOnlyChecked: true,
};
