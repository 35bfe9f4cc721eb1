import { expect, test } from 'vitest';
import { partOf } from '../../../client/parts/part.ts';

const Show = () => null;

test('[U131] a part is fetched once, by whoever wants it first', async () => {
  let loads = 0;
  const part = partOf(async () => {
    loads += 1;
    return Show;
  });
  expect(part.here.value).toBeNull();
  await Promise.all([part.fetch(), part.fetch()]);
  await part.fetch();
  expect(loads).toBe(1);
  expect(part.here.value).toEqual({ Show });
  expect(part.isLost.value).toBe(false);
});

test('[U132] a part that did not come says so, and can be tried again', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(Show)];
  const part = partOf(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await part.fetch();
  expect(part.isLost.value).toBe(true);
  expect(part.here.value).toBeNull();
  const again = part.fetch();
  expect(part.isLost.value).toBe(false);
  await again;
  expect(part.here.value).toEqual({ Show });
});
