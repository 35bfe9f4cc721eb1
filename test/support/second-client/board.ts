/** Rows and columns. */
export const SIZE = 15;
export const STAR = 112;

/** A board as its letters by square, upper case; null where nothing lies. Throws on what is no position string. */
export function readBoard(position: string): readonly (string | null)[] {
  const squares = position
    .split('/')
    .flatMap((row) => row.match(/\[[^\]]+\]|[^[\]]/g) ?? [])
    .map((cell) => (cell === '.' ? null : cell.replace(/[[\]]/g, '').toUpperCase()));
  if (squares.length !== SIZE * SIZE) throw new Error(`a board of ${squares.length} squares`);
  return squares;
}

/** One row or column, as its squares' numbers. */
export function linesOf(): readonly (readonly number[])[] {
  const numbers = [...Array(SIZE).keys()];
  return [
    ...numbers.map((row) => numbers.map((column) => row * SIZE + column)),
    ...numbers.map((column) => numbers.map((row) => row * SIZE + column)),
  ];
}
