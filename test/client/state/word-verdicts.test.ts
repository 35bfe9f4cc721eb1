import { afterEach, expect, test, vi } from 'vitest';
import { apply } from '../../../client/state/room-state.ts';
import { askWords, haveList, verdictOf } from '../../../client/state/word-verdicts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { lexiconOf } from '../../support/lexicon-of.ts';
import { Table } from '../../support/table.ts';
import { wordOf } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

const judge = vi.hoisted(() => vi.fn());
vi.mock('../../../client/words/judge.ts', () => ({ judge }));
afterEach(() => judge.mockReset());

const fined = wordOf('FINED');
const wird = wordOf('WIRD');
const other = wordOf('OTHER');
const HASH = '0'.repeat(16);

function sitAt(preset: 'casual' | 'classic'): void {
  const table = new Table({ racks: ['FINEDXY', 'CONABTT'], ruleset: PRESETS[preset] });
  apply(new RoomOf(table, preset).step().update());
}

test('[U154] where the room checks words, they are known as soon as the list has been asked, each once', async () => {
  sitAt('casual');
  expect(verdictOf(fined)).toBeNull();
  judge.mockResolvedValueOnce([true, false]);
  await askWords([fined, wird]);
  expect([fined, wird, other].map(verdictOf)).toEqual([true, false, null]);
  await askWords([fined, wird]);
  judge.mockResolvedValueOnce([true]);
  await askWords([fined, other]);
  expect(judge.mock.calls.map(([asked]) => asked)).toEqual([
    { tileSet: 'english', lexicon: 'test', hash: HASH, words: [fined, wird] },
    { tileSet: 'english', lexicon: 'test', hash: HASH, words: [other] },
  ]);
});

test('[U154] a list that cannot be had makes no word wrong, and is asked again', async () => {
  sitAt('casual');
  const word = wordOf('AGAIN');
  judge.mockResolvedValueOnce(null);
  await askWords([word]);
  expect(verdictOf(word)).toBeNull();
  judge.mockRejectedValueOnce(new Error('no worker'));
  await askWords([word]);
  expect(verdictOf(word)).toBeNull();
  judge.mockResolvedValueOnce([true]);
  await askWords([word]);
  expect(verdictOf(word)).toBe(true);
});

test('[U154] where a word stands until it is challenged, nothing is asked and nothing is told', async () => {
  sitAt('classic');
  await askWords([wordOf('PHONY')]);
  expect(judge).not.toHaveBeenCalled();
  // Not even what another room has told.
  expect(verdictOf(fined)).toBeNull();
});

test('[U154, U120] a list that the page has anyway is asked in its place, if it is the room’s', async () => {
  sitAt('casual');
  haveList('another', lexiconOf(['HERE']));
  judge.mockResolvedValueOnce(null);
  await askWords([wordOf('HERE')]);
  expect(verdictOf(wordOf('HERE'))).toBeNull();
  haveList(HASH, lexiconOf(['HERE']));
  await askWords([wordOf('HERE'), wordOf('THERE')]);
  expect([wordOf('HERE'), wordOf('THERE')].map(verdictOf)).toEqual([true, false]);
  expect(judge).toHaveBeenCalledTimes(1);
});
