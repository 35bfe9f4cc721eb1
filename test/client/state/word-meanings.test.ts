import { afterEach, expect, test, vi } from 'vitest';
import { say } from '../../../client/i18n/sentences.ts';
import { apply } from '../../../client/state/room-state.ts';
import { askWordMeanings, mayMean, meaningOf } from '../../../client/state/word-meanings.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { Table } from '../../support/table.ts';
import { wordOf } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

const look = vi.hoisted(() => vi.fn());
vi.mock('../../../client/meanings/library.ts', () => ({ library: { look } }));
afterEach(() => look.mockReset());

const SENSE = { kind: 'verb', of: 'FINE', gloss: 'issue a fine to' } as const;

/** A room where FINED lies; `lexicon` is the ID of its list. */
function sitAt(
  id: string,
  preset: 'casual' | 'classic',
  lexicon: string,
): { table: Table; tell: () => void } {
  const table = new Table(
    { racks: ['FINEDXY', 'CONABTT'], ruleset: PRESETS[preset] },
    { words: ['FINED', 'CONFINED'] },
  );
  table.place(0, '8D FINED');
  const room = new RoomOf(table, id);
  const tell = (): void => {
    const update = room.step().update();
    apply({ ...update, room: { ...update.room, lexicon: { ...update.room.lexicon, id: lexicon } } });
  };
  tell();
  return { table, tell };
}

test('[U190] a word of the English list has its meaning, fetched once', async () => {
  sitAt('english', 'casual', 'english');
  expect(meaningOf(wordOf('FINED'))).toBeNull();
  look.mockResolvedValueOnce([SENSE]);
  const asked = askWordMeanings([wordOf('FINED')]);
  expect(meaningOf(wordOf('FINED'))).toBe('coming');
  await asked;
  await askWordMeanings([wordOf('FINED')]);
  expect(meaningOf(wordOf('FINED'))).toEqual([SENSE]);
  expect(look.mock.calls).toEqual([['FINED']]);
});

test('[U190] a sense is told with its kind, and of which word it is a form', () => {
  expect(say.meanings.sense(SENSE)).toBe('verb, form of FINE: issue a fine to');
  expect(say.meanings.sense({ kind: 'noun', of: null, gloss: 'rough lava' })).toBe('noun: rough lava');
  expect(say.meanings.sense({ kind: 'other', of: null, gloss: 'or not' })).toBe('or not');
  expect(say.meanings.aloud(wordOf('FINED'), SENSE)).toBe('FINED, verb, form of FINE: issue a fine to.');
  expect(say.meanings.aloud(wordOf('CORK'), { kind: 'noun', of: null, gloss: 'bark, etc.' })).toBe(
    'CORK, noun: bark, etc.',
  );
});

test('[U192] with another list nothing is told and nothing fetched', async () => {
  sitAt('club', 'casual', 'club-list');
  await askWordMeanings([wordOf('ON')]);
  expect(mayMean(wordOf('FINED'))).toBe(false);
  expect(meaningOf(wordOf('FINED'))).toBeNull();
  expect(look).not.toHaveBeenCalled();
});

test('[U192] a meaning that did not come can be asked again', async () => {
  sitAt('lost', 'casual', 'english');
  look.mockRejectedValueOnce(new Error('offline'));
  await askWordMeanings([wordOf('CON')]);
  expect(meaningOf(wordOf('CON'))).toBe('lost');
  look.mockResolvedValueOnce([]);
  await askWordMeanings([wordOf('CON')]);
  expect(meaningOf(wordOf('CON'))).toEqual([]);
});

test('[U191, C6] while a play can be challenged its words have no meaning, not even one that is at hand', async () => {
  look.mockResolvedValue([SENSE]);
  sitAt('before', 'casual', 'english');
  await askWordMeanings([wordOf('FINED')]);
  look.mockClear();
  const { table, tell } = sitAt('classic', 'classic', 'english');
  expect(mayMean(wordOf('FINED'))).toBe(false);
  expect(meaningOf(wordOf('FINED'))).toBeNull();
  await askWordMeanings([wordOf('FINED')]);
  expect(look).not.toHaveBeenCalled();
  // The next play is what can be challenged then.
  table.place(1, '8A CON(FINED)');
  tell();
  expect([wordOf('FINED'), wordOf('CONFINED')].map(mayMean)).toEqual([true, false]);
  expect(meaningOf(wordOf('FINED'))).toEqual([SENSE]);
});

test('[U191] a game that is over has nothing left to challenge', () => {
  const { table, tell } = sitAt('over', 'classic', 'english');
  table.resign(1);
  tell();
  expect(mayMean(wordOf('FINED'))).toBe(true);
});
