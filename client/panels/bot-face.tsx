import type { VNode } from 'preact';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';

/** The face of a computer opponent, drawn on a tile; a picture beside the name, as big as the text around it wants it. */
export function BotFace({ level }: { readonly level: BotLevel }): VNode {
  return (
    <svg class="bot-face" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="face-edge" x="1" y="2" width="30" height="30" rx="4" />
      <rect class="face-tile" x="1" y="0.5" width="30" height="29" rx="4" />
      {features[level]}
    </svg>
  );
}

const EYES = (
  <g class="face-ink">
    <circle cx="11" cy="15" r="1.9" />
    <circle cx="21" cy="15" r="1.9" />
  </g>
);

/** A level without a face here is a type error below. */
const FACES = {
  // A curl and wide eyes
  novice: (
    <>
      <path class="face-line" d="M16 7.5c-3.4-3 1.8-6.4 3.2-3.4" />
      <g class="face-ink">
        <circle cx="10.5" cy="14.5" r="2.5" />
        <circle cx="21.5" cy="14.5" r="2.5" />
      </g>
      <ellipse class="face-ink" cx="16" cy="22.5" rx="2.2" ry="2.6" />
    </>
  ),
  // A cap, and eyes that laugh
  casual: (
    <>
      <path class="face-cap" d="M7 10.5c0-8 18-8 18 0z" />
      <path class="face-line" d="M4.5 10.5h23" />
      <path class="face-line" d="M8.5 16.5q2.5-3 5 0M18.5 16.5q2.5-3 5 0M9.5 20.5q6.5 6.5 13 0" />
    </>
  ),
  // Round glasses
  club: (
    <>
      <g class="face-ink">
        <circle cx="10.5" cy="14" r="1.6" />
        <circle cx="21.5" cy="14" r="1.6" />
      </g>
      <circle class="face-line" cx="10.5" cy="14" r="4.4" />
      <circle class="face-line" cx="21.5" cy="14" r="4.4" />
      <path class="face-line" d="M14.9 13q1.1-1 2.2 0M11.5 22.5q4.5 3 9 0" />
    </>
  ),
  // Hair in a knot, a brow raised
  expert: (
    <>
      <circle class="face-ink" cx="16" cy="4" r="3" />
      <path class="face-ink" d="M4 13.5C4 3.5 28 3.5 28 13.5 23 12 19 10.5 16 8.5 13 10.5 9 12 4 13.5z" />
      {EYES}
      <path class="face-line" d="M12 23q5 2 8.5-1.5" />
    </>
  ),
  // Level brows and an eyeglass on its cord
  master: (
    <>
      <path class="face-line" d="M7 9.5l7 1.5M25 8.5l-7 2" />
      {EYES}
      <circle class="face-line" cx="21" cy="15" r="4.4" />
      <path class="face-line" d="M25 17.5q2 4 .5 9.5M11.5 23.5h8" />
    </>
  ),
} as const;

const features: Readonly<Record<BotLevel, VNode>> = FACES;
