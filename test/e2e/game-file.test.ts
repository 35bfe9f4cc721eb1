import { expect, it } from 'vitest';
import { latin1, openGcg, twoPlayers } from '../support/gcg.ts';
import { type ReplayGlance, ReplayPage } from './support/replay-page.ts';
import { savedText } from './support/saved-text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage('still');

const EVENTS = [
  '>Ann: ADEFINX 8D FINED +26 26',
  '#note a good start',
  '>Bo: CNOBTT? 8A CON..... +42 42',
  '>Bo: CNOBTT? -- -42 0',
  '>Ann: AX I8 AX +9 35',
];

it('[U46, U47, U49] a pasted text is mended, opened, stepped through and saved without loss', async () => {
  const page = await ReplayPage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const { table } = page;
  const { keyboard } = table.page;
  const bad = twoPlayers(...EVENTS).replace('8D', '8Z');
  await page.paste(bad);
  await table.page.getByRole('alert').getByText('Line 3: “8Z” is no place for a word to begin.').waitFor();
  expect(await page.field.inputValue()).toBe(bad);

  await page.paste(bad.replace('8Z', '8D'));
  await page.heading('Ann Lee and Bo').waitFor();
  await shows(page, {
    board: '',
    scores: ['0', '0'],
    turn: '',
    aloud: 'The board is empty.',
  });
  await keyboard.press('ArrowRight');
  await table.text('a good start').waitFor();
  await shows(page, {
    board: 'FINED',
    scores: ['26', '0'],
    aloud: 'Turn 1. Ann Lee: 8D FINED, 26 points. Ann Lee has 26.',
  });
  await table.press('Next turn');
  await shows(page, { board: 'CONFINED', scores: ['26', '42'] });
  await table.press(/^Took it back/);
  await shows(page, { board: 'FINED', scores: ['26', '0'] });
  await keyboard.press('Home');
  await shows(page, { board: '', turn: '' });
  await keyboard.press('End');
  await shows(page, { scores: ['35', '0'] });
  await table.press('Turn before');
  await shows(page, { aloud: 'Turn 3. Bo: Took it back, −42 points. Bo has 0.' });

  const { name, text } = await savedText(table, () => table.press('Save as GCG'));
  expect(name).toBe('Ann-Lee-Bo.gcg');
  expect(openGcg(text).events.map(movesOnly)).toEqual(openGcg(twoPlayers(...EVENTS)).events.map(movesOnly));
  stage.expectNoFaults();
});

it('[U46, U47, U48, U28] a file is dropped on a phone’s page, and what does not add up is shown at its turn', async () => {
  const page = await ReplayPage.open(await stage.visitor('Marek', 'phone'), stage.url);
  const { table } = page;
  const file = ['#title Après-midi', ...EVENTS.slice(0, 1), '>Bo: CNOBTT? 8A CON..... +44 44'];
  await page.drop('one.gcg', latin1(twoPlayers(...file)));
  await page.heading('Après-midi').waitFor();
  const told = 'The file has 44 points, counted again it is 42.';
  expect(await table.text(told).count()).toBe(0);
  await table.page.getByRole('slider', { name: 'Turn' }).fill('2');
  await table.text(told).waitFor();
  await table.text('counted 42').waitFor();
  await shows(page, { scores: ['26', '44'] });
  expect(await table.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await table.press('First turn');
  await table.touch(table.text('One thing in this file does not add up.'));
  await table.press(/^Turn 2, Bo, line 5 of the file:/);
  await shows(page, { board: 'CONFINED' });

  await page.drop('two.gcg', latin1('no game'));
  await table.page.getByRole('alert').getByText('Line 1 begins with neither # nor >: “no game”.').waitFor();
  await shows(page, { board: 'CONFINED' });
  const { name } = await savedText(table, () => table.press('Save as GCG'));
  expect(name).toBe('one.gcg');
  await table.press('Open another');
  expect(await page.field.inputValue()).toBe('no game');
  await table.press('Back to Après-midi');
  await page.heading('Après-midi').waitFor();
  stage.expectNoFaults();
});

const shows = (page: ReplayPage, wanted: Partial<ReplayGlance>): Promise<void> =>
  expect.poll(() => page.glance()).toMatchObject(wanted);

/** An event without the line of the file that it came from, and its rack in any order. */
const movesOnly = ({ line: _, rack, ...event }: ReturnType<typeof openGcg>['events'][number]) => ({
  ...event,
  rack: [...rack].sort(),
});
