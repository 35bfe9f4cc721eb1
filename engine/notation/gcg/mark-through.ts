import { ok, type Result } from '../../base/result.ts';
import type { Square } from '../../base/units.ts';
import { BOARD_LAYOUTS } from '../../equipment/board-layouts.ts';
import { badLine, type GcgError } from './gcg-error.ts';
import type { GcgEvent, GcgMark, GcgPlay } from './gcg-game.ts';
import { markSquares } from './mark-squares.ts';

interface Laid {
  readonly player: number;
  readonly squares: readonly Square[];
}

/**
 * The events with every letter marked that lay there before but was written plainly. A letter that differs from the
 * one that lies there stays a new one: replaying reports it.
 */
export function markThrough(events: readonly GcgEvent[]): Result<readonly GcgEvent[], GcgError> {
  const faces = new Map<Square, string | null>();
  const marked: GcgEvent[] = [];
  let latest: Laid | null = null;
  for (const event of events) {
    if (event.type === 'withdrawn') {
      if (latest?.player !== event.player) return badLine('gcg/nothing-to-withdraw', event.line ?? 0, '');
      for (const at of latest.squares) faces.delete(at);
      latest = null;
    }
    if (event.type !== 'play') {
      marked.push(event);
      continue;
    }
    const play = markPlay(faces, event);
    const fresh = markSquares(BOARD_LAYOUTS.classic, play).filter(
      ([at, mark]) => !mark.through && !faces.has(at),
    );
    for (const [at, { letter }] of fresh) faces.set(at, letter);
    latest = { player: play.player, squares: fresh.map(([at]) => at) };
    marked.push(play);
  }
  return ok(marked);
}

function markPlay(faces: ReadonlyMap<Square, string | null>, play: GcgPlay): GcgPlay {
  const word = markSquares(BOARD_LAYOUTS.classic, play).map(
    ([at, mark]): GcgMark => (faces.get(at) === mark.letter ? { ...mark, through: true } : mark),
  );
  return { ...play, word };
}
