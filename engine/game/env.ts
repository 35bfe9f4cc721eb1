import type { DrawSource } from '../base/draw-source.ts';
import type { Millis } from '../base/units.ts';
import type { FindsPlay } from '../moves/finds-play.ts';
import type { Lexicon } from '../words/lexicon.ts';

/** What a game is told of the world outside it. */
export interface Env {
  readonly lexicon: Lexicon;
  /** Asked only where the room checks words (rule E3). */
  readonly findsPlay: FindsPlay;
  readonly draws: DrawSource;
  readonly now: Millis;
  /** How long the action was on its way, as its sender says: half of the last round trip (rule K4). */
  readonly lag: Millis;
  /** Who is connected, by seat. */
  readonly here: readonly boolean[];
}
