import { err, ok, type Result } from '../../engine/base/result.ts';
import { type GcgEquipmentError, gcgEquipment } from '../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgError } from '../../engine/notation/gcg/gcg-error.ts';
import type { GcgGame } from '../../engine/notation/gcg/gcg-game.ts';
import { readGcg } from '../../engine/notation/gcg/read-gcg.ts';
import { type GcgEquipment, type GcgReplay, replayGcg } from '../../engine/notation/gcg/replay-gcg.ts';

/** A file's game, with what it was played with and what our own count makes of it. */
export interface OpenGame {
  readonly game: GcgGame;
  readonly equipment: GcgEquipment;
  readonly replay: GcgReplay;
}

/** Why there is nothing to step through. The browser may not even have got hold of the file. */
export type OpenError = GcgError | GcgEquipmentError | { readonly code: 'file/unreadable' | 'file/not-text' };

/** The game of a file's bytes, or of a text. */
export function openGame(input: string | Uint8Array): Result<OpenGame, OpenError> {
  if (typeof input !== 'string' && input.includes(0)) return err({ code: 'file/not-text' });
  const game = readGcg(input);
  if (!game.ok) return game;
  const equipment = gcgEquipment(game.value);
  if (!equipment.ok) return err(equipment.error);
  return ok({
    game: game.value,
    equipment: equipment.value,
    replay: replayGcg(game.value, equipment.value),
  });
}
