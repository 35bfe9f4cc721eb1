/** Where to go from an event of the game. */
export type Stride = 'first' | 'previous' | 'next' | 'last';

/** The position that a stride leads to: how many of `count` events have happened, from 0. */
export function stridden(position: number, count: number, stride: Stride): number {
  switch (stride) {
    case 'first':
      return 0;
    case 'previous':
      return Math.max(0, position - 1);
    case 'next':
      return Math.min(count, position + 1);
    case 'last':
      return count;
  }
}

const STRIDES: ReadonlyMap<string, Stride> = new Map([
  ['Home', 'first'],
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['End', 'last'],
]);

/** What a key means; null where it means nothing here. */
export const strideOf = (key: string): Stride | null => STRIDES.get(key) ?? null;
