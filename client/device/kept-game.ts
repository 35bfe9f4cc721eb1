import { err, ok, type Result } from '../../engine/base/result.ts';
import { replay } from '../../engine/game/replay.ts';
import type { GameState } from '../../engine/game/state.ts';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import { parseRecord } from '../../engine/protocol/record-shape.ts';
import { verifyRecord } from '../../engine/verify/verify-record.ts';
import { readLevel } from '../state/bot-choice.ts';
import { isRecord, readKept } from '../state/kept-json.ts';

/** A game of this device's own: what is kept of it. */
export interface KeptGame {
  /** Of the computer opponent, which has the second seat. */
  readonly level: BotLevel;
  /** Id of the command that was applied last; null where none was. */
  readonly command: string | null;
  /** So far. */
  readonly record: GameRecord;
}

/** A game that is played on this device. Full of secrets: the page is told of it by `device-view.ts` only. */
export interface DeviceGame extends KeptGame {
  /** What its events add up to. */
  readonly play: GameState;
}

/** What is kept, as a text. */
export const textOf = ({ level, command, record }: DeviceGame): string =>
  JSON.stringify({ level, command, record } satisfies KeptGame);

/** The game of a text; an error where this version cannot play it on. */
export function readGame(text: string): Result<DeviceGame, { readonly code: 'device/unreadable' }> {
  const kept = readKept(text, isKept);
  const level = readLevel(kept?.level ?? null);
  const record = kept === null ? null : parseRecord(JSON.stringify(kept.record));
  if (kept === null || level === null || !record?.ok) return err({ code: 'device/unreadable' });
  const play = playOf(record.value);
  return play === null
    ? err({ code: 'device/unreadable' })
    : ok({ level, command: kept.command, record: record.value, play });
}

/** Null where it is no game that is played here, by two, words checked at once and without a clock, or another hand has changed it. */
function playOf(record: GameRecord): GameState | null {
  const verified = verifyRecord(record);
  if (!verified.ok && verified.error.code !== 'record/unfinished') return null;
  const play = replay(record.steps.flatMap(({ events }) => events));
  const { clock, validation } = play.ruleset;
  return play.seats.length === 2 && clock === null && validation === 'void' ? play : null;
}

interface Kept {
  readonly level: string;
  readonly command: string | null;
  readonly record: unknown;
}

const isKept = (data: unknown): data is Kept =>
  isRecord(data) &&
  typeof data.level === 'string' &&
  (data.command === null || typeof data.command === 'string') &&
  data.record !== undefined;
