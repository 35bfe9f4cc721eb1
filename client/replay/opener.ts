import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { MAX_GCG_LENGTH } from '../../engine/notation/gcg/file-lines.ts';
import { type OpenError, type OpenGame, openGame } from './open-game.ts';

/** A game that is open, and the name of the file it came from; null for a pasted text. */
export interface Opened {
  readonly open: OpenGame;
  readonly fileName: string | null;
}

const openedSignal = signal<Opened | null>(null);
const errorSignal = signal<OpenError | null>(null);

/** The game to step through. One that cannot be read leaves the last one open. */
export const opened: ReadonlySignal<Opened | null> = openedSignal;
/** Why the last file was not opened. */
export const openError: ReadonlySignal<OpenError | null> = errorSignal;
/** What is in the field for pasted texts: a text that could not be read stays there to be mended. */
export const pasted = signal('');
/** Whether another file is being chosen while a game is open. */
export const isChoosing = signal(false);

export function openText(text: string): void {
  pasted.value = text;
  take(text, null);
}

export async function openFile(file: Blob & { readonly name: string }): Promise<void> {
  if (file.size > MAX_GCG_LENGTH) {
    errorSignal.value = { code: 'gcg/too-long', line: 1, text: '' };
    return;
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    errorSignal.value = { code: 'file/unreadable' };
    return;
  }
  if (!take(bytes, file.name)) pasted.value = textIn(bytes);
}

/** Everything is as on a page that was just loaded. */
export function forgetFiles(): void {
  batch(() => {
    openedSignal.value = null;
    errorSignal.value = null;
    pasted.value = '';
    isChoosing.value = false;
  });
}

function take(input: string | Uint8Array, fileName: string | null): boolean {
  const open = openGame(input);
  batch(() => {
    errorSignal.value = open.ok ? null : open.error;
    if (!open.ok) return;
    openedSignal.value = { open: open.value, fileName };
    pasted.value = '';
    isChoosing.value = false;
  });
  return open.ok;
}

/** What a file that cannot be read says, as well as it can be told; nothing where it is no text. */
function textIn(bytes: Uint8Array): string {
  if (bytes.includes(0)) return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes);
  }
}
