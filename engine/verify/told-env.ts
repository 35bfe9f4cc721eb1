import type { DrawSource } from '../base/draw-source.ts';
import { isSame } from '../base/same.ts';
import { type Millis, millis } from '../base/units.ts';
import { leftAt } from '../game/clock.ts';
import type { Env } from '../game/env.ts';
import type { GameEvent } from '../game/events.ts';
import type { GameState } from '../game/state.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** The world as it was at a step, as far as its events tell: what was not the game's own to decide. */
export function toldEnv(state: GameState, events: readonly GameEvent[], now: Millis, draws: DrawSource): Env {
  const stuck = events.some((event) => event.type === 'ended' && event.reason === 'noPlays');
  return {
    draws,
    now,
    lexicon: toldWords(events),
    // That nobody found a play is as the room found it (rule E3).
    findsPlay: () => !stuck,
    lag: toldLag(state, events, now),
    here: toldHere(events),
  };
}

/** The verdicts of a challenge as they were given; words that were played where the room checks them are valid. */
function toldWords(events: readonly GameEvent[]): Lexicon {
  const challenge = events.find((event) => event.type === 'challenged');
  if (challenge === undefined) return { has: () => true };
  return { has: (word) => challenge.verdicts.find((verdict) => isSame(verdict.word, word))?.valid ?? false };
}

/** What the seat to move was given back for the way of its command (rule K4). */
function toldLag(state: GameState, [first]: readonly GameEvent[], now: Millis): Millis {
  if (first?.type !== 'clock' || state.clock === null) return millis(0);
  const before = leftAt(state, state.clock, state.toMove, now);
  return millis(Math.max(0, (first.left[state.toMove] ?? 0) - before));
}

/** Who was here when a last play began to wait: their time runs (rule C4). */
function toldHere(events: readonly GameEvent[]): readonly boolean[] {
  const here: boolean[] = [];
  const wait = events.find((event) => event.type === 'lastPlayWaited');
  for (const { seat, since } of wait?.answers ?? []) here[seat] = since !== null;
  return here;
}
