import { expect, test } from 'vitest';
import { partOf } from '../../../client/parts/part.ts';
import { PartHere } from '../../../client/parts/part-here.tsx';
import { pageOf } from '../../../client/parts/part-page.tsx';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

const Shown = () => <h2>Here</h2>;

/** A part that comes at the second attempt. */
function lateComer() {
  const answers = ['lost', 'here'];
  return partOf(async () => {
    if (answers.shift() === 'lost') throw new TypeError('Failed to fetch');
    return Shown;
  });
}

test('[U182] a part that nothing stands for is asked for again by itself', async () => {
  const part = lateComer();
  const at = await draw(<PartHere part={part} props={{}} />);
  await at.settle();
  expect(at.texts('h2')).toEqual([]);
  await at.happens('online');
  expect(at.texts('h2')).toEqual(['Here']);
});

test('[U132] one that something stands for is left to who presses', async () => {
  const part = lateComer();
  const at = await draw(<PartHere part={part} props={{}} lost={<h2>Lost</h2>} />);
  await at.settle();
  await at.happens('online');
  expect(at.texts('h2')).toEqual(['Lost']);
});

test('[U132, U180] a page that did not come says so and has three ways on', async () => {
  const part = lateComer();
  const Page = pageOf(part);
  const at = await draw(<Page />);
  await at.settle();
  expect([at.texts('h1'), at.texts('button')]).toEqual([
    ['This page did not load'],
    ['Try again', 'Load the page again'],
  ]);
  expect(at.links()).toMatchObject({ 'Start page': '/' });
  await at.press('Try again');
  await at.settle();
  expect(at.texts('h2')).toEqual(['Here']);
});
