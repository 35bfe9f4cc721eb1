import { type ReadonlySignal, signal } from '@preact/signals';
import { deviceKeep } from './storage.ts';

/** Light, dark and high contrast are chosen; `system` is light or dark, and high contrast where the system asks for more. */
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const BOARDS = ['spruce', 'harbour', 'signal'] as const;
export const TILES = ['birch', 'walnut', 'clear'] as const;

/** How the page looks on this device. */
export interface Look {
  readonly theme: (typeof THEMES)[number];
  readonly board: (typeof BOARDS)[number];
  readonly tiles: (typeof TILES)[number];
}

const KEY = 'look';

const current = signal<Look>(readLook(deviceKeep.get(KEY)));

export const look: ReadonlySignal<Look> = current;

/** Changes what is named, at once, and remembers it on this device. */
export function setLook(change: Partial<Look>): void {
  current.value = { ...current.value, ...change };
  deviceKeep.set(KEY, wordsOf(current.value));
  show();
}

/** Of the words that were kept, those that this version knows; the first of each kind where there is none. */
export function readLook(kept: string | null): Look {
  const words = kept?.split(' ') ?? [];
  const among = <Name extends string>(names: readonly [Name, ...Name[]]): Name =>
    names.find((name) => words.includes(name)) ?? names[0];
  return { theme: among(THEMES), board: among(BOARDS), tiles: among(TILES) };
}

const wordsOf = ({ theme, board, tiles }: Look): string => `${theme} ${board} ${tiles}`;

/** Shows what is set, and what another tab sets or the system comes to ask for from now on. */
export function followLook(): void {
  globalThis.addEventListener('storage', () => {
    current.value = readLook(deviceKeep.get(KEY));
    show();
  });
  moreContrast().addEventListener('change', show);
  show();
}

const moreContrast = (): MediaQueryList => matchMedia('(prefers-contrast: more)');

/** The words are those of client/style/looks.css. */
function show(): void {
  const { theme } = current.value;
  const shown = theme === 'system' && moreContrast().matches ? 'contrast' : theme;
  document.documentElement.dataset.look = wordsOf({ ...current.value, theme: shown });
  // The browser's own bar takes the colour of the page, whatever the system prefers.
  const { backgroundColor } = getComputedStyle(document.body);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    meta.content = shown === 'system' ? meta.dataset.own : backgroundColor;
  }
}
