import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import { deviceKeep } from '../state/storage.ts';
import { type DeviceGame, readGame } from './kept-game.ts';

const KEY = 'device-game';

/** Where the one game of this device is kept, for all of its tabs. */
export const deviceStore = {
  read: (): string | null => deviceKeep.get(KEY),
  write: (text: string): void => deviceKeep.set(KEY, text),
};

/** What is kept: a game; nothing; or something that cannot be played on. */
export type Kept = DeviceGame | 'nothing' | 'unreadable';

export function keptGame(): Kept {
  const text = deviceStore.read();
  if (text === null) return 'nothing';
  const game = readGame(text);
  return game.ok ? game.value : 'unreadable';
}

/** The record of a finished game of this device, as a room gives one of its own. */
export function deviceRecord(room: string, number: number): Result<GameRecord, Pick<Problem, 'code'>> {
  const game = keptGame();
  const isIt = typeof game === 'object' && game.record.room === room && game.record.game === number;
  return isIt && game.play.phase === 'over' ? ok(game.record) : err({ code: 'room/unavailable' });
}
