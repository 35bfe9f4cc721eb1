import { beforeEach, expect, test } from 'vitest';
import { say } from '../../../client/i18n/sentences.ts';
import { context } from '../../../client/state/people.ts';
import { askedToDelete, openRequest, requestSeconds } from '../../../client/state/requests.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { latestNews, tableNews } from '../../../client/state/table-news.ts';
import { seat } from '../../../engine/base/units.ts';
import type { RoomView, SeatView } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const SEAT: SeatView = { name: null, ready: false, rematch: false, locked: false, bot: null };
const OPEN = {
  request: 1,
  by: seat(0),
  want: { kind: 'delete' },
  agreed: [seat(0)],
  until: null,
} as const satisfies RoomView['request'];

beforeEach(clearRoom);

/** A room before its game, seen from `you`. */
function waits(seats: readonly SeatView[], you: number | null, request: RoomView['request'] = null): RoomOf {
  const told = new RoomOf(new Table({ racks: ['A', 'B'] }), 'end', you);
  const update = told.update(0);
  apply({ ...update, game: null, room: { ...update.room, phase: 'waiting', seats, request } });
  return told;
}

const IDA = { ...SEAT, name: 'Ida' };
const MAREK = { ...SEAT, name: 'Marek' };
const BOT = { ...SEAT, name: 'Bea', bot: 'expert' } as const;

test('[U86, R7] all persons with a seat are asked, computers are not, and alone nobody is', () => {
  waits([IDA, MAREK, BOT, SEAT], 0);
  expect(askedToDelete(seat(0))).toEqual([1]);
  expect(say.deletion.deleteRoom(askedToDelete(seat(0)), context.value)).toMatchObject({
    text: expect.stringContaining('It needs the consent of Marek.'),
    button: 'Ask Marek',
  });
  waits([IDA, BOT], 0);
  expect(say.deletion.deleteRoom(askedToDelete(seat(0)), context.value).button).toBe('Delete the room');
});

test('[U86] before a game the question is there for who asks, who is asked and who looks on, without seconds', () => {
  for (const [you, part] of [
    [0, 'asker'],
    [1, 'asked'],
    [null, 'onlooker'],
  ] as const) {
    clearRoom();
    waits([IDA, MAREK], you, OPEN);
    expect(openRequest.value).toMatchObject({ part, awaited: [1] });
    expect(requestSeconds.value).toBeNull();
  }
  const { text } = say.request({ ...OPEN, awaited: [seat(1)], part: 'asked' }, context.value);
  expect(text).toBe('Ida asks to delete this room. Its games and its link are gone then, for everybody.');
});

test('[U86] the owner of a seat that a computer took over is asked', () => {
  const told = new RoomOf(new Table({ racks: ['A', 'B'] }), 'end', 0);
  told.push([{ type: 'botTookOver', seat: seat(1), level: 'expert' }]);
  const update = told.update(0);
  apply({ ...update, room: { ...update.room, seats: [IDA, { ...MAREK, bot: 'expert' }] } });
  expect(askedToDelete(seat(0))).toEqual([1]);
});

test('[U86] that somebody does not agree is told, when the game is over too', () => {
  const table = new Table({ racks: ['QZ', 'XJ'], scores: [40, 30], scoreless: 2 });
  const told = new RoomOf(table, 'end', 0);
  for (const at of [0, 1]) table.pass(at);
  told.step();
  const { request, by, want, until } = OPEN;
  told.push([{ type: 'requestOpened', request, by, want, until }]);
  told.push([{ type: 'requestClosed', request, outcome: 'refused', by: seat(1) }]);
  apply(told.update(0));
  const news = tableNews.value;
  expect(news).toEqual(latestNews(told.steps)?.news);
  expect(news && say.news(news, context.value)).toBe(
    'Marek does not agree to delete this room. The room stays.',
  );
});
