import { type Device, makeRoom, newDevice, randomHex, takeSeat } from '../../support/second-client/api.ts';
import { type Answer, Page } from './page.ts';

/** Exchanges do not end a game by these rules. */
const PRESET = 'classic';
const SEATS = 2;
/** So many rooms, or watchers of one, come side by side: more would only wait for each other. */
const AT_ONCE = 20;

/** A room with a game that has begun, and everybody who looks on. */
export class FullTable {
  /** Those of the players, by seat, then those who watch. */
  readonly pages: readonly Page[];

  private constructor(pages: readonly Page[]) {
    this.pages = pages;
  }

  static async lay(origin: string, watchers: number): Promise<FullTable> {
    const host = await newDevice(origin);
    const devices: readonly Device[] = [host, await newDevice(origin)];
    const room = await makeRoom(host, PRESET, SEATS);
    for (const [seat, device] of devices.entries()) await takeSeat(device, room, `Player ${seat}`);
    const players = devices.map((device) => new Page(origin, room, device));
    const rest: Page[] = [];
    // Of more at once some would give up waiting, and count among the most that may watch until that is noticed.
    while (rest.length < watchers) {
      const next = Array.from(
        { length: Math.min(AT_ONCE, watchers - rest.length) },
        () => new Page(origin, room),
      );
      await Promise.all(next.map((page) => page.until(() => true)));
      rest.push(...next);
    }
    await Promise.all(players.map((page) => page.until(() => true)));
    for (const page of players) await page.command({ type: 'nonce', game: 1, nonce: randomHex() });
    await Promise.all([...players, ...rest].map((page) => page.until(({ game }) => game !== null)));
    return new FullTable([...players, ...rest]);
  }

  /** Who is on turn exchanges a tile: a turn like any other, that needs no words and leaves the game as long. */
  async turn(): Promise<Answer> {
    const players = this.pages.slice(0, SEATS);
    const seq = Math.max(...players.map((page) => page.seq));
    await Promise.all(players.map((page) => page.until((update) => update.seq >= seq)));
    const mover = players[players[0]?.now.game?.toMove ?? 0];
    if (mover === undefined) throw new RangeError('two play');
    return mover.command({ type: 'exchange', tiles: mover.now.game?.rack.slice(0, 1) ?? [] });
  }

  /** Resolves when everybody knows what anybody does. */
  async agreed(): Promise<void> {
    const seq = Math.max(...this.pages.map((page) => page.seq));
    await Promise.all(this.pages.map((page) => page.until((update) => update.seq >= seq)));
  }

  hangUp(): void {
    for (const page of this.pages) page.hangUp();
  }
}

/** As many such tables. */
export async function fullTables(origin: string, count: number, watchers: number): Promise<FullTable[]> {
  const tables: FullTable[] = [];
  while (tables.length < count) {
    const next = Math.min(AT_ONCE, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: next }, () => FullTable.lay(origin, watchers)))));
  }
  return tables;
}
