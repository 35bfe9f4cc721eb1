import { expect } from 'vitest';
import { PATIENCE } from './match.ts';
import type { Reckoning } from './score-book.ts';
import type { TablePage } from './table-page.ts';

/** That a page shows the end of a game of two as it was reckoned: points in play, what is left of each rack, totals. */
export async function expectResult(
  table: TablePage,
  { before, left, changes, final }: Reckoning,
  names: readonly [string, string],
): Promise<void> {
  await table.phase('over').waitFor({ timeout: PATIENCE });
  expect(await table.sum('Scored in play')).toEqual(before);
  for (const [seat, name] of names.entries()) {
    const line = await table.sum(new RegExp(`^Left on ${name}’s rack`));
    expect(line).toEqual(left[seat]?.length === 0 ? [] : changes[seat]);
  }
  expect(await table.sum('Final score')).toEqual(final);
}
