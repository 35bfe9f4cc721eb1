import type { Square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { type TileSet, tileValue } from '../../engine/equipment/tile-set.ts';
import { faceText } from '../../engine/notation/face-text.ts';
import type { BoardTile } from '../../engine/play/board.ts';
import type { Palette } from './picture-palette.ts';

/** What squares and tiles are drawn with. Lengths are parts of `cell`, as the page's styles have them. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** Pixels of a square's side. */
  readonly cell: number;
  readonly print: string;
  readonly read: string;
}

const PETALS = 8;

/** The square with its corner at `x`, `y`: a ring doubles a letter and a disc trebles it, a word fills the square. */
export function drawSquare(pen: Pen, layout: BoardLayout, at: Square, x: number, y: number): void {
  const { context, palette, cell, read } = pen;
  const premium = layout.premiums[at] ?? null;
  const isWord = premium?.endsWith('W') ?? false;
  const role = premium?.startsWith('2') ? 'double' : 'triple';
  context.fillStyle = palette(isWord ? role : 'square');
  context.fillRect(x + 0.5, y + 0.5, cell - 1, cell - 1);
  if (isWord) {
    const inset = cell * 0.085;
    context.strokeStyle = palette(`on-${role}`);
    context.lineWidth = 1;
    context.globalAlpha = 0.42;
    context.strokeRect(x + inset, y + inset, cell - 2 * inset, cell - 2 * inset);
    context.globalAlpha = 1;
  }
  const [middleX, middleY] = [x + cell / 2, y + cell / 2];
  if (premium !== null && !isWord) {
    context.beginPath();
    context.arc(middleX, middleY, cell * (premium === '2L' ? 0.378 : 0.41), 0, 2 * Math.PI);
    if (premium === '2L') {
      context.strokeStyle = palette('double-ring');
      context.lineWidth = cell * 0.065;
      context.stroke();
    } else {
      context.fillStyle = palette('triple');
      context.fill();
    }
  }
  if (at === layout.star) drawStar(pen, middleX, middleY);
  else if (premium !== null) {
    context.fillStyle = palette(premium === '2L' ? 'on-double-ring' : `on-${role}`);
    write(pen, premium, middleX, middleY, `680 ${cell * 0.34}px ${read}`);
  }
}

export function drawTile(pen: Pen, tileSet: TileSet, tile: BoardTile, x: number, y: number): void {
  const { context, palette, cell, print, read } = pen;
  const [left, top] = [x + cell * 0.03, y + cell * 0.02];
  const [width, height] = [cell * 0.94, cell * 0.92];
  const slab = (down: number): void => {
    context.beginPath();
    context.roundRect(left, top + down, width, height, cell * 0.09);
    context.fill();
  };
  context.fillStyle = '#0b1f1f55';
  slab(cell * 0.085);
  context.fillStyle = palette('tile-edge');
  slab(cell * 0.05);
  const face = context.createLinearGradient(0, top, 0, top + height);
  face.addColorStop(0, palette('tile'));
  face.addColorStop(1, palette('tile-low'));
  context.fillStyle = face;
  slab(0);
  context.fillStyle = palette(tile.blank ? 'tile-blank' : 'tile-ink');
  const text = faceText(tile.letter);
  const isSeveral = tile.letter.length > 1;
  const size = cell * (isSeveral ? 0.38 : 0.57);
  write(pen, isSeveral ? tile.letter : text, x + cell * 0.46, y + cell * 0.46, `600 ${size}px ${print}`);
  if (tile.blank) {
    context.beginPath();
    context.arc(x + cell * 0.79, y + cell * 0.77, cell * 0.06, 0, 2 * Math.PI);
    context.strokeStyle = palette('tile-blank');
    context.lineWidth = cell * 0.03;
    context.stroke();
  } else {
    const value = String(tileValue(tileSet, tile.letter));
    write(pen, value, x + cell * 0.87, y + cell * 0.78, `620 ${cell * 0.23}px ${read}`, 'right');
  }
}

function drawStar({ context, palette, cell }: Pen, x: number, y: number): void {
  const unit = (cell * 0.76) / 40;
  context.save();
  context.translate(x, y);
  context.scale(unit, unit);
  context.fillStyle = palette('on-double');
  const petal = new Path2D('M0-3.2C4.6-7.2 5-13.4 0-19.4C-5-13.4-4.6-7.2 0-3.2Z');
  for (let each = 0; each < PETALS; each++) {
    context.fill(petal);
    context.rotate((2 * Math.PI) / PETALS);
  }
  context.restore();
}

/** Text around a middle height, in the colour that is set. */
export function write(
  { context }: Pick<Pen, 'context'>,
  text: string,
  x: number,
  y: number,
  font: string,
  align: CanvasTextAlign = 'center',
): void {
  context.font = font;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText('H');
  context.fillText(text, x, y + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2);
}
