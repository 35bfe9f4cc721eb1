import { ok, type Result } from '../../engine/base/result.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import { isOnDevice } from '../state/on-device.ts';
import type { TextFile } from './save-file.ts';

/** Why there is no file. */
export type FileFailure = Pick<Problem, 'code'>;

/**
 * A finished game of a room as a GCG file, from where the game is kept. What writes the notation is fetched when it is
 * asked for: few pages ever need it. Rejects where it cannot be had.
 */
export async function finishedFile(room: string, game: number): Promise<Result<TextFile, FileFailure>> {
  const { gcgFileOf, readGcgFile } = await import('./gcg-file.ts');
  if (!isOnDevice.peek()) return readGcgFile(room, game);
  const record = (await import('../device/device-store.ts')).deviceRecord(room, game);
  return record.ok ? ok(gcgFileOf(record.value)) : record;
}
