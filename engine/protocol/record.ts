import type { Millis, Seq } from '../base/units.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import type { GameEvent } from '../game/events.ts';
import type { LexiconRef } from '../words/lexicon.ts';

/** A finished game, whole: who has it can replay it and draw every tile again (rule F3). */
export interface GameRecord {
  readonly room: string;
  /** Number of the game in its room, from 1. */
  readonly game: number;
  readonly ruleset: Ruleset;
  readonly lexicon: LexiconRef;
  /** By seat. */
  readonly names: readonly string[];
  /** SHA-256 of the seed, 64 hex digits. */
  readonly commitment: string;
  /** 256 bits as 64 hex digits. */
  readonly seed: string;
  /** By seat, 16 bytes each as 32 hex digits; empty for a bot. */
  readonly nonces: readonly string[];
  readonly steps: readonly {
    readonly seq: Seq;
    readonly at: Millis;
    readonly events: readonly GameEvent[];
  }[];
}
