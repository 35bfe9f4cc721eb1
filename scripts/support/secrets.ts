import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './fail.ts';

const KEY_LINE = /^ROOM_KEY=([0-9a-f]{64})$/m;

/** A new secret for a deployment's room ids: 32 random bytes in hex. */
export const newRoomKey = (): string => randomBytes(32).toString('hex');

/** File of the secrets of the rooms kept in `state`, in the form that `wrangler --env-file` reads. */
export const secretsFile = (state: string): string => join(state, 'secrets.env');

/** The secret of the rooms kept in `state`; made at the first call. It lives beside the rooms, since they are lost without it. */
export function localRoomKey(state: string): string {
  const file = secretsFile(state);
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, `ROOM_KEY=${newRoomKey()}\n`, { mode: 0o600 });
  }
  const key = KEY_LINE.exec(readFileSync(file, 'utf8'))?.[1];
  if (key === undefined)
    throw new Problem(
      `${file} holds no ROOM_KEY of 64 hex digits: restore it, or delete it and lose the rooms.`,
    );
  return key;
}
