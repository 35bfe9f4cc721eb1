import { beforeEach, expect, test } from 'vitest';
import { askForChat, followSeat, followVisitors, takeTalk } from '../../../client/net/chat-feed.ts';
import { chatLines, openChat } from '../../../client/state/chat.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { seat } from '../../../engine/base/units.ts';
import type { ClientMessage } from '../../../engine/protocol/client-message.ts';
import { Table } from '../../support/table.ts';
import { chatOf, houseOf, lineOf } from '../support/line-of.ts';
import { RoomOf } from '../support/room-of.ts';

const all = { type: 'chat', after: 0 };
let sent: ClientMessage[] = [];
const send = (message: ClientMessage): boolean => sent.push(message) > 0;

const tell = (viewer: number | null): void => {
  apply(new RoomOf(new Table({ racks: ['A', 'B'] }), 'abc', viewer).update(0));
};

beforeEach(() => {
  sent = [];
  clearRoom();
  openChat('abc');
});

test('[U80] asks for what is behind the last line known, and for all where lines have changed', () => {
  takeTalk(houseOf(), send);
  takeTalk(chatOf(true, lineOf(1), lineOf(2)), send);
  expect(chatLines.value).toHaveLength(2);
  askForChat(send);
  expect(sent).toEqual([{ type: 'chat', after: 2 }]);
  takeTalk(houseOf({ edition: 1 }), send);
  expect(sent.at(-1)).toEqual(all);
});

test('[U80] asks for all when the viewer sits down or stands up or the host is another one, not when the room is first told', () => {
  const stop = followSeat(send);
  tell(null);
  expect(sent).toEqual([]);
  tell(0);
  expect(sent).toEqual([all]);
  tell(0);
  tell(null);
  expect(sent).toEqual([all, all]);
  const update = new RoomOf(new Table({ racks: ['A', 'B'] }), 'abc', null).update(0);
  apply({ ...update, room: { ...update.room, host: seat(1) } });
  expect(sent).toEqual([all, all, all]);
  stop();
});

test('[U82] the list of who is here is asked for whenever somebody comes or goes, as long as it is looked at', () => {
  tell(0);
  const stop = followVisitors(send);
  const before = sent.length;
  apply({ type: 'presence', presence: { seats: ['here', 'here'], absentSince: null, watchers: 1 } });
  expect(sent.slice(before)).toEqual([all]);
  stop();
  apply({ type: 'presence', presence: { seats: ['here', 'here'], absentSince: null, watchers: 2 } });
  expect(sent).toHaveLength(before + 1);
});
