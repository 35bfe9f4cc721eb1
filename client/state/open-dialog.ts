import { type ReadonlySignal, signal } from '@preact/signals';

/** The dialogs that a press opens; what the game asks of itself (a blank's letter, a verdict) is not among them. */
export type DialogName =
  | 'callOff'
  | 'challenge'
  | 'chat'
  | 'claim'
  | 'deleteRoom'
  | 'exchange'
  | 'moveSeat'
  | 'pass'
  | 'people'
  | 'report'
  | 'resign'
  | 'roomMenu'
  | 'rules'
  | 'settings'
  | 'share'
  | 'turns'
  | 'unseen'
  | 'words';

const open = signal<DialogName | null>(null);

export const openDialog: ReadonlySignal<DialogName | null> = open;

export function showDialog(name: DialogName): void {
  open.value = name;
}

export function closeDialog(): void {
  open.value = null;
}
