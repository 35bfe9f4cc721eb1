import { partOf } from '../parts/part.ts';

/** The page of a room: fetched when somebody goes there, or wants one made. */
export const roomPart = partOf(async () => (await import('./room-page.tsx')).RoomPage);
