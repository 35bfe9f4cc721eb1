import type { VNode } from 'preact';
import { dialogsPart } from '../pages/room-parts.ts';
import { PartHere } from '../parts/part-here.tsx';
import { closeDialog, openDialog } from '../state/open-dialog.ts';
import { LostDialog } from './lost-dialog.tsx';

/** The dialog that is open, if any, on a page that does without them until one is opened. */
export function RoomDialogs(): VNode | null {
  if (openDialog.value === null) return null;
  return (
    <PartHere part={dialogsPart} props={{}} lost={<LostDialog part={dialogsPart} onClose={closeDialog} />} />
  );
}
