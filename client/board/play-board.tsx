import { computed, useComputed } from '@preact/signals';
import type { HTMLAttributes, VNode } from 'preact';
import type { Square } from '../../engine/base/units.ts';
import { say } from '../i18n/sentences.ts';
import { squareOf } from '../input/grip.ts';
import { ARROWS } from '../input/keyboard.ts';
import { carriedSlot } from '../state/carried.ts';
import { cursor, mayLay } from '../state/desk.ts';
import { draftAt } from '../state/draft.ts';
import { board, layout, tileSet } from '../state/equipment.ts';
import { judgedSquares } from '../state/judged.ts';
import { pointAt, pressAt, pressedSquare, pressOn } from '../state/looked-at.ts';
import { redeemable } from '../state/redeeming.ts';
import { game, room } from '../state/room-state.ts';
import { draft, selectedSlot } from '../state/table.ts';
import { wordsThrough } from '../state/word-sum.ts';
import { BoardFrame } from './board-frame.tsx';
import { BoardMarks } from './board-marks.tsx';
import { SquareCell, squareId } from './square-cell.tsx';
import { TileFace } from './tile-face.tsx';

/** The room's board, with what the player is trying on it. One stop of the keyboard, with the cursor inside. */
export function PlayBoard(): VNode {
  return (
    <BoardFrame
      layout={layout.value}
      grid={{
        role: 'grid',
        'aria-label': 'Board',
        'aria-rowcount': layout.value.rows,
        'aria-colcount': layout.value.columns,
        'aria-activedescendant': activeSquare,
        tabIndex: 0,
        ...LOOKING,
      }}
      square={(at) => <PlaySquare key={at} at={at} />}
    >
      <BoardMarks />
    </BoardFrame>
  );
}

/** A signal, which is set by itself: the board is not drawn again where only the cursor moves. */
const activeSquare = computed(() => {
  const here = cursor.value?.square ?? pressedSquare.value;
  return here === null ? undefined : squareId(here);
});

/** Words are looked at with a mouse, by a press, and with the arrow keys of who has no tiles to lay with them. */
const LOOKING: HTMLAttributes<HTMLDivElement> = {
  onPointerOver: ({ pointerType, target }) => {
    if (pointerType === 'mouse' && target instanceof Element) pointAt(squareOf(target));
  },
  onPointerLeave: () => pointAt(null),
  onClick: ({ target }) => {
    // A press of who lays tiles may mean something else, and is told by what hears of tiles too.
    if (mayLay.peek()) return;
    const at = target instanceof Element ? squareOf(target) : null;
    pressAt(at !== null && board.peek()[at] ? at : null);
  },
  onKeyDown: (event) => {
    const key = ARROWS[event.key];
    if (event.key === 'Escape') pressAt(null);
    if (key === undefined || mayLay.peek()) return;
    event.preventDefault();
    pressOn(key);
  },
};

/** Drawn again when something changes on this square, not whenever something does on any: there are very many. */
function PlaySquare({ at }: { readonly at: Square }): VNode {
  const laid = useComputed(() => draftAt(draft.value, at)).value;
  const judgement = useComputed(() => judgedSquares.value.get(at)).value;
  const isRedeemable = useComputed(() => redeemable.value.has(at)).value;
  // As one text: the same words are no change.
  const words = useComputed(() => playedWords(at).join(' ')).value;
  const isLifted = laid !== undefined && laid.slot === selectedSlot.value;
  const tile = laid ?? board.value[at] ?? null;
  return (
    <SquareCell
      layout={layout.value}
      at={at}
      label={say.square(layout.value, tileSet.value, at, tile, laid !== undefined, {
        judgement,
        isRedeemable,
        words: words === '' ? [] : words.split(' '),
      })}
      isSelected={isLifted}
    >
      {tile && (laid === undefined || carriedSlot.value !== laid.slot) && (
        <TileFace
          tileSet={tileSet.value}
          letter={tile.letter}
          blank={tile.blank}
          grain={at}
          look={isLifted ? 'lifted' : laid ? 'draft' : 'lying'}
          arrives={laid ? undefined : arrival(at)}
        />
      )}
    </SquareCell>
  );
}

/** The words through a square. */
const playedWords = (at: Square): string[] =>
  wordsThrough(layout.value, board.value, at).map((squares) =>
    squares.map((square) => board.value[square]?.letter ?? '').join(''),
  );

/** When the tile on `at` came, within the latest play of somebody else. */
function arrival(at: Square): number | undefined {
  const play = game.value?.latestPlay;
  if (!play || play.seat === room.value?.you) return undefined;
  const order = play.tiles.findIndex((tile) => tile.square === at);
  return order < 0 ? undefined : order;
}
