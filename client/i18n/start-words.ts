import type { OwnRoom, OwnRoomState } from '../state/own-rooms.ts';

/** What is said on the start page, and what it has in common with a room. */
export interface StartWords {
  readonly settings: string;
  readonly learn: string;
  readonly rules: string;
  readonly ownGames: string;
  /** What a room of this device is called: its title, or by who else is in it. */
  readonly game: (room: Pick<OwnRoom, 'title' | 'others'>) => string;
  /** Before the server has said how things stand. */
  readonly asking: string;
  readonly state: (state: OwnRoomState) => string;
  readonly forget: (game: string) => string;
}
