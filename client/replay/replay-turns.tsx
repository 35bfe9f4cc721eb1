import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { TurnSheet } from '../panels/turn-sheet.tsx';
import type { ReplayRow } from './replay-rows.ts';

interface ReplayTurnsProps {
  readonly rows: readonly ReplayRow[];
  readonly names: readonly string[];
  readonly position: number;
  readonly onGo: (position: number) => void;
}

/** Every turn of the file, each a way to where it was played. */
export function ReplayTurns({ rows, names, position, onGo }: ReplayTurnsProps): VNode {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const scroller = box.current;
    const current = scroller?.querySelector<HTMLElement>('[aria-current]');
    if (scroller) showIn(scroller, current ?? null);
  }, [position]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="pad pad-turns replay-turns" tabIndex={0} aria-label="Turns" ref={box}>
      <TurnSheet
        rows={rows}
        names={names}
        headed={false}
        look={(row) => rowClass(row, position)}
        turn={(row) => (
          <button
            type="button"
            class="turn"
            aria-current={row.position === position ? 'step' : undefined}
            onClick={() => onGo(row.position)}
          >
            <span class="turn-text" title={sayReplay.turn(row)}>
              {sayReplay.turn(row)}
              {row.withdrawn && <span class="unseen-text"> taken back</span>}
            </span>
            {row.mismatches.length > 0 && (
              <span class="turn-differs">
                <Icon svg={warningIcon} />
                <span class="unseen-text">does not add up</span>
              </span>
            )}
            <span class="turn-score">{sayReplay.points(row)}</span>
          </button>
        )}
      />
    </section>
  );
}

function rowClass({ position, withdrawn }: ReplayRow, now: number): string {
  const classes = [withdrawn && 'withdrawn', position === now && 'latest', position > now && 'ahead'];
  return classes.filter((name) => name !== false).join(' ');
}

/** Scrolls the list itself, never the page: the board is what one looks at. */
function showIn(scroller: HTMLElement, current: HTMLElement | null): void {
  if (current === null) {
    scroller.scrollTop = 0;
    return;
  }
  const [outer, inner] = [scroller.getBoundingClientRect(), current.getBoundingClientRect()];
  if (inner.top < outer.top) scroller.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
}
