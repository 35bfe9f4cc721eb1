import { expect, it } from 'vitest';
import { introduce, linkOn } from './support/invite.ts';
import { layTiles } from './support/lay-tiles.ts';
import { PATIENCE, tilesOf } from './support/match.ts';
import { wordPlay } from './support/player.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');

interface Opponent {
  readonly name: string;
  readonly level: string;
}

it('[U70, U72, U75, R1, R6] one press begins a game against the computer, which answers each turn and plays again', async () => {
  const ida = await TablePage.open(await stage.visitor('Ida', 'phone'), stage.url);
  const opponent = read(/^Against (.+), (.+)$/, await ida.text(/^Against /).textContent());
  await ida.press('Play the computer');
  await begin(ida);
  await isOnTurn(ida, 0);
  await expect
    .poll(() => padNames(ida))
    .toEqual(['Your turn', `${opponent.name}, computer, ${opponent.level}`]);

  const score = await playWord(ida);
  await expect
    .poll(() => ida.glance().then(({ scores, toMove }) => [scores[0], toMove]), { timeout: PATIENCE })
    .toEqual([score, 0]);
  await ida.press(/Show all turns$/);
  const turns = await ida.dialog('Turns so far').getByRole('row').allTextContents();
  expect(turns.join(' ')).toContain(opponent.name);

  await ida.press('Close', ida.dialog('Turns so far'));
  await ida.press('Resign');
  const sheet = ida.dialog('Resign this game?');
  await sheet.waitFor();
  // What was asked there is not asked of whoever comes back.
  await ida.page.goBack();
  await ida.button('Play the computer').waitFor();
  await ida.page.goForward();
  await isOnTurn(ida, 0);
  expect(await sheet.count()).toBe(0);
  await ida.press('Resign');
  await ida.press('Resign', sheet);
  await ida.page.getByRole('heading', { name: new RegExp(`^${opponent.name} wins`) }).waitFor();
  expect(await ida.button('Rematch').count()).toBe(0);
  await ida.press('Play again');
  await begin(ida);
  expect((await ida.glance()).scores).toHaveLength(2);
  stage.expectNoFaults();
});

it('[U71, U73, R1, C3] the host of a room for three adds a computer and removes it, and who could challenge before its turn lets the play stand', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), `${stage.url}/new`);
  await host.touch(host.page.getByRole('radio', { name: /^Classic/ }));
  await host.touch(host.page.getByText('3 seats'));
  await host.press('Make the room');
  await host.phase('waiting').waitFor();
  await introduce(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'desktop'), await linkOn(host));

  const opponent = await addComputer(host, 2);
  const seen = guest.page.getByRole('listitem').filter({ hasText: opponent.name });
  await seen.filter({ hasText: `computer, ${opponent.level}` }).waitFor();
  expect(await seen.getByRole('button').count()).toBe(0);
  await guest.page.getByRole('heading', { name: 'Ida invites you to play', exact: true }).waitFor();
  await host.press(`Remove ${opponent.name}`);
  await seen.waitFor({ state: 'detached' });
  await addComputer(host, 2);
  await guest.takeSeat();
  await begin(host);
  await begin(guest);

  await passTo(host, 0, guest, 2);
  await playWord(host);
  await guest.button('Let it stand').waitFor({ timeout: PATIENCE });
  await guest.press('Let it stand');
  await guest.button('Pass').waitFor();
  await isOnTurn(guest, 2);
  stage.expectNoFaults();
});

/** The table with its first draw, which is put away. */
async function begin(table: TablePage): Promise<void> {
  await table.phase('playing').waitFor({ timeout: PATIENCE });
  const draw = table.page.getByRole('region', { name: 'Starting draw' });
  // A computer that begins plays soon, and the draw goes by itself.
  await Promise.any([table.press('Got it', draw), draw.waitFor({ state: 'detached' })]);
  await draw.waitFor({ state: 'detached' });
}

const isOnTurn = (table: TablePage, seat: number): Promise<void> =>
  expect.poll(() => table.glance().then(({ toMove }) => toMove), { timeout: PATIENCE }).toBe(seat);

const padNames = ({ page }: TablePage): Promise<string[]> =>
  page.getByRole('region', { name: 'Scores', exact: true }).getByRole('heading').allTextContents();

/** The host puts a computer of the last level offered on a free seat. */
async function addComputer(host: TablePage, seat: number): Promise<Opponent> {
  await host.press(`Add computer to seat ${seat}`);
  const level = host.dialog('Add computer').getByRole('listitem').last().getByRole('button');
  const opponent = read(/^(.+), ([A-Z][a-z]+)/, await level.locator('b').textContent());
  await host.touch(level);
  await host.button(`Remove ${opponent.name}`).waitFor();
  return opponent;
}

function read(pattern: RegExp, text: string | null): Opponent {
  const [, name, level] = pattern.exec(text ?? '') ?? [];
  if (name === undefined || level === undefined) throw new Error(`no opponent in ${text}`);
  return { name, level };
}

/** Plays a word when it is the own turn, which may take a new rack before; gives its points. */
async function playWord(table: TablePage): Promise<number> {
  const { toMove } = await table.glance();
  if (toMove === null) throw new Error('nobody is on turn');
  for (;;) {
    const play = wordPlay((await table.squares()).board, await tilesOf(table));
    if (play !== null) {
      await layTiles(table, play.tiles, 'taps');
      await table.press(new RegExp(`^Play ${play.score}`));
      return play.score;
    }
    await exchangeTwo(table);
    await table.text('Exchanged 2').first().waitFor();
    await isOnTurn(table, toMove);
  }
}

async function exchangeTwo(table: TablePage): Promise<void> {
  await table.press('Exchange');
  const sheet = table.dialog('Which tiles go back?');
  for (const index of [0, 1]) await table.touch(sheet.getByRole('checkbox').nth(index));
  await table.press('Exchange 2', sheet);
}

/** Until `to` is on turn, whose seat is `seat`, the other person passes. */
async function passTo(to: TablePage, seat: number, other: TablePage, otherSeat: number): Promise<void> {
  await expect
    .poll(() => to.glance().then(({ toMove }) => toMove), { timeout: PATIENCE })
    .toSatisfy((toMove) => toMove === seat || toMove === otherSeat);
  if ((await to.glance()).toMove === otherSeat) {
    await isOnTurn(other, otherSeat);
    await other.press('Pass');
    await other.press('Pass this turn', other.dialog('Pass this turn?'));
  }
  await isOnTurn(to, seat);
}
