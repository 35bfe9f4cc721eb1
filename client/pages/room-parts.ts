import { aloudPart, nameFormPart, requestPart, toastPart } from '../panels/panel-parts.ts';
import { partOf } from '../parts/part.ts';
import { whenIdle } from '../parts/when-idle.ts';

/** What a room needs from its game on. */
export const tablePart = partOf(async () => (await import('./table-page.tsx')).TablePage);
export const overPart = partOf(async () => (await import('./over-page.tsx')).OverPage);
export const dialogsPart = partOf(async () => (await import('../dialogs/table-dialogs.tsx')).TableDialogs);

/** In the place of a room that does not open, or no longer speaks to this page. */
export const noRoomPart = partOf(async () => (await import('./no-room-page.tsx')).NoRoomPage);
export const closedPart = partOf(async () => (await import('./closed-page.tsx')).ClosedPage);
export const privatePart = partOf(async () => (await import('./private-page.tsx')).PrivatePage);

/** Where a seat moves from one device to another. */
export const takeOverPart = partOf(async () => (await import('./take-over-page.tsx')).TakeOverPage);
export const movedAwayPart = partOf(async () => (await import('./take-over-page.tsx')).MovedAwayPage);

const PARTS = [tablePart, aloudPart, dialogsPart, overPart, toastPart, requestPart, nameFormPart, closedPart];

/** Fetches what the room will need in a quiet moment, so that nobody waits for it when the game begins. */
export const warmRoom = (): (() => void) =>
  whenIdle(() => {
    for (const part of PARTS) void part.fetch();
  });
