import { outbox } from '../../../client/net/connection.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import type { Setup } from '../../support/position.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from './room-of.ts';

let rooms = 0;

/** Opens the page of a room of its own at a table of the classic preset: as seat 0, as another, or as a watcher. */
export function sitDown(setup: Setup, viewer: number | null = 0, words: readonly string[] = []): RoomOf {
  clearRoom();
  const id = `room-${rooms++}`;
  const told = new RoomOf(new Table(setup, { words }), id, viewer);
  outbox.open(id);
  apply(told.update(0));
  return told;
}
