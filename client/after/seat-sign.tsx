import type { VNode } from 'preact';

const DIAMOND = 'M0-5.5 5.5 0 0 5.5-5.5 0Z';
const TRIANGLE = 'M0-5.5 5.5 4.5H-5.5Z';

/** The sign of a seat in the plot and beside its name: told apart by its shape, whatever its colour. */
export function SeatSign({ seat }: { readonly seat: number }): VNode {
  switch (seat) {
    case 0:
      return <circle r="4.4" />;
    case 1:
      return <rect x="-4" y="-4" width="8" height="8" />;
    case 2:
      return <path d={TRIANGLE} />;
    default:
      return <path d={DIAMOND} />;
  }
}

/** The sign by itself, as a key to the plot. */
export const SeatKey = ({ seat }: { readonly seat: number }): VNode => (
  <svg class="seat-key" viewBox="-14 -7 28 14" data-seat={seat} aria-hidden="true">
    <path class="plot-line" d="M-14 0H14" />
    <SeatSign seat={seat} />
  </svg>
);
