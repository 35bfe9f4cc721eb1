import type { VNode } from 'preact';
import { type Letter, type TileSet, tileValue } from '../../engine/equipment/tile-set.ts';

export interface TileFaceProps {
  readonly tileSet: TileSet;
  /** What it shows; null for a blank that nobody has named. */
  readonly letter: Letter | null;
  readonly blank: boolean;
  /** Any whole number: the same one gives the same piece of wood. */
  readonly grain: number;
  readonly look?: 'draft' | 'lifted' | 'lying';
  /** Place in the order in which the tiles of one play arrive; absent where it lies there already. */
  readonly arrives?: number | undefined;
}

/** A tile as it is seen. What it says in words stands on the square or the button that it lies on. */
export function TileFace({ tileSet, letter, blank, grain, look, arrives }: TileFaceProps): VNode {
  const classes = ['tile'];
  if (blank) classes.push('blank');
  if (look === 'draft' || look === 'lifted') classes.push('draft');
  if (look === 'lifted') classes.push('lifted');
  if (arrives !== undefined) classes.push('arriving');
  return (
    <span class={classes.join(' ')} style={{ ...grainAt(grain), '--order': arrives ?? 0 }} aria-hidden="true">
      {letter !== null && <span class={faceClass(letter)}>{letter}</span>}
      {letter !== null && !blank && <span class="tile-value">{tileValue(tileSet, letter)}</span>}
    </span>
  );
}

/** Letters whose foot would touch the value. */
const WIDE: ReadonlySet<string> = new Set(['M', 'W', 'Q', 'Z', 'Æ']);

function faceClass(letter: Letter): string {
  if (letter.length > 1) return 'tile-face several';
  return WIDE.has(letter) ? 'tile-face wide' : 'tile-face';
}

function grainAt(n: number): { '--grain-x': string; '--grain-y': string } {
  return { '--grain-x': `${-((n * 37) % 53) / 10}em`, '--grain-y': `${-((n * 23) % 31) / 10}em` };
}
