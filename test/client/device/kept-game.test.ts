import { expect, test, vi } from 'vitest';
import { readGame, textOf } from '../../../client/device/kept-game.ts';
import { TestDevice } from '../support/device-table.ts';

/** Whole word lists are read, and games thought through, on machines that do other things too. */
vi.setConfig({ testTimeout: 60_000 });

test('[U121] what is kept is read as it was', () => {
  const device = new TestDevice(1);
  expect(JSON.parse(textOf(device.game()))).toEqual(JSON.parse(device.text ?? ''));
});

const GOOD = new TestDevice(1).text ?? '';
/** The text with something else in its place; throws where that is not there once. */
function changed(from: string | RegExp, to: string): string {
  const text = GOOD.replace(from, to);
  if (text === GOOD) throw new Error(`there is no ${from}`);
  return text;
}

test.each([
  ['nothing', ''],
  ['half of it', GOOD.slice(0, GOOD.length / 2)],
  ['another thing', '{"level":"novice"}'],
  ['a list', '[]'],
  ['an unknown level', changed('"novice"', '"genius"')],
  ['another seed', changed('"seed":"1', '"seed":"2')],
  ['another rack', changed(/"racks":\[\["."/, '"racks":[["?"')],
  ['no steps', changed(/"steps":\[.*\]/, '"steps":[]')],
  ['other rules', changed('"validation":"void"', '"validation":"challenge"')],
])('[U121] %s is not read', (_, text) => {
  expect(readGame(text)).toEqual({ ok: false, error: { code: 'device/unreadable' } });
});
