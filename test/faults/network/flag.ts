import type { GameTable } from './game-table.ts';

/** How a game is over whose mover did nothing. */
export const lost = { reason: 'overtime' };

/** The reason for which the game is over when all alarms that are due have come. */
export async function flagFalls(table: GameTable): Promise<{ readonly reason: string | undefined }> {
  await table.edge.wait(2 * 60_000);
  return { reason: (await table.stands()).game?.result?.reason };
}
