import type { VNode } from 'preact';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { TileFace } from '../board/tile-face.tsx';
import type { Look } from '../state/settings.ts';

const PREMIUMS = ['2L', '3L', '2W', '3W'];

/** The four premium squares of a board, as they look there. */
export function BoardSample({ board }: Pick<Look, 'board'>): VNode {
  return (
    <span class="look-sample look-board" data-look={board} aria-hidden="true">
      {PREMIUMS.map((premium) => (
        <span key={premium} class="square" data-premium={premium}>
          <span class="square-sign">{premium}</span>
        </span>
      ))}
    </span>
  );
}

/** A tile and a blank. */
export function TileSample({ tiles }: Pick<Look, 'tiles'>): VNode {
  return (
    <span class="look-sample tile-row" data-look={tiles} aria-hidden="true">
      <Sample letter={'R' as Letter} />
      <Sample letter={'E' as Letter} isBlank={true} />
    </span>
  );
}

interface SampleProps {
  readonly letter: Letter;
  readonly isBlank?: boolean;
}

const Sample = ({ letter, isBlank = false }: SampleProps): VNode => (
  <span>
    <TileFace tileSet={TILE_SETS.english} letter={letter} blank={isBlank} grain={letter.charCodeAt(0)} />
  </span>
);
