import { afterEach, expect, test } from 'vitest';
import { readLevel, rememberedLevel, rememberLevel } from '../../../client/state/bot-choice.ts';
import { deviceKeep } from '../../../client/state/storage.ts';
import { BOT_LEVELS } from '../../../engine/moves/bots/bot-level.ts';

afterEach(() => deviceKeep.remove('bot-level'));

test('[U70] every level is remembered on the device', () => {
  for (const level of BOT_LEVELS) {
    rememberLevel(level);
    expect(rememberedLevel()).toBe(level);
  }
});

test('[U70] before one is chosen, and for a level that there is no more, it is the middle one', () => {
  const below = BOT_LEVELS.indexOf(rememberedLevel());
  const above = BOT_LEVELS.length - 1 - below;
  expect([0, 1]).toContain(above - below);
  const middle = rememberedLevel();
  deviceKeep.set('bot-level', 'Expert');
  expect(rememberedLevel()).toBe(middle);
  expect(readLevel('Expert')).toBeNull();
  expect(readLevel(null)).toBeNull();
  expect(readLevel('expert')).toBe('expert');
});
