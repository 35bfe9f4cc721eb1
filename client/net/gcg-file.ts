import { ok, type Result } from '../../engine/base/result.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { gcgOfRecord } from '../../engine/notation/gcg/gcg-of-game.ts';
import { writeGcg } from '../../engine/notation/gcg/write-gcg.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import { readRecord } from './api.ts';

/** A text to be saved under a name. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** A finished game of a room as a GCG file. */
export async function readGcgFile(roomId: string, game: number): Promise<Result<TextFile, Problem>> {
  const record = await readRecord(roomId, game);
  return record.ok ? ok(gcgFileOf(record.value)) : record;
}

export function gcgFileOf(record: GameRecord): TextFile {
  const { room, game, ruleset } = record;
  return {
    name: `crosstile-${room}-${game}.gcg`,
    text: writeGcg(gcgOfRecord(record), TILE_SETS[ruleset.tileSet]),
  };
}
