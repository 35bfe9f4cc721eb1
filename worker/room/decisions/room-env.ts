import type { Millis, Seq } from '../../../engine/base/units.ts';
import type { LoadedLexicon } from '../../../engine/protocol/word-lists.ts';

/** What a room is told of the world outside it. */
export interface RoomEnv {
  readonly now: Millis;
  /** The words of the room's games, and which they are. */
  readonly lexicon: LoadedLexicon;
  /** By seat: since when it is gone; null while it is not (rule R3). */
  readonly goneSince: readonly (Millis | null)[];
  /** The current game's seed. Only the draw, and the end of a game, ask for it. */
  readonly seed: () => Uint8Array;
  /** 32 fresh random bytes. */
  readonly newSeed: () => Uint8Array;
  /** The step that a command of this id made; null where none is remembered. */
  readonly stepOf: (command: string) => Seq | null;
  /** Whether a command of this id was answered without a step, as far as that is remembered. */
  readonly didNothing: (command: string) => boolean;
  /** Under which names watchers have spoken to all, but for the one with a device. */
  readonly watchersNames: (but: string) => readonly string[];
}
