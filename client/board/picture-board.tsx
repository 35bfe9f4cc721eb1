import type { ComponentChildren, VNode } from 'preact';
import type { Square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { TileSet } from '../../engine/equipment/tile-set.ts';
import type { Board } from '../../engine/play/board.ts';
import { BoardFrame } from './board-frame.tsx';
import { SquareCell } from './square-cell.tsx';
import { TileFace } from './tile-face.tsx';

export interface PictureBoardProps {
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  readonly board: Board;
  /** When each tile arrives, by square; those not named lie there from the first. */
  readonly arrivals?: ReadonlyMap<Square, number>;
  readonly children?: ComponentChildren;
}

/** A board to look at, hidden from who does not see it. */
export function PictureBoard({ layout, tileSet, board, arrivals, children }: PictureBoardProps): VNode {
  return (
    <BoardFrame
      layout={layout}
      grid={{ 'aria-hidden': true }}
      square={(at) => {
        const tile = board[at];
        return (
          <SquareCell key={at} layout={layout} at={at}>
            {tile && (
              <TileFace
                tileSet={tileSet}
                letter={tile.letter}
                blank={tile.blank}
                grain={at}
                arrives={arrivals?.get(at)}
              />
            )}
          </SquareCell>
        );
      }}
    >
      {children}
    </BoardFrame>
  );
}
