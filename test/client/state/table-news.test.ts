import { beforeEach, expect, test } from 'vitest';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { latestNews, putAwayNews, tableNews } from '../../../client/state/table-news.ts';
import { millis, seat, seq } from '../../../engine/base/units.ts';
import type { RequestEvent, StepView, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { START, Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const opened = {
  type: 'requestOpened',
  request: 1,
  by: seat(0),
  want: { kind: 'abort' },
  until: START,
} as const;
const closed = (outcome: Extract<RequestEvent, { type: 'requestClosed' }>['outcome']) =>
  ({ type: 'requestClosed', request: 1, outcome, by: seat(1) }) as const;
const gift = { type: 'timeGiven', seat: seat(1), to: seat(0), time: millis(15_000) } as const;
const steps = (...events: StepView['events'][number][]): StepView[] =>
  events.map((event, index) => ({ seq: seq(index + 1), at: START, events: [event] }));

beforeEach(clearRoom);

test('[U50] a question that came to nothing is news, with what was asked; one that was agreed to is not', () => {
  expect(latestNews(steps(opened, closed('refused')))?.news).toEqual({
    type: 'request',
    opened,
    closed: closed('refused'),
  });
  expect(latestNews(steps(opened, closed('agreed')))).toBeNull();
});

test('[U50, U52] the latest is told: time that was given, who was taken out or replaced', () => {
  const removed = { type: 'seatGone', seat: seat(1), cause: 'removed' } as const;
  const replaced = { type: 'botTookOver', seat: seat(1), level: 'expert' } as const;
  expect(latestNews(steps(opened, closed('expired'), gift))).toMatchObject({ news: gift, seq: 3 });
  expect(latestNews(steps(gift, removed))?.news).toEqual(removed);
  expect(latestNews(steps(gift, replaced))?.news).toEqual(replaced);
  expect(latestNews(steps(gift, { ...removed, cause: 'resigned' }))?.news).toEqual(gift);
});

/** What a room tells that is as old as `age` in milliseconds. */
function told(age: number, phase: 'playing' | 'over' = 'playing'): UpdateMessage {
  const room = new RoomOf(new Table({ racks: ['AB', 'CD'] }), 'news');
  const update = room.push([gift]).update(0);
  if (update.game === null) throw new Error('no game');
  const now = millis(Date.now());
  const at = millis(now - age);
  return {
    ...update,
    now,
    game: { ...update.game, phase },
    steps: update.steps.map((step) => ({ ...step, at })),
  };
}

test('[U50] it is told for a while, not when it is history, and not when the game is over', () => {
  apply(told(60_000));
  expect(tableNews.value).toBeNull();
  apply(told(0, 'over'));
  expect(tableNews.value).toBeNull();
  apply(told(0));
  expect(tableNews.value).toEqual(gift);
});

test('[U50] it can be put away', () => {
  apply(told(0));
  putAwayNews();
  expect(tableNews.value).toBeNull();
});
