import { expect, test } from 'vitest';
import { followFailures } from '../../../client/failure/follow-failures.tsx';
import { setPageBroken } from '../../../client/state/page-broken.ts';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

/** A page that follows its failures. */
async function follow() {
  const at = await draw(<h1>A table</h1>);
  const happens = async (name: string, what: object): Promise<readonly string[]> => {
    await at.happens(name, what);
    return at.texts('b');
  };
  return { at, happens, stop: followFailures() };
}

test('[U181] what fails beside the drawing is told over the page, once, until it is closed', async () => {
  const { at, happens, stop } = await follow();
  const told = ['Something on this page has failed.'];
  expect(await happens('error', { error: new TypeError('no') })).toEqual(told);
  expect(await happens('unhandledrejection', { reason: new Error('not either') })).toEqual(told);
  expect(at.texts('button')[0]).toBe('Load the page again');
  expect(at.texts('h1')).toEqual(['A table']);
  await at.press('Close');
  expect(at.texts('b')).toEqual([]);
  stop();
  expect(await happens('error', { error: new TypeError('no') })).toEqual([]);
});

test('[U181] a remark of the browser is no failure, nor is one told of a page that says it as a whole', async () => {
  const { happens } = await follow();
  expect(await happens('error', { error: null })).toEqual([]);
  expect(await happens('unhandledrejection', { reason: undefined })).toEqual([]);
  setPageBroken();
  expect(await happens('error', { error: new Error('no') })).toEqual([]);
});
