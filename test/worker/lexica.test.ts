import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { Letter } from '../../engine/equipment/tile-set.ts';

// One that has read no list yet, whatever other files have had read.
vi.resetModules();
const { hasLexicon, loadLexicon, loadVocabulary } = await import('../../worker/lexica.ts');

const word = (text: string) => [...text] as Letter[];

const failing = (answer: () => Response) => ({ fetch: async () => answer() }) as unknown as Fetcher;

test('[D11] a list that cannot be read fails whoever asks, and is read by whoever asks next', async () => {
  for (const answer of [
    () => new Response('down', { status: 503 }),
    () => new Response('<!doctype html>'),
    () => new Response('[]'),
    () => new Response('{"id":1}'),
  ]) {
    await expect(loadLexicon(failing(answer), 'english', null)).rejects.toThrow();
  }
  const { ref, words } = await loadLexicon(env.ASSETS, 'english', null);
  // Asked for by its name it is the same one, which is held once.
  expect((await loadLexicon(env.ASSETS, 'english', ref.id)).words).toBe(words);
  expect(ref).toMatchObject({ id: 'english', hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(words.has(word('QUIXOTRY'))).toBe(true);
  expect(words.has(word('QZX'))).toBe(false);
});

test('[D11] a list that there is none of is an error, not another list', async () => {
  await expect(loadLexicon(env.ASSETS, 'english', 'klingon')).rejects.toThrow();
});

test('[D11] Norwegian words are their own list, read with their own tiles', async () => {
  const { ref, words } = await loadLexicon(env.ASSETS, 'norwegian', null);
  expect(ref).toMatchObject({ id: 'norwegian', words: 591_806 });
  expect(['ÅMA', 'ØL', 'BILENE'].map((text) => words.has(word(text)))).toEqual([true, true, true]);
  expect(words.has(word('QUIXOTRY'))).toBe(false);
});

test('[L1] Spanish words are read by tile', async () => {
  const { ref, words } = await loadLexicon(env.ASSETS, 'spanish', null);
  expect(ref.id).toBe('spanish');
  expect(words.has(['CH', 'I', 'C', 'O'] as Letter[])).toBe(true);
  expect(words.has(word('CHICO'))).toBe(false);
});

test('[G9, D11] a vocabulary is read when it is asked for, is part of its list, and is held once', async () => {
  const asked: string[] = [];
  const assets = {
    fetch: (url: string) => {
      asked.push(url.replace(/.*\/|-[0-9a-f]{16}.*/g, ''));
      return env.ASSETS.fetch(url);
    },
  } as unknown as Fetcher;
  const [everyday, common, again] = [
    await loadVocabulary(assets, 'english', 'english', 'everyday'),
    await loadVocabulary(assets, 'english', 'english', 'common'),
    await loadVocabulary(assets, 'english', 'english', 'everyday'),
  ];
  expect(asked.filter((name) => name !== 'index.json')).toEqual(['english-everyday', 'english-common']);
  expect(again).toBe(everyday);
  expect([everyday, common].map((words) => words.has(word('GECKO')))).toEqual([false, true]);
  expect([everyday, common].map((words) => words.has(word('QUIXOTRY')))).toEqual([false, false]);
  await expect(loadVocabulary(assets, 'english', 'klingon', 'common')).rejects.toThrow();
});

test('[H1] it is known which tiles there are words for', async () => {
  expect(await hasLexicon(env.ASSETS, 'norwegian')).toBe(true);
  expect(await hasLexicon(env.ASSETS, 'faroese')).toBe(false);
});
