import type { Page } from 'playwright-core';
import { seat } from '../../engine/base/units.ts';
import { equipmentOf } from '../../engine/equipment/equipment.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { gcgOfRecord } from '../../engine/notation/gcg/gcg-of-game.ts';
import { writeGcg } from '../../engine/notation/gcg/write-gcg.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import { type SetGame, VIEWER } from './set-game.ts';
import type { RoomLook, SetRoom } from './set-room.ts';

/** Where pictures are taken: a page, and a room that looks as it is told to. */
export interface Studio {
  readonly page: Page;
  readonly url: string;
  readonly game: SetGame;
  readonly room: SetRoom;
}

/** A name, and what brings the page there. Each begins where the one before has ended. */
export type Scene = readonly [name: string, arrange: (studio: Studio) => Promise<void>];

/** In the middle of the set game, before a play that uses all seven tiles. */
const MIDDLE = 9;
const OTHER = seat(1);
const CHAT = [
  [OTHER, 'Good luck!'],
  [VIEWER, 'You too.'],
  [OTHER, 'Zebra is next, if you leave me the E.'],
] as const;
const TABLE: RoomLook = { turns: MIDDLE, chat: CHAT };

export const SCENES: readonly Scene[] = [
  ['start', ({ page, url }) => visit(page, url)],
  ['settings', ({ page }) => press(page, 'Settings')],
  ['new', ({ page, url }) => visit(page, `${url}/new`)],
  ['device', ({ page, url }) => visit(page, `${url}/device`)],
  [
    'device-game',
    async ({ page, url, game }) => {
      const { record } = game;
      const kept = {
        level: 'club',
        command: null,
        record: { ...record, room: 'device-set', steps: record.steps.slice(0, MIDDLE + 1) },
      };
      await page.evaluate(
        (text) => localStorage.setItem('crosstile.device-game', text),
        JSON.stringify(kept),
      );
      await visit(page, `${url}/device`);
      await page.locator('main[data-phase=playing]').waitFor();
    },
  ],
  [
    'learn',
    async ({ page, url }) => {
      await visit(page, `${url}/learn`);
      await page.getByRole('grid', { name: 'Board' }).waitFor();
    },
  ],
  [
    'replay',
    async ({ page, url, game }) => {
      await visit(page, `${url}/replay`);
      const text = writeGcg(gcgOfRecord(game.record), TILE_SETS[game.record.ruleset.tileSet]);
      await page.getByRole('textbox', { name: 'Text of a file' }).fill(text);
      await press(page, 'Open the text');
      await page.getByRole('grid', { name: 'Board' }).waitFor();
      for (let step = 0; step <= MIDDLE; step++) await page.keyboard.press('ArrowRight');
    },
  ],
  ['waiting', (studio) => enter(studio, { turns: null })],
  ['visitor', (studio) => enter(studio, { turns: null, you: null })],
  ['full', (studio) => enter(studio, { turns: MIDDLE, you: null })],
  ['other-turn', (studio) => enter(studio, { ...TABLE, turns: MIDDLE - 1 })],
  [
    'table',
    async (studio) => {
      await tell(studio, TABLE, 'Shuffle');
      await layBest(studio);
    },
  ],
  ['menu', ({ page }) => press(page, 'More of this room')],
  ['turns', (studio) => sheet(studio, /Show all turns$/)],
  ['unseen', (studio) => sheet(studio, /Show the unseen letters/)],
  ['chat', (studio) => sheet(studio, 'Chat')],
  ['share', (studio) => sheet(studio, 'Link to this room')],
  ['rules', (studio) => sheet(studio, 'Rules of this room')],
  ['exchange', (studio) => sheet(studio, 'Exchange')],
  ['resign', (studio) => sheet(studio, 'Resign')],
  [
    'over',
    async (studio) => {
      await closeSheet(studio.page);
      await tell(studio, { turns: studio.game.states.length - 1, chat: CHAT }, 'Rematch');
      await studio.page
        .getByRole('img', { name: /Scores|points/ })
        .first()
        .waitFor();
    },
  ],
  ['locked', ({ page, room }) => closed(page, room, CLOSE.locked)],
  ['gone', (studio) => closedAnew(studio, CLOSE.gone)],
  ['private', (studio) => closedAnew(studio, CLOSE.uninvited)],
  ['unknown-room', ({ page, url }) => visit(page, `${url}/r/bcdfgh-jkmnpq-zzzzzz`)],
  ['not-found', ({ page, url }) => visit(page, `${url}/nowhere`)],
  ['own-games', ({ page, url }) => visit(page, url)],
];

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

async function enter({ page, url, room }: Studio, look: RoomLook): Promise<void> {
  room.tell(look);
  await page.goto(url + room.path);
  await page.locator('main[data-phase]').waitFor();
}

async function tell({ page, room }: Studio, look: RoomLook, button: string): Promise<void> {
  room.tell(look);
  await page.getByRole('button', { name: button, exact: true }).waitFor();
}

/** Closes what is open and opens another sheet, where this size has it as one. */
async function sheet({ page }: Studio, name: string | RegExp): Promise<void> {
  await closeSheet(page);
  const opener = page.getByRole('button', { name, exact: true }).first();
  if (await opener.isVisible()) await opener.click();
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Lays the play that brings most. */
async function layBest({ page, game }: Studio): Promise<void> {
  const state = game.states[MIDDLE];
  const tiles = (state && game.play(state)?.tiles) ?? [];
  const [first, second] = tiles;
  if (first === undefined) throw new Error('the set game has no play here');
  const { columns } = equipmentOf(game.record.ruleset).layout;
  const square = page.locator(`[data-square="${first.square}"]`);
  await square.click();
  if (second !== undefined && second.square - first.square >= columns) await square.click();
  for (const { letter, blank } of tiles)
    await page.keyboard.press(blank ? `Shift+${letter}` : letter.toLowerCase());
  await page.getByRole('button', { name: /^Play \d/ }).waitFor();
}

async function closed(page: Page, room: SetRoom, code: number): Promise<void> {
  await room.close(code);
  await page.locator('.page-centre').waitFor();
}

async function closedAnew(studio: Studio, code: number): Promise<void> {
  await enter(studio, { turns: null });
  await closed(studio.page, studio.room, code);
}
