import { beforeEach, expect, test, vi } from 'vitest';

/** As after loading the page. */
const load = () => import('../../../client/state/earlier-lines.ts');
let page: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.resetModules();
  page = await load();
});

test('[U184] earlier lines come back from the newest on, and the one that was begun is there at the end', () => {
  for (const line of ['8D FINED', 'score', 'score', ' ', 'rack']) page.keepLine(line);
  const { step } = page.walkLines();
  expect(step(1, 'lo')).toBeNull();
  expect([step(-1, 'lo'), step(-1, 'rack'), step(-1, 'score')]).toEqual(['rack', 'score', '8D FINED']);
  expect(step(-1, '8D FINED')).toBeNull();
  expect([step(1, '8D FINED'), step(1, 'score'), step(1, 'rack')]).toEqual(['score', 'rack', 'lo']);
  expect(step(1, 'lo')).toBeNull();
});

test('[U184] what is changed on the way stays changed on it, and only there', () => {
  page.keepLine('8D FINED');
  const { step } = page.walkLines();
  expect([step(-1, ''), step(1, '8D FINER'), step(-1, 'x')]).toEqual(['8D FINED', '', '8D FINER']);
  expect(page.walkLines().step(-1, '')).toBe('8D FINED');
});

test('[U184] the latest hundred are kept', () => {
  for (let line = 0; line < 130; line++) page.keepLine(`${line}`);
  const { step } = page.walkLines();
  let shown = '';
  for (let line = step(-1, ''); line !== null; line = step(-1, line)) shown = line;
  expect(shown).toBe('30');
});
