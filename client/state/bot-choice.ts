import { BOT_LEVELS, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { deviceKeep } from './storage.ts';

const LEVEL = 'bot-level';

/** The level last chosen on this device, or the middle one, of two in the middle the weaker. */
export function rememberedLevel(): BotLevel {
  const kept = deviceKeep.get(LEVEL);
  return readLevel(kept) ?? BOT_LEVELS[Math.floor((BOT_LEVELS.length - 1) / 2)] ?? BOT_LEVELS[0];
}

export function rememberLevel(level: BotLevel): void {
  deviceKeep.set(LEVEL, level);
}

/** A level that was kept as text; null for nothing, and for what is none in this version. */
export const readLevel = (text: string | null): BotLevel | null =>
  BOT_LEVELS.find((level) => level === text) ?? null;
