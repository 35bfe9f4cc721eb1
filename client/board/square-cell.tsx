import type { ComponentChildren, VNode } from 'preact';
import type { Square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';

export interface SquareCellProps {
  readonly layout: BoardLayout;
  readonly at: Square;
  /** What it says in words; absent on a board that is only a picture. */
  readonly label?: string;
  /** Whether the tile on it is lifted, for the next place that is pressed. */
  readonly isSelected?: boolean;
  /** The tile on it, if any. */
  readonly children?: ComponentChildren;
}

/** One square: its premium in form, colour and text, and what lies on it. */
export function SquareCell({ layout, at, label, isSelected, children }: SquareCellProps): VNode {
  const premium = layout.premiums[at] ?? null;
  const isStar = at === layout.star;
  const semantics =
    label === undefined
      ? {}
      : {
          role: 'gridcell' as const,
          'aria-label': label,
          id: squareId(at),
          'data-square': at,
          'aria-selected': isSelected || undefined,
        };
  return (
    <div class="square" data-premium={premium ?? undefined} {...semantics}>
      {isStar && <StarSign />}
      {premium && !isStar && (
        <span class="square-sign" aria-hidden="true">
          {premium}
        </span>
      )}
      {children}
    </div>
  );
}

/** Id of a square's element, for `aria-activedescendant`. */
export const squareId = (at: Square): string => `square-${at}`;

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The start: eight petals. */
function StarSign(): VNode {
  return (
    <svg class="square-star" viewBox="-20 -20 40 40" aria-hidden="true">
      {PETALS.map((angle) => (
        <path
          key={angle}
          d="M0-3.2C4.6-7.2 5-13.4 0-19.4C-5-13.4-4.6-7.2 0-3.2Z"
          transform={`rotate(${angle})`}
        />
      ))}
    </svg>
  );
}
