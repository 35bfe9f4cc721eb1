import { err, ok, type Result } from '../../engine/base/result.ts';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import type { Problem, RoomRequest } from '../../engine/protocol/api.ts';
import { friendlyName } from '../state/names.ts';
import { tabKeep } from '../state/storage.ts';
import { makeRoom, takeSeat } from './api.ts';
import { randomHex } from './random-hex.ts';
import { wishForBot } from './wished-bot.ts';

/**
 * Makes a room and takes its first seat, with `bot` for another one; gives the path of its page. That is one wish:
 * repeated before both are done, also after a reload, it has the same key and so means the same room.
 */
export async function openRoom(
  request: Omit<RoomRequest, 'key'>,
  bot: BotLevel | null = null,
): Promise<Result<string, Problem>> {
  const wish = `${bot === null ? 'making' : 'making-with-bot'}.${JSON.stringify(request)}` as const;
  const key = tabKeep.get(wish) ?? randomHex();
  tabKeep.set(wish, key);
  const made = await makeRoom({ ...request, key });
  const seated = made.ok ? await takeSeat(made.value.id, friendlyName()) : made;
  if (seated.ok || isFinal(seated.error)) tabKeep.remove(wish);
  if (!made.ok) return made;
  if (!seated.ok) return err(seated.error);
  if (bot !== null) wishForBot(made.value.id, bot);
  return ok(`/r/${made.value.id}`);
}

/** The server has said what it will always say, so that the wish may be forgotten. */
const isFinal = (problem: Problem): boolean =>
  problem.status >= 400 && problem.status < 500 && problem.status !== 429;
