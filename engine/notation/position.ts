import { err, ok, type Result } from '../base/result.ts';
import type { BoardLayout } from '../equipment/board-layout.ts';
import { isLetter, type TileSet } from '../equipment/tile-set.ts';
import type { Board, BoardTile } from '../play/board.ts';
import { faceText } from './face-text.ts';

export type PositionError =
  | { readonly code: 'position/wrong-rows'; readonly rows: number }
  | { readonly code: 'position/wrong-columns'; readonly row: number; readonly columns: number }
  | { readonly code: 'position/not-a-letter'; readonly row: number; readonly text: string };

/** A board as rows joined by `/` (rule N3): `.` empty, upper case a tile, lower case a blank, `[CH]` a tile of several letters. */
export function formatBoard(layout: BoardLayout, board: Board): string {
  const rows = Array.from({ length: layout.rows }, (_, row) =>
    board
      .slice(row * layout.columns, (row + 1) * layout.columns)
      .map(formatTile)
      .join(''),
  );
  return rows.join('/');
}

/** The board that a position string shows. Rows in the error are counted from 1. */
export function parseBoard(
  layout: BoardLayout,
  tileSet: TileSet,
  text: string,
): Result<Board, PositionError> {
  const rows = text.split('/');
  if (rows.length !== layout.rows) return err({ code: 'position/wrong-rows', rows: rows.length });
  const board: (BoardTile | null)[] = [];
  for (const [index, row] of rows.entries()) {
    const tokens = row.match(/\[[^\]]*\]|[^[]|\[/gu) ?? [];
    if (tokens.length !== layout.columns) {
      return err({ code: 'position/wrong-columns', row: index + 1, columns: tokens.length });
    }
    for (const token of tokens) {
      const tile = token === '.' ? null : parseTile(tileSet, token);
      if (tile === undefined) return err({ code: 'position/not-a-letter', row: index + 1, text: token });
      board.push(tile);
    }
  }
  return ok(board);
}

function formatTile(tile: BoardTile | null): string {
  if (tile === null) return '.';
  return faceText(tile.blank ? tile.letter.toLowerCase() : tile.letter);
}

function parseTile(tileSet: TileSet, token: string): BoardTile | undefined {
  const face = token.replace(/^\[(.*)\]$/u, '$1');
  const letter = face.toUpperCase();
  const blank = face === letter.toLowerCase();
  return isLetter(tileSet, letter) && (blank || face === letter) ? { letter, blank } : undefined;
}
