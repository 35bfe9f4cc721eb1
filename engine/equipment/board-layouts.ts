import { type BoardLayout, boardLayout } from './board-layout.ts';

const CLASSIC = boardLayout('classic', [
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...*...d..T',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....D.....D....',
  'd..D...d...D..d',
  '..D...d.d...D..',
  '.D...t...t...D.',
  'T..d...T...d..T',
]);

export const BOARD_LAYOUTS = { classic: CLASSIC } as const satisfies Record<string, BoardLayout>;

export type BoardLayoutId = keyof typeof BOARD_LAYOUTS;
