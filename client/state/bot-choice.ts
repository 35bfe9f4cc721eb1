import { BOT_LEVELS, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { deviceKeep } from './storage.ts';

const LEVEL = 'bot-level';

/** Whom somebody new should meet: beatable, and no beginner. */
const FIRST: BotLevel = 'casual';

/** The level last chosen on this device. */
export function rememberedLevel(): BotLevel {
  const kept = deviceKeep.get(LEVEL);
  return readLevel(kept) ?? FIRST;
}

export function rememberLevel(level: BotLevel): void {
  deviceKeep.set(LEVEL, level);
}

/** A level that was kept as text; null for nothing, and for what is none in this version. */
export const readLevel = (text: string | null): BotLevel | null =>
  BOT_LEVELS.find((level) => level === text) ?? null;
