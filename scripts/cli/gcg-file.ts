import { MAX_GCG_LENGTH } from '../../engine/notation/gcg/file-lines.ts';
import { gcgEquipment } from '../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgGame } from '../../engine/notation/gcg/gcg-game.ts';
import { readGcg } from '../../engine/notation/gcg/read-gcg.ts';
import {
  type GcgEquipment,
  type GcgReplay,
  type GcgStep,
  replayGcg,
} from '../../engine/notation/gcg/replay-gcg.ts';
import { BadFile } from './command.ts';
import { gcgErrorText } from './gcg-text.ts';
import { readBytes } from './read-file.ts';

/** A recorded game, played again. */
export interface RecordedGame {
  readonly game: GcgGame;
  readonly equipment: GcgEquipment;
  readonly replay: GcgReplay;
}

/** The game of a GCG file. Throws where there is none. */
export function openGcgFile(path: string): RecordedGame {
  const bytes = readBytes(path, MAX_GCG_LENGTH);
  if (bytes.includes(0)) throw new BadFile(`${path} is not text.`, { code: 'file/not-text' });
  const game = readGcg(bytes);
  if (!game.ok) throw new BadFile(`${path}, ${gcgErrorText(game.error)}`, game.error);
  const equipment = gcgEquipment(game.value);
  if (!equipment.ok) {
    const letters = equipment.error.letters.join(' ');
    throw new BadFile(`${path}: no tile set has these letters: ${letters}`, equipment.error);
  }
  return {
    game: game.value,
    equipment: equipment.value,
    replay: replayGcg(game.value, equipment.value),
  };
}

/** The player's name, or the nick where the file has none. */
export function playerName({ players }: GcgGame, player: number): string {
  const { name = '', nick = '' } = players[player] ?? {};
  return name === '' ? nick : name;
}

/** Whether a step is a turn of its own, and not what came of one. */
export const isTurn = ({ event: { type } }: GcgStep): boolean =>
  type === 'play' || type === 'exchange' || type === 'pass';
