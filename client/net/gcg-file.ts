import { ok, type Result } from '../../engine/base/result.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { GameEventView } from '../../engine/game/view-types.ts';
import { gcgOfGame, gcgOfRecord } from '../../engine/notation/gcg/gcg-of-game.ts';
import { writeGcg } from '../../engine/notation/gcg/write-gcg.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import type { RoomEventView, RoomView, StepView } from '../../engine/protocol/server-message.ts';
import { readRecord } from './api.ts';
import type { TextFile } from './save-file.ts';

/** A finished game of a room as a GCG file. */
export async function readGcgFile(roomId: string, game: number): Promise<Result<TextFile, Problem>> {
  const record = await readRecord(roomId, game);
  return record.ok ? ok(gcgFileOf(record.value)) : record;
}

export function gcgFileOf(record: GameRecord): TextFile {
  const { room, game, ruleset } = record;
  return {
    name: fileName(room, game),
    text: writeGcg(gcgOfRecord(record), TILE_SETS[ruleset.tileSet]),
  };
}

/** The game under way in a room, as the viewer was told it in `steps`; `names` are those at the seats. */
export function gcgFileSeen(room: RoomView, names: readonly string[], steps: readonly StepView[]): TextFile {
  const { lexicon, commitment, you, ruleset } = room;
  const events = steps.flatMap((step) => step.events).filter(isOfGame);
  const game = gcgOfGame({ events, viewer: you, names, lexicon, title: room.name, commitment });
  return { name: fileName(room.id, room.game), text: writeGcg(game, TILE_SETS[ruleset.tileSet]) };
}

const fileName = (room: string, game: number): string => `crosstile-${room}-${game}.gcg`;

/** What a room tells of its game; the rest is of the room around it. */
const OF_GAME: Readonly<Record<GameEventView['type'], true>> = {
  started: true,
  firstDrawn: true,
  dealt: true,
  played: true,
  exchanged: true,
  passed: true,
  redeemed: true,
  timeGiven: true,
  challenged: true,
  turnLost: true,
  seatGone: true,
  clock: true,
  lastPlayWaited: true,
  answerClock: true,
  accepted: true,
  ended: true,
};

const isOfGame = (event: GameEventView | RoomEventView): event is GameEventView => event.type in OF_GAME;
