import { afterEach, expect, test, vi } from 'vitest';
import { hearTalk, openChat } from '../../../client/state/chat.ts';
import { context } from '../../../client/state/people.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { Table } from '../../support/table.ts';
import { houseOf } from '../support/line-of.ts';
import { RoomOf } from '../support/room-of.ts';

afterEach(() => {
  clearRoom();
  openChat('');
});

test('[J8] where rude words are hidden, those in names are, wherever a name is shown, until they are shown again', async () => {
  const told = new RoomOf(new Table({ racks: ['FINEDXY', 'CONABCD'] }), 'rude').update(0);
  const seats = told.room.seats.map((seat, at) => (at === 1 ? { ...seat, name: 'Hello fuck' } : seat));
  apply({ ...told, room: { ...told.room, seats } });
  expect(context.value.names).toEqual(['Ida', 'Hello fuck']);
  hearTalk(houseOf({ masked: true }));
  // What is rude is fetched; until it is known no name is shown.
  expect(context.value.names).toEqual(['…', '…']);
  await vi.waitFor(() => expect(context.value.names).toEqual(['Ida', 'Hello f***']));
  hearTalk(houseOf({ masked: false }));
  expect(context.value.names).toEqual(['Ida', 'Hello fuck']);
});
