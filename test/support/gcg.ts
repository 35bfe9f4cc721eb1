import { gcgEquipment } from '../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgError } from '../../engine/notation/gcg/gcg-error.ts';
import type { GcgGame } from '../../engine/notation/gcg/gcg-game.ts';
import { readGcg } from '../../engine/notation/gcg/read-gcg.ts';
import { type GcgReplay, replayGcg } from '../../engine/notation/gcg/replay-gcg.ts';

/** The game of a file; throws when there is none. */
export function openGcg(input: string | Uint8Array): GcgGame {
  const game = readGcg(input);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** Why a file cannot be read; throws when it can. */
export function gcgRefusal(input: string | Uint8Array): GcgError {
  const game = readGcg(input);
  if (game.ok) throw new Error('not refused');
  return game.error;
}

/** The game of a file of English tiles, replayed. */
export function replayText(input: string | Uint8Array): GcgReplay {
  const game = openGcg(input);
  const equipment = gcgEquipment(game);
  if (!equipment.ok) throw new Error(equipment.error.letters.join());
  return replayGcg(game, equipment.value);
}

/** A file of two players, Ann and Bo, with these lines below. */
export const twoPlayers = (...lines: readonly string[]): string =>
  ['#player1 Ann Ann Lee', '#player2 Bo', ...lines, ''].join('\n');

/** Text as bytes of one each. */
export const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (each) => each.charCodeAt(0));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
