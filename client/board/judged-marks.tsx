import goodIcon from 'lucide-static/icons/check.svg?raw';
import badIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import type { Square } from '../../engine/base/units.ts';
import { Icon } from '../panels/icon.tsx';
import { layout } from '../state/equipment.ts';
import { type Ghost, judged } from '../state/judged.ts';
import { areaOf } from './areas.ts';

/** What was judged last: a line and a check for words that stand, outlines and a cross for a play that was taken back. */
export function JudgedMarks(): VNode | null {
  const now = judged.value;
  if (now === null) return null;
  return now.kind === 'stands' ? <Standing words={now.words} /> : <Withdrawn tiles={now.tiles} />;
}

function Standing({ words }: { readonly words: readonly (readonly Square[])[] }): VNode {
  return (
    <>
      {words.map((squares) => (
        <div
          key={squares.join(' ')}
          class="mark-judged good"
          style={{ gridArea: areaOf(layout.value, squares) }}
        >
          <Sign icon={goodIcon} />
        </div>
      ))}
    </>
  );
}

function Withdrawn({ tiles }: { readonly tiles: readonly Ghost[] }): VNode {
  return (
    <>
      {tiles.map(({ square, letter, blank }) => (
        <div
          key={square}
          class="mark-ghost"
          style={{ gridArea: areaOf(layout.value, [square]) }}
          aria-hidden="true"
        >
          <span class={letter.length > 1 ? 'several' : undefined}>
            {blank ? letter.toLowerCase() : letter}
          </span>
        </div>
      ))}
      <div
        class="mark-judged bad"
        style={{
          gridArea: areaOf(
            layout.value,
            tiles.map(({ square }) => square),
          ),
        }}
      >
        <Sign icon={badIcon} />
      </div>
    </>
  );
}

/** In the corner of what it is about. */
const Sign = ({ icon }: { readonly icon: string }): VNode => (
  <span class="mark-sign">
    <Icon svg={icon} />
  </span>
);
