import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Problem, RoomRequest } from '../../engine/protocol/api.ts';
import { makeRoom, takeSeat } from '../net/api.ts';
import { friendlyName } from '../state/names.ts';

/** Makes a room and takes its first seat; gives the path of its page. */
export async function openRoom(request: Omit<RoomRequest, 'key'>): Promise<Result<string, Problem>> {
  const made = await makeRoom(request);
  if (!made.ok) return made;
  const seated = await takeSeat(made.value.id, friendlyName());
  if (!seated.ok && seated.error.code !== 'room/already-seated') return err(seated.error);
  return ok(`/r/${made.value.id}`);
}
