import { expect } from 'vitest';
import { type Match, PATIENCE, tilesOf } from './match.ts';
import type { OwnStage } from './stage.ts';

/**
 * The server is killed in the middle of a game and started again. Everybody is told of it and comes back without
 * doing anything; nothing is lost, and a word played in between arrives, once.
 */
export async function crash(match: Match, { server, visitors }: OwnStage): Promise<void> {
  const { everybody, other } = match;
  const rack = await tilesOf(other);
  const play = await match.wordPlay();
  for (const { faults } of visitors) faults.outage = true;
  await server.kill();
  for (const table of everybody) await table.text('Connection lost').waitFor({ timeout: PATIENCE });
  if (play !== null) await match.send(play);
  await server.restart();
  for (const table of everybody) {
    await table.page.getByRole('status').filter({ hasText: 'Live' }).waitFor({ timeout: PATIENCE });
  }
  await match.isSeen();
  expect(await tilesOf(other)).toEqual(rack);
  for (const { faults } of visitors) faults.outage = false;
}
