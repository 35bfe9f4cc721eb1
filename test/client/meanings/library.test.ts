import { expect, test, vi } from 'vitest';
import { libraryFrom } from '../../../client/meanings/library.ts';

const FILES: Readonly<Record<string, unknown>> = {
  'index.json': { prefix: 'english-a1-', firsts: ['AA', 'FIND'] },
  'english-a1-0.json': { glosses: ['rough lava'], words: { AA: [['noun', 0]] } },
  'english-a1-1.json': {
    glosses: ['issue a fine to'],
    words: { FINE: [['verb', 0]], FINED: [['verb', 0, 'FINE']] },
  },
};

const FINED = [{ kind: 'verb', of: 'FINE', gloss: 'issue a fine to' }];

test('[U192] a word is looked up in its file, and each file is read once', async () => {
  const read = vi.fn(async (name: string) => FILES[name]);
  const { look } = libraryFrom(read);
  expect(await Promise.all([look('FINED'), look('FINE')])).toEqual([
    FINED,
    [{ kind: 'verb', of: null, gloss: 'issue a fine to' }],
  ]);
  expect(await look('GNU')).toEqual([]);
  expect(await look('A')).toEqual([]);
  expect(read.mock.calls).toEqual([['index.json'], ['english-a1-1.json']]);
});

test('[U192] a file that does not come, or is none, is asked for again, by an index that is read anew', async () => {
  const read = vi.fn(async (name: string) => FILES[name]);
  const { look } = libraryFrom(read);
  read.mockRejectedValueOnce(new Error('offline'));
  await expect(look('FINED')).rejects.toThrow('offline');
  read.mockResolvedValueOnce(FILES['index.json']).mockResolvedValueOnce({ glosses: 1 });
  await expect(look('FINED')).rejects.toThrow();
  expect(await look('FINED')).toEqual(FINED);
  expect(read.mock.calls.map(([name]) => name)).toEqual([
    'index.json',
    'index.json',
    'english-a1-1.json',
    'index.json',
    'english-a1-1.json',
  ]);
});
