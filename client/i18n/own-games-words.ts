import type { OwnRoom, OwnRoomState } from '../state/own-rooms.ts';

/** What is said of the rooms of this device. */
export interface OwnGamesWords {
  /** What a room of this device is called: its title, or by who else is in it. */
  readonly game: (room: Pick<OwnRoom, 'title' | 'others'>) => string;
  /** Before the server has said how things stand. */
  readonly asking: string;
  readonly state: (state: OwnRoomState) => string;
  readonly forget: (game: string) => string;
}
