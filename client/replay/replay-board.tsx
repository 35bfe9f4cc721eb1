import type { VNode } from 'preact';
import { areaOf } from '../board/areas.ts';
import { BoardFrame } from '../board/board-frame.tsx';
import { SquareCell } from '../board/square-cell.tsx';
import { TileFace } from '../board/tile-face.tsx';
import { say } from '../i18n/sentences.ts';
import type { Moment } from './moment.ts';
import type { OpenGame } from './open-game.ts';

interface ReplayBoardProps {
  readonly equipment: OpenGame['equipment'];
  readonly moment: Moment;
}

/** The board as it lies, with a line round the latest word. Only to be looked at. */
export function ReplayBoard({ equipment, moment }: ReplayBoardProps): VNode {
  const { layout, tileSet } = equipment;
  const { board, word, step } = moment;
  return (
    <BoardFrame
      layout={layout}
      grid={{
        role: 'grid',
        'aria-label': 'Board',
        'aria-readonly': true,
        'aria-rowcount': layout.rows,
        'aria-colcount': layout.columns,
        tabIndex: 0,
      }}
      square={(at) => {
        const tile = board[at] ?? null;
        return (
          <SquareCell key={at} layout={layout} at={at} label={say.square(layout, tileSet, at, tile, false)}>
            {tile && <TileFace tileSet={tileSet} letter={tile.letter} blank={tile.blank} grain={at} />}
          </SquareCell>
        );
      }}
    >
      {word.length > 0 && (
        <div
          class={step?.event.type === 'withdrawn' ? 'mark-last mark-withdrawn' : 'mark-last'}
          style={{ gridArea: areaOf(layout, word) }}
        />
      )}
    </BoardFrame>
  );
}
