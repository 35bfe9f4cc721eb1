import { computed, type ReadonlySignal } from '@preact/signals';
import type { Square } from '../../engine/base/units.ts';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import type { ScoredWord } from '../../engine/play/play.ts';
import type { StepView } from '../../engine/protocol/server-message.ts';
import { board } from './equipment.ts';
import { steps } from './room-state.ts';
import { draft } from './table.ts';

/** What a challenge said of a play, as the board shows it until the next turn is taken. */
export type Judged =
  /** These words were judged and stand; each has its squares. */
  | { readonly kind: 'stands'; readonly words: readonly (readonly Square[])[] }
  /** The play was taken back: what lay where. */
  | { readonly kind: 'withdrawn'; readonly tiles: readonly Ghost[] };

export interface Ghost {
  readonly square: Square;
  readonly letter: Letter;
  readonly blank: boolean;
}

/** What a judgement left on a square. */
export type SquareJudgement =
  | { readonly kind: 'stands' }
  | { readonly kind: 'withdrawn'; readonly letter: Letter };

/** Null where nothing was judged since the last turn; of what was taken back, what no other tile covers. */
export const judged: ReadonlySignal<Judged | null> = computed(() => {
  const found = judgedIn(steps.value);
  if (found?.kind !== 'withdrawn') return found;
  const covered = new Set(draft.value.map(({ square }) => square));
  const tiles = found.tiles.filter(({ square }) => !covered.has(square) && !board.value[square]);
  return tiles.length === 0 ? null : { kind: 'withdrawn', tiles };
});

export const judgedSquares: ReadonlySignal<ReadonlyMap<Square, SquareJudgement>> = computed(() => {
  const now = judged.value;
  if (now === null) return new Map();
  return now.kind === 'stands'
    ? new Map(now.words.flat().map((square) => [square, { kind: 'stands' }]))
    : new Map(now.tiles.map(({ square, letter }) => [square, { kind: 'withdrawn', letter }]));
});

/** What was judged since the last turn that was taken, by the steps of a game. */
export function judgedIn(told: readonly StepView[]): Judged | null {
  const events = told.flatMap((step) => step.events);
  const last = events.findLastIndex(
    ({ type }) => type === 'challenged' || type === 'played' || type === 'exchanged' || type === 'passed',
  );
  const verdict = events[last];
  if (verdict?.type !== 'challenged') return null;
  const play = events.findLast((event) => event.type === 'played' && event.turn === verdict.turn);
  if (play?.type !== 'played') return null;
  if (verdict.upheld) {
    const tiles = play.tiles.map(({ square, letter, blank }) => ({ square, letter, blank }));
    return { kind: 'withdrawn', tiles };
  }
  const named = new Set(verdict.verdicts.map(({ word }) => word.join(' ')));
  const isNamed = ({ letters }: ScoredWord): boolean => named.has(letters.join(' '));
  return { kind: 'stands', words: play.words.filter(isNamed).map(({ squares }) => squares) };
}
