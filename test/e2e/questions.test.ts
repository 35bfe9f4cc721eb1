import { expect, it } from 'vitest';
import { millis } from '../../engine/base/units.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Presence } from '../../engine/protocol/server-message.ts';
import { at, letter } from '../support/tiles.ts';
import { beginMatch } from './support/begin-match.ts';
import { type Between, standBetween } from './support/between.ts';
import { introduce, invite } from './support/invite.ts';
import { type Match, PATIENCE } from './support/match.ts';
import { ownRoom } from './support/own-room.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');
const MINUTE = 60_000;

it('[E7, R5, R6, U50, U56] a game is called off when the other agrees, and the next one by one alone', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await invite(host);
  await introduce(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await guest.takeSeat();
  const match = await beginMatch('casual', [host, guest], []);
  for (let turn = 0; turn < 2; turn++) {
    await match.pass();
    await match.isSeen();
  }

  await ask(host, guest);
  await guest.press('No', question(guest));
  await host.text('Marek does not agree to call the game off. The game goes on.').first().waitFor();
  await ask(host, guest);
  await host.press('Take back', question(host));
  await question(guest).waitFor({ state: 'detached', timeout: PATIENCE });
  await ask(host, guest);
  await guest.press('Agree', question(guest));
  await hasNoResult(match, /^Everybody agreed to call the game off\./);

  await host.press('Rematch');
  await guest.press('Rematch');
  const next = await beginMatch('casual', match.seats, []);
  await guest.press('Call the game off');
  const sheet = guest.dialog('Call the game off?');
  await sheet.getByText('so you can do this alone').waitFor();
  await guest.press('Call it off', sheet);
  await hasNoResult(next, /^The game was called off before everybody had had a turn\./);
  stage.expectNoFaults();
});

const question = ({ page }: TablePage) => page.getByRole('region', { name: 'Question to the players' });

/** Asks to call the game off; the other sees what is asked. */
async function ask(host: TablePage, guest: TablePage): Promise<void> {
  await host.press('Call the game off');
  await host.press('Ask Marek', host.dialog('Call the game off?'));
  await question(host).getByText('Waiting for Marek.').waitFor({ timeout: PATIENCE });
  await question(guest).getByText('Ida asks to call the game off. No result.').waitFor({ timeout: PATIENCE });
}

/** Everybody is told that there is no result, and why; nobody has won. */
async function hasNoResult(match: Match, why: RegExp): Promise<void> {
  for (const table of match.everybody) {
    await table.page.getByRole('heading', { name: 'No result', exact: true }).waitFor({ timeout: PATIENCE });
    await table.text(why).waitFor();
    expect(await table.page.getByRole('row', { name: 'Place' }).count()).toBe(0);
    expect(await table.page.locator('.won').count()).toBe(0);
  }
}

const TIMED: Ruleset = {
  ...PRESETS.casual,
  clock: { kind: 'game', initial: 10 * MINUTE, increment: 0, overtime: { perMinute: 10, maxMinutes: 1 } },
  gift: 15_000,
  blanks: { redeemable: true },
};

it('[R3, U51] who waits for one that is gone is offered the win in time, and a claim that comes too early is refused', async () => {
  const { mover, waiting, between } = await twoAtAClock();
  await mover.page.close();
  const bar = waiting.page.getByRole('region', { name: 'Who is gone' });
  await bar.getByText(/In 0:[1-5]\d you can claim the win\.$/).waitFor({ timeout: PATIENCE });
  expect(await bar.getByRole('button').count()).toBe(0);

  // As it will be in a minute.
  const { tell, said } = between(waiting);
  tell({ presence: (presence) => ({ ...presence, absentSince: earlier(presence.absentSince) }) });
  await bar.getByText(/You can claim the win\.$/).waitFor();
  await waiting.press('Claim the win', bar);
  const sheet = waiting.dialog('Claim the win?');
  await sheet.getByText('You win, whatever the points, and the game is over.').waitFor();
  await waiting.press('Claim the win', sheet);
  await waiting.page.getByRole('alert').getByText('It is too early for this.').waitFor({ timeout: PATIENCE });
  const wants = said.flatMap((message) => (message.type === 'ask' ? [message.want] : []));
  expect(wants).toEqual([{ kind: 'win', against: waiting.name === 'Ida' ? 1 : 0 }]);

  tell({});
  await TablePage.open(mover.visitor, waiting.page.url());
  await bar.waitFor({ state: 'detached', timeout: PATIENCE });
  await waiting.text(`${mover.name} is back.`).waitFor({ state: 'attached' });
  stage.expectNoFaults();
});

const earlier = (since: Presence['absentSince']): Presence['absentSince'] =>
  since === null ? null : millis(since - MINUTE);

it('[K6, U52, W5, U53] time is given at the other’s clock, and a blank on the board is taken by keyboard', async () => {
  const { mover, waiting, between } = await twoAtAClock();
  await waiting.press(`Give ${mover.name} 15 seconds`);
  await mover.text(`${waiting.name} gave you 15 seconds.`).first().waitFor({ timeout: PATIENCE });
  await waiting.text(`You gave ${mover.name} 15 seconds.`).first().waitFor({ timeout: PATIENCE });

  // A position that chance will hardly deal: a blank stands for a letter that is on the rack.
  const { tell, said } = between(mover);
  const board = [...EMPTY.slice(0, 7), '.......n.......', ...EMPTY.slice(8)].join('/');
  tell({ game: (game) => ({ ...game, board, rack: game.rack.with(0, letter('N')) }) });
  await mover.square(at('H8')).click();
  const sheet = mover.dialog('Take the blank for your N?');
  await mover.press('Leave it there', sheet);
  await sheet.waitFor({ state: 'detached' });
  expect(await mover.square(at('H8')).getAttribute('aria-label')).toBe(
    'H8, N, blank, can be taken for your N',
  );
  await mover.page.getByRole('grid', { name: 'Board' }).focus();
  await mover.page.keyboard.press('Enter');
  await sheet.waitFor();
  await mover.page.keyboard.press('Enter');
  await mover.page.getByRole('alert').getByText('There is no blank on H8.').waitFor({ timeout: PATIENCE });
  const taken = said.flatMap((message) => (message.type === 'redeem' ? [message.square] : []));
  expect(taken).toEqual([at('H8')]);
  stage.expectNoFaults();
});

const EMPTY = Array.from({ length: 15 }, () => '.'.repeat(15));

/** A timed game of two that has just begun, with somebody between each page and the room. */
async function twoAtAClock() {
  const [host, guest] = [await comes('Ida'), await comes('Marek')];
  const link = await ownRoom(host.table, TIMED);
  for (const { table } of [host, guest]) {
    await table.page.goto(link);
    await table.takeSeat();
  }
  const { mover, other } = await beginMatch('casual', [host.table, guest.table], []);
  return {
    mover,
    waiting: other,
    between: (table: TablePage): Between => (table === host.table ? host : guest).between,
  };
}

async function comes(name: string) {
  const table = await TablePage.open(await stage.visitor(name, 'desktop'), stage.url);
  return { table, between: await standBetween(table.page) };
}
