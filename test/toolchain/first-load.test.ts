import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CLIENT_BUNDLE } from '../../scripts/support/paths.ts';
import { type FirstLoad, loadedByPage, loadedByPart } from '../support/first-load.ts';

/** Bytes, compressed as a server does it on the way. */
const MOST_SCRIPT = 60_000;
const MOST_STYLE = 15_000;

const readBuilt = (name: string): string => readFileSync(join(CLIENT_BUNDLE, name), 'utf8');

const compressed = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(readBuilt(name)).length, 0);

const sizes = ({ scripts, styles }: FirstLoad) => ({
  script: compressed(scripts),
  style: compressed(styles),
});

describe('the first load', () => {
  it.each([
    ['the start page', () => loadedByPage(readBuilt)],
    ['a room before its game', () => loadedByPart('room-page', readBuilt)],
  ])('[U130] of %s is light', (_, load) => {
    const { script, style } = sizes(load());
    expect(script).toBeGreaterThan(20_000);
    expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(style).toBeGreaterThan(5_000);
    expect(style).toBeLessThanOrEqual(MOST_STYLE);
  });

  it('[U130] has nothing of tables, dialogs and forms', () => {
    const { scripts } = loadedByPart('room-page', readBuilt);
    const later =
      /\/(table-page|table-dialogs|over-page|new-game-page|rules-dialog|qr-path|rude-words|toast)-/;
    expect(scripts.filter((name) => later.test(name))).toEqual([]);
  });
});

describe('what counts as loaded', () => {
  const files: Readonly<Record<string, string>> = {
    'index.html':
      '<script type="module" src="/assets/index-a1.js"></script><link rel="stylesheet" href="/assets/index-a2.css">',
    'assets/index-a1.js':
      'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/room-page-b1.js","assets/seat-c1.js","assets/room-page-b2.css"])))=>i;' +
      'import{a}from"./shared-d1.js";x(async()=>{let{RoomPage:e}=await import(`./room-page-b1.js`);return{RoomPage:e}},__vite__mapDeps([0,1,2]));' +
      'import("./never-e1.js")',
    'assets/shared-d1.js': 'import"./deep-f1.js";export const a=1',
    'assets/deep-f1.js': '',
    'assets/room-page-b1.js': 'import{s}from"./seat-c1.js";import{t}from"./toast-g1.js"',
    'assets/seat-c1.js': 'import{a}from"./shared-d1.js"',
    'assets/toast-g1.js': '',
  };
  const read = (name: string): string => files[name] ?? '';

  it('[U130] is what the page names and what that imports, however deep, but nothing that waits for a press', () => {
    expect(loadedByPage(read)).toEqual({
      scripts: ['assets/index-a1.js', 'assets/shared-d1.js', 'assets/deep-f1.js'],
      styles: ['assets/index-a2.css'],
    });
  });

  it('[U130] is, for a room, also its page with all that is imported there', () => {
    const { scripts, styles } = loadedByPart('room-page', read);
    expect(scripts.toSorted()).toEqual([
      'assets/deep-f1.js',
      'assets/index-a1.js',
      'assets/room-page-b1.js',
      'assets/seat-c1.js',
      'assets/shared-d1.js',
      'assets/toast-g1.js',
    ]);
    expect(styles).toEqual(['assets/index-a2.css', 'assets/room-page-b2.css']);
  });
});
