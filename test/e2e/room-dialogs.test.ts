import { expect, it } from 'vitest';
import { seat } from '../../engine/base/units.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { viewGame } from '../../engine/game/view.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import { playSetGame, START, VIEWER } from '../../scripts/shots/set-game.ts';
import { type RoomLook, standIn } from '../../scripts/shots/set-room.ts';
import { at, letter } from '../support/tiles.ts';
import { expectAccessible } from './support/audit.ts';
import { goTo } from './support/go-to.ts';
import { focused } from './support/keys.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';
import { closeLine, lineField } from './support/write-line.ts';

// A colour is looked at when it has come, not on its way.
const stage = useStage('still');

const MENU = 'More of this room';

/** What is pressed, one after the other: the first on the page, the others in the menu. */
const WAYS: readonly (readonly [string, ...string[]])[] = [
  ['Rules of this room'],
  [MENU],
  [MENU, 'Move my seat to another device'],
  [MENU, 'Delete this room'],
  [MENU, 'Report something'],
  ['Link to this room'],
  ['Call the game off'],
  ['Resign'],
  ['Pass'],
  ['Exchange'],
  ['Who is here'],
];

const SHEETS = ['Chat', 'Show all turns', 'Show the unseen letters'].map((name) => new RegExp(`${name}$`));

/** One of the set games: at this turn who looks has a blank, and one lies on H5. */
const GAME = playSetGame(27);
const TURNS = 9;
const IN_THE_MIDDLE = GAME.states[TURNS];
const MAREK = seat(1);
const TABLE: RoomLook = { turns: TURNS, chat: [[MAREK, 'Good luck!']] };

it('[U164, U195] every state of a room and every dialog has names and contrast in every theme; a dialog takes the focus and gives it back', async () => {
  const { table, room, looks } = await comes();
  const { page } = table;
  await looks({ turns: null }, 'Copy link');
  await looks({ turns: null, room: { private: true, invites: [] } }, 'Make an invite link');
  await looks({ turns: 0 }, 'Got it');
  await table.press('Got it');

  room.tell(TABLE);
  await page.getByRole('heading', { name: 'Your turn', exact: true }).waitFor();
  for (const [opener, ...further] of WAYS) await expectDialog(table, opener, further);
  await table.press('More of this room');
  await table.press('Command line', page.getByRole('dialog'));
  await lineField(table).fill('8D');
  await expectAccessible(page, 'the command line');
  await closeLine(table);

  await table.touch(table.square(at('I8')));
  await page.keyboard.type('are');
  await page.locator('[aria-label$="not played yet"]').nth(2).waitFor();
  await expectAccessible(page, 'a draft');
  await page.keyboard.press('Escape');
  await table.touch(table.list().getByRole('button', { name: 'blank' }));
  await table.touch(table.square(at('A1')));
  await asks(table, 'Which letter is the blank?');

  const latest = IN_THE_MIDDLE && viewGame(IN_THE_MIDDLE, VIEWER).latestPlay;
  const latestPlay = latest ? { ...latest, open: true } : null;
  room.tell({ ...TABLE, room: { ruleset: PRESETS.wespa }, game: { latestPlay } });
  await table.press('Challenge');
  await asks(table, 'Which words do you challenge?');
  const redeems = { ...PRESETS.casual, blanks: { redeemable: true } };
  room.tell({ ...TABLE, room: { ruleset: redeems }, game: { rack: [letter('P'), letter('E')] } });
  await table.touch(table.square(at('H5')));
  await asks(table, 'Take the blank for your P?');

  const request = { request: 1, by: MAREK, want: { kind: 'abort' }, agreed: [MAREK], until: null } as const;
  await looks({ turns: TURNS - 1, room: { request } }, 'Agree');
  room.tell({ turns: TURNS - 1, presence: { seats: ['here', 'gone'], absentSince: START } });
  const bar = page.getByRole('region', { name: 'Who is gone' });
  await bar.getByRole('button').waitFor();
  await expectAccessible(page, 'somebody gone');
  await bar.getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'a claim');
  stage.expectNoFaults();
});

it('[U164, U195] so have the sheets of a phone, the end, and what is shown to who is not in', async () => {
  const { table, room, looks, comesAnew } = await comes();
  const { page } = table;
  await page.setViewportSize({ width: 390, height: 844 });
  await looks(TABLE, 'Shuffle');
  for (const opener of SHEETS) await expectDialog(table, opener, []);

  room.tell({ turns: GAME.states.length - 1 });
  await page.getByRole('img', { name: /^Points/ }).waitFor();
  await expectAccessible(page, 'over');
  for (const opener of ['Picture', 'Verify this game']) await expectDialog(table, opener, []);

  await comesAnew({ turns: null, you: null });
  await expectAccessible(page, 'a visitor');
  await comesAnew({ turns: TURNS, you: null });
  await expectAccessible(page, 'a full room');
  for (const [name, code] of Object.entries(CLOSE)) {
    if (code < 4000 || code === CLOSE.crowded || code === CLOSE.tooSlow) continue;
    await comesAnew({ turns: null });
    // As if this page had been loaded again for the new version already.
    await page.evaluate(() => sessionStorage.setItem('crosstile.reloaded', ''));
    await room.close(code);
    await page.locator('main.page-centre').waitFor();
    await expectAccessible(page, name);
  }
  stage.expectNoFaults();
});

/** A page that is told what a room looks like, and what is said of each look. */
async function comes() {
  const visitor = await stage.visitor('Ida', 'desktop');
  // The server has no such room, and says so of its document.
  visitor.faults.outage = true;
  const table = await TablePage.open(visitor, `${stage.url}/privacy`);
  const { page } = table;
  const room = await standIn(page, GAME, { turns: null });
  const comesAnew = async (look: RoomLook): Promise<void> => {
    await goTo(page, '/privacy');
    await page.getByRole('heading', { level: 1, name: 'What is stored, and for how long' }).waitFor();
    room.tell(look);
    await goTo(page, room.path);
    await page.locator('main[data-phase]').waitFor();
  };
  await comesAnew({ turns: null });
  const looks = async (look: RoomLook, button: string): Promise<void> => {
    room.tell(look);
    await table.button(button).first().waitFor();
    await expectAccessible(page, JSON.stringify(look));
  };
  return { table, room, looks, comesAnew };
}

/** What opens by a press, or by one more in the menu, has the focus, can be used, and gives the focus back. */
async function expectDialog(
  table: TablePage,
  opener: string | RegExp,
  further: readonly string[],
): Promise<void> {
  const { page } = table;
  const dialog = page.getByRole('dialog');
  const button = table.button(opener);
  await button.focus();
  const name = await focused(page);
  await table.touch(button);
  for (const next of further) {
    await table.press(next, dialog);
    await dialog.getByRole('button', { name: next, exact: true }).waitFor({ state: 'detached' });
  }
  await dialog.waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await expectAccessible(page, further.at(-1) ?? String(opener));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(name);
}

/** What the game asks of itself. */
async function asks(table: TablePage, question: string): Promise<void> {
  const { page } = table;
  const dialog = table.dialog(question);
  await dialog.waitFor();
  await expectAccessible(page, question);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
