import { expect } from 'vitest';
import { Match } from './match.ts';
import type { BookPreset } from './score-book.ts';
import { startingDraw } from './starting-draw.ts';
import type { TablePage } from './table-page.ts';

/** The game that begins by itself when the seats are taken, after everybody has seen who begins. */
export async function beginMatch(
  preset: BookPreset,
  seats: readonly [TablePage, TablePage],
  watchers: readonly TablePage[],
): Promise<Match> {
  const everybody = [...seats, ...watchers];
  const headings = await Promise.all(everybody.map(startingDraw));
  const first = headings.indexOf('You begin');
  const name = seats[first]?.name;
  expect(headings).toEqual(everybody.map((_, index) => (index === first ? 'You begin' : `${name} begins`)));
  const match = new Match(preset, seats, watchers, first);
  await match.isSeen();
  return match;
}
