import { useSignal } from '@preact/signals';
import pauseIcon from 'lucide-static/icons/pause.svg?raw';
import playIcon from 'lucide-static/icons/play.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { type Board, emptyBoard, withTiles } from '../../engine/play/board.ts';
import { sayLivingBoard } from '../i18n/living-board-sentences.ts';
import { Icon } from '../panels/icon.tsx';
import '../style/board-pause.css';
import { areaOf, scorePlace } from './areas.ts';
import { PictureBoard } from './picture-board.tsx';
import { SHOW_GAME, SHOW_LAYOUT, type ShowPlay } from './show-game.ts';

/** Milliseconds from one play to the next. */
const PACE = 2_200;
/** So many plays lie there when the page opens. */
const LYING = 3;
/** So many turns long the last position stays. */
const REST = 4;

/** A short game that plays itself over and over, for the start page; where motion is reduced it lies there, finished. */
export function LivingBoard(): VNode {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const ticks = useSignal(LYING);
  const isPaused = useSignal(false);
  useEffect(() => {
    if (isStill || isPaused.value) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ticks.value += 1;
    }, PACE);
    return () => clearInterval(timer);
  }, [isPaused.value]);

  const plays = SHOW_GAME.slice(0, isStill ? SHOW_GAME.length : ticks.value % (SHOW_GAME.length + REST));
  const last = isStill || ticks.value === LYING ? undefined : plays.at(-1);
  const board = plays.reduce(
    (before, { tiles }) => withTiles(before, tiles),
    emptyBoard(SHOW_LAYOUT.rows * SHOW_LAYOUT.columns),
  );
  const arrivals = new Map(last?.tiles.map(({ square }, order) => [square, order]));
  return (
    <>
      <PictureBoard layout={SHOW_LAYOUT} tileSet={TILE_SETS.english} board={board} arrivals={arrivals}>
        {last && <LastPlay play={last} board={board} />}
      </PictureBoard>
      {!isStill && (
        <button
          type="button"
          class="icon-button board-pause"
          aria-label={isPaused.value ? sayLivingBoard.playOn : sayLivingBoard.pause}
          onClick={() => {
            isPaused.value = !isPaused.value;
          }}
        >
          <Icon svg={isPaused.value ? playIcon : pauseIcon} />
        </button>
      )}
    </>
  );
}

/** The line round the play that came last, and its points beside it. */
function LastPlay({ play, board }: { readonly play: ShowPlay; readonly board: Board }): VNode {
  const { squares, direction, score } = play;
  const place = scorePlace(SHOW_LAYOUT, board, squares, direction, null);
  return (
    <>
      <div class="mark-last" style={{ gridArea: areaOf(SHOW_LAYOUT, squares) }} />
      {place && (
        <div
          class="mark-score"
          data-side={place.side}
          style={{ gridArea: areaOf(SHOW_LAYOUT, [place.square]) }}
          aria-hidden="true"
        >
          {score}
        </div>
      )}
    </>
  );
}
