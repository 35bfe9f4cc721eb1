import { afterEach, expect, test, vi } from 'vitest';
import { LivingBoard } from '../../../client/board/living-board.tsx';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

afterEach(() => vi.useRealTimers());

test('[U166] the board that plays by itself stops at a press and goes on at another', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const page = await draw(<LivingBoard />);
  const lies = async (): Promise<string> => {
    vi.advanceTimersByTime(2_200);
    await page.settle();
    return page.texts('span').join('');
  };
  const [one, two] = [await lies(), await lies()];
  expect(two).not.toBe(one);
  await page.press('Pause the board');
  expect([await lies(), await lies()]).toEqual([two, two]);
  await page.press('Let the board play on');
  expect(await lies()).not.toBe(two);
});

test('[U166] where motion is reduced it lies there finished, and has no button', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const page = await draw(<LivingBoard />);
  expect(page.has('button')).toBe(false);
  expect(page.texts('span').join('').length).toBeGreaterThan(0);
});
