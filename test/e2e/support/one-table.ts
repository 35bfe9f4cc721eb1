import { beginMatch } from './begin-match.ts';
import { type Between, standBetween } from './between.ts';
import { introduce, invite } from './invite.ts';
import type { Match } from './match.ts';
import type { Stage } from './stage.ts';
import { TablePage } from './table-page.ts';

/** A casual game of two at desktops, with somebody between Ida's page and the room. */
export interface OneTable {
  readonly match: Match;
  readonly ida: TablePage;
  readonly marek: TablePage;
  readonly between: Between;
}

/** One table for all tests of a file, laid by whichever comes first. To be called once, outside of them. */
export function useOneTable(stage: Stage): () => Promise<OneTable> {
  let table: Promise<OneTable> | null = null;
  return () => {
    table ??= layTable(stage);
    return table;
  };
}

async function layTable(stage: Stage): Promise<OneTable> {
  const ida = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const between = await standBetween(ida.page);
  const link = await invite(ida);
  await introduce(ida);
  const marek = await TablePage.open(await stage.visitor('Marek', 'desktop'), link);
  await marek.takeSeat();
  return { match: await beginMatch('casual', [ida, marek], []), ida, marek, between };
}
