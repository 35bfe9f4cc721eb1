import { expect, test, vi } from 'vitest';
import { Guard } from '../../../client/failure/guard.tsx';
import { isPageBroken } from '../../../client/state/page-broken.ts';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

function Fails(): never {
  throw new Error('a component has failed');
}

test('[U181] a page whose component fails says so, and is loaded again at a press', async () => {
  const reported: unknown[] = [];
  let reloads = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  vi.stubGlobal('location', { reload: () => reloads++ });
  const at = await draw(
    <Guard>
      <main>
        <Fails />
      </main>
    </Guard>,
  );
  await vi.waitUntil(async () => {
    await at.settle();
    return at.has('h1');
  });
  expect(at.texts('h1')).toEqual(['This page has failed']);
  expect(at.texts('p')).toEqual([
    'Your seat and your game are kept. Load the page again, and tiles that you had laid lie where they lay.',
  ]);
  expect(at.links()).toMatchObject({ 'Start page': '/' });
  await at.press('Load the page again');
  expect([reloads, isPageBroken.value]).toEqual([1, true]);
  expect(reported).toEqual([new Error('a component has failed')]);
});

test('[U181] what does not fail is shown as it is', async () => {
  const at = await draw(
    <Guard>
      <h1>A table</h1>
    </Guard>,
  );
  expect(at.texts('h1')).toEqual(['A table']);
});
