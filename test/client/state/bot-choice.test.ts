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

test('[U70] before one is chosen, and for a level that there is no more, it is Casual', () => {
  expect(rememberedLevel()).toBe('casual');
  deviceKeep.set('bot-level', 'Expert');
  expect(rememberedLevel()).toBe('casual');
  expect(readLevel('Expert')).toBeNull();
  expect(readLevel(null)).toBeNull();
  expect(readLevel('expert')).toBe('expert');
});
