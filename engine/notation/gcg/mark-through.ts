import { ok, type Result } from '../../base/result.ts';
import { BOARD_LAYOUTS } from '../../equipment/board-layouts.ts';
import { badLine, type GcgError } from './gcg-error.ts';
import type { GcgEvent, GcgMark, GcgPlay } from './gcg-game.ts';
import { LyingLetters } from './lying-letters.ts';
import { markSquares } from './mark-squares.ts';

/**
 * The events with every letter marked that lay there before but was written plainly. A letter that differs from the
 * one that lies there stays a new one: replaying reports it.
 */
export function markThrough(events: readonly GcgEvent[]): Result<readonly GcgEvent[], GcgError> {
  const letters = new LyingLetters();
  const marked: GcgEvent[] = [];
  for (const event of events) {
    if (event.type === 'withdrawn' && !letters.takeBack(event.player)) {
      return badLine('gcg/nothing-to-withdraw', event.line ?? 0, '');
    }
    const known = event.type === 'play' ? markPlay(letters, event) : event;
    if (known.type === 'play') letters.lay(known);
    marked.push(known);
  }
  return ok(marked);
}

function markPlay(letters: LyingLetters, play: GcgPlay): GcgPlay {
  const word = markSquares(BOARD_LAYOUTS.classic, play).map(
    ([at, mark]): GcgMark => (letters.on(at) === mark.letter ? { ...mark, through: true } : mark),
  );
  return { ...play, word };
}
