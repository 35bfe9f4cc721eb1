import type { VNode } from 'preact';
import { type Square, square } from '../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { parseStart } from '../../engine/notation/coordinates.ts';
import { type BoardTile, emptyBoard } from '../../engine/play/board.ts';
import { PictureBoard } from './picture-board.tsx';

const LAYOUT = BOARD_LAYOUTS.classic;

/** Words that lie there when the page opens, and those that are then laid one after another. */
const LYING = [
  '8F TABLEt',
  'D4 QUILT',
  '7C CLOUD',
  '6F ROOM',
  '5H ZEBRA',
  'L3 DRAG',
  'I8 LINKY',
  '12E SUNNY',
];
const ARRIVING = [
  '11C OPEN',
  '10C JOY',
  'K8 tEA',
  'M9 WAX',
  'L10 WoRDS',
  '3G FRIEND',
  '6L GAME',
  '4L RAFT',
  'O2 LETTER',
];

/** Steps from the first tile of one arriving word to that of the next; a step is `--time-step`. */
const WORD_STEPS = 14;
const FIRST_STEP = 18;

const { board, arrivals } = layOut();

/** A game under way, for the start page. */
export function ShowBoard(): VNode {
  return <PictureBoard layout={LAYOUT} tileSet={TILE_SETS.english} board={board} arrivals={arrivals} />;
}

function layOut(): { board: readonly (BoardTile | null)[]; arrivals: ReadonlyMap<Square, number> } {
  const tiles = [...emptyBoard(LAYOUT.rows * LAYOUT.columns)];
  const steps = new Map<Square, number>();
  for (const [index, play] of [...LYING, ...ARRIVING].entries()) {
    const [place = '', word = ''] = play.split(' ');
    const start = parseStart(LAYOUT, place);
    if (!start.ok) throw new Error(`no such place: ${place}`);
    const stride = start.value.direction === 'across' ? 1 : LAYOUT.columns;
    const firstStep = FIRST_STEP + (index - LYING.length) * WORD_STEPS;
    for (const [offset, face] of [...word].entries()) {
      const at = square(start.value.square + offset * stride);
      if (tiles[at]) continue;
      const letter = face.toUpperCase();
      tiles[at] = { letter: letter as Letter, blank: face !== letter };
      if (index >= LYING.length) steps.set(at, firstStep + offset);
    }
  }
  return { board: tiles, arrivals: steps };
}
