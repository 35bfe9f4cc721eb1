import { expect, it } from 'vitest';
import { parseRecord } from '../../engine/protocol/record-shape.ts';
import { verifyRecord } from '../../engine/verify/verify-record.ts';
import { utf8 } from '../support/gcg.ts';
import { eventsIn } from '../support/tampering.ts';
import { beginMatch } from './support/begin-match.ts';
import { dropFile } from './support/drop-file.ts';
import { introduce, invite } from './support/invite.ts';
import { PATIENCE } from './support/match.ts';
import { savedText } from './support/saved-text.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');
const HELD = [
  'The seed fits its fingerprint: holds.',
  'The fingerprint is the one shown at the start: holds.',
  'This device’s share is in the draw: holds.',
  'Every draw follows from the seed: holds.',
  'Every turn and score follows from the rules: holds.',
  'The ending and the totals are right: holds.',
];

it('[U90, U91, U92, U93, F3] a game is verified by who played and who came later, saved, and refused with another tile', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await invite(host);
  await introduce(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await guest.takeSeat();
  const match = await beginMatch('casual', [host, guest], []);
  await match.exchange(2);
  await match.isSeen();

  const shown = await fingerprint(guest);
  expect(shown).toMatch(/^[0-9a-f]{64}$/);
  await guest.press('Resign');
  await guest.press('Resign', guest.dialog('Resign this game?'));
  await host.phase('over').waitFor({ timeout: PATIENCE });

  const page = 'This page shows the same game: holds.';
  for (const table of match.seats) expect(await verified(table)).toEqual([...HELD, page]);
  const late = await TablePage.open(await stage.visitor('Noor', 'desktop'), link);
  expect(await verified(late)).toEqual([
    ...HELD.filter((line) => !/at the start|device’s/.test(line)).toSpliced(1, 0, NOT_SEEN),
    page,
  ]);

  const dialog = host.dialog('Verify this game');
  const { name, text } = await savedText(host, () => host.press('Save the record', dialog));
  expect(name).toMatch(/^crosstile-.*-1\.json$/);
  const read = parseRecord(text);
  if (!read.ok) throw new Error(read.error.code);
  const record = read.value;
  expect(verifyRecord(record).ok).toBe(true);
  expect(record.commitment).toBe(shown);

  // On the same device, whose keep tells of the seal there too.
  const other = await TablePage.open(host.visitor, `${stage.url}/verify`);
  await drop(other, name, text);
  await other.page.getByRole('heading', { level: 1, name: 'The record holds' }).waitFor();
  expect(await checks(other)).toEqual(HELD);

  const [exchange] = eventsIn(record, 'exchanged');
  if (exchange === undefined) throw new Error('nothing was exchanged');
  const [first, ...rest] = exchange.event.drawn;
  const drawn = [first === 'Q' ? 'Z' : 'Q', ...rest];
  await drop(other, name, text.replace(asDrawn(exchange.event.drawn), asDrawn(drawn)));
  await other.page.getByRole('heading', { level: 1, name: 'The record does not hold' }).waitFor();
  const step = record.steps[exchange.step]?.seq;
  await other
    .text(
      `In turn 1, ${match.seats[exchange.event.seat]?.name}: Step ${step}, exchanged.drawn: the seed gives ${exchange.event.drawn.join(' ')}, the record has ${drawn.join(' ')}.`,
    )
    .waitFor();

  await drop(other, 'game.json', '{"room":');
  await other.page
    .getByRole('alert')
    .getByText('“game.json” is no record of a game. It is not JSON.')
    .waitFor();
  await other.page.getByRole('heading', { level: 1, name: 'The record does not hold' }).waitFor();
  stage.expectNoFaults();
});

it('[U91, U93] what verifies is loaded when it is asked for, and a pasted text stays where it is no record', async () => {
  const table = await TablePage.open(await stage.visitor('Lars', 'phone'), stage.url);
  const link = table.page.getByRole('link', { name: 'Verify a record' });
  await link.waitFor();
  expect(await scripts(table)).not.toContainEqual(expect.stringMatching(/verify|check-record/));
  await table.touch(link);
  await table.page.getByRole('heading', { level: 1, name: 'Verify a record' }).waitFor();
  expect(await scripts(table)).toContainEqual(expect.stringMatching(/check-record/));
  const field = table.page.getByRole('textbox', { name: 'Text of a record' });
  await field.fill('[1]');
  await table.press('Verify the text');
  await table.page
    .getByRole('alert')
    .getByText('This text is no record of a game. room is missing.')
    .waitFor();
  expect(await field.inputValue()).toBe('[1]');
  expect(await table.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  stage.expectNoFaults();
});

const asDrawn = (tiles: readonly string[]): string => `"drawn":${JSON.stringify(tiles)}`;

const NOT_SEEN = 'The fingerprint is the one shown at the start: not known.';

/** The fingerprint that the page of a running game shows, which copies it too. */
async function fingerprint(table: TablePage): Promise<string> {
  await table.press('Rules of this room');
  const sheet = table.dialog('Rules of this room');
  const shown = await sheet.getByRole('textbox', { name: 'Fingerprint of the seed' }).inputValue();
  await table.press('Copy the fingerprint', sheet);
  await sheet.getByText('Copied.').waitFor();
  expect(await table.page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await table.press('Close', sheet);
  return shown;
}

/** Has the page verify the game that it shows; what it says of each check. */
async function verified(table: TablePage): Promise<readonly string[]> {
  await table.press('Verify this game');
  await table.dialog('Verify this game').getByText('The record holds.').waitFor({ timeout: PATIENCE });
  return checks(table);
}

const checks = ({ page }: TablePage): Promise<readonly string[]> =>
  page.getByRole('list', { name: 'What was checked' }).locator('li p:first-child').allTextContents();

const scripts = ({ page }: TablePage): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

const drop = ({ page }: TablePage, name: string, text: string): Promise<void> =>
  dropFile(page, name, utf8(text), 'Drop the record to verify it');
