import { type Square, square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { TileSet } from '../../engine/equipment/tile-set.ts';
import { columnName } from '../../engine/notation/coordinates.ts';
import type { Board } from '../../engine/play/board.ts';
import { columnOf, rowOf } from '../../engine/play/geometry.ts';
import { drawSquare, drawTile, type Pen, write } from './draw-square.ts';
import { familyOf, withPalette } from './picture-palette.ts';

export interface Picture {
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  readonly board: Board;
  /** Above the board: who won. */
  readonly title: string;
  /** Below it: what was played. */
  readonly foot: string;
}

/** Pixels of the picture. */
export const PICTURE = { width: 1080, height: 1216 } as const;

const EDGE = 44;
const HEAD = 104;
const RIM = 32;
const TITLE = 46;

/** Draws a final board as the page looks now. Resolves when it is drawn with the page's own letters. */
export async function drawPicture(canvas: HTMLCanvasElement, picture: Picture): Promise<void> {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  const [print, read] = [familyOf('font-print'), familyOf('font-read')];
  await Promise.all([document.fonts.load(`600 40px ${print}`), document.fonts.load(`620 20px ${read}`)]);
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const cell = Math.floor(
    (PICTURE.width - 2 * EDGE - 2 * RIM) / Math.max(picture.layout.columns, picture.layout.rows),
  );
  withPalette((palette) => draw({ context, palette, cell, print, read }, picture));
}

function draw(pen: Pen, { layout, tileSet, board, title, foot }: Picture): void {
  const { context, palette, cell, print, read } = pen;
  context.fillStyle = palette('table');
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const [width, height] = [cell * layout.columns, cell * layout.rows];
  const left = Math.round((PICTURE.width - width) / 2);
  const top = HEAD + RIM;

  context.fillStyle = palette('ink');
  const size = fitting(context, title, PICTURE.width - 2 * EDGE, (px) => `640 ${px}px ${print}`);
  write(pen, title, PICTURE.width / 2, HEAD / 2, `640 ${size}px ${print}`);

  context.fillStyle = palette('frame');
  context.fillRect(left - RIM, top - RIM, width + 2 * RIM, height + 2 * RIM);
  context.fillStyle = palette('square-line');
  context.fillRect(left, top, width, height);
  drawNames(pen, layout, left, top);
  const squares = Array.from({ length: layout.columns * layout.rows }, (_, index) => square(index));
  const corner = (at: Square): [number, number] => [
    left + columnOf(layout, at) * cell,
    top + rowOf(layout, at) * cell,
  ];
  for (const at of squares) drawSquare(pen, layout, at, ...corner(at));
  for (const at of squares) {
    const tile = board[at];
    if (tile) drawTile(pen, tileSet, tile, ...corner(at));
  }

  context.fillStyle = palette('ink-2');
  const below = (top + height + RIM + PICTURE.height) / 2;
  write(pen, foot, left - RIM, below, `440 24px ${read}`, 'left');
  context.fillStyle = palette('ink');
  write(pen, 'Crosstile', left + width + RIM, below, `650 28px ${print}`, 'right');
}

/** Letters of the columns and numbers of the rows, on the rim. */
function drawNames(pen: Pen, layout: BoardLayout, left: number, top: number): void {
  const { context, palette, cell, read } = pen;
  const font = `600 17px ${read}`;
  context.fillStyle = palette('on-frame');
  for (let column = 0; column < layout.columns; column++) {
    write(pen, columnName(column), left + (column + 0.5) * cell, top - RIM / 2, font);
  }
  for (let row = 0; row < layout.rows; row++) {
    write(pen, String(row + 1), left - RIM / 2, top + (row + 0.5) * cell, font);
  }
}

/** The size at which a text is no wider than `width`, the usual one at most. */
function fitting(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  font: (px: number) => string,
): number {
  context.font = font(TITLE);
  return Math.min(TITLE, Math.floor((TITLE * width) / Math.max(1, context.measureText(text).width)));
}
