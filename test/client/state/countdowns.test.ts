import { computed } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { absenceText } from '../../../client/i18n/en/absence.ts';
import { absenceNow } from '../../../client/state/absence.ts';
import { answerSeconds, clock, keepTime, secondsLeft, waitSeconds } from '../../../client/state/clock.ts';
import { countedInstants } from '../../../client/state/counted-instants.ts';
import { requestSeconds } from '../../../client/state/requests.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { millis, seat } from '../../../engine/base/units.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const DEVICE_NOW = 1_700_000_000_000;
const HOUR = 3_600_000;

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE_NOW });
  clearRoom();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The clock was looked at last when most of a second has gone by, and the room's is `ahead`. */
function afterAWhile(ahead: number): UpdateMessage {
  stop = keepTime(countedInstants);
  vi.advanceTimersByTime(3_700);
  const told = new RoomOf(new Table({ racks: ['AB', 'CD'], toMove: 1 }), 'counts').update(0);
  return { ...told, now: millis(Date.now() + ahead) };
}

/** What is shown at the beginning, at both ends of each second, and at the end of a span of `seconds`. */
function expectCountdown(shown: () => number | null, seconds: number): void {
  for (let left = seconds; left > 0; left--) {
    expect(shown()).toBe(left);
    vi.advanceTimersByTime(999);
    expect(shown()).toBe(left);
    vi.advanceTimersByTime(1);
  }
  expect(shown()).toBe(0);
}

describe.each([
  ['as the device’s', 0],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('with a room’s clock %s', (_, ahead) => {
  test('[U57, R5] a question of 60 seconds shows 60 first, and 0 at its end', () => {
    const told = afterAWhile(ahead);
    const request = {
      request: 1,
      by: seat(1),
      want: { kind: 'abort' },
      agreed: [seat(1)],
      until: millis(told.now + 60_000),
    } as const;
    apply({ ...told, room: { ...told.room, request } });
    expectCountdown(() => requestSeconds.value, 60);
  });

  test('[U57, C4] a wait of 30 seconds for an answer shows 30 first, and 0 at its end', () => {
    const told = afterAWhile(ahead);
    if (told.game === null) throw new Error('no game');
    const answers = [{ seat: seat(0), left: millis(30_000), since: told.now }];
    apply({ ...told, game: { ...told.game, wait: { turn: 0, answers, until: millis(told.now + 30_400) } } });
    expectCountdown(() => answerSeconds.value, 30);
    expect(waitSeconds.value).toBe(0);
  });

  test('[U57, U51] who has just gone can be claimed of in five minutes, not in five and a second', () => {
    const told = afterAWhile(ahead);
    const presence = { ...told.presence, seats: ['here', 'gone'], absentSince: told.now } as const;
    apply({ ...told, presence });
    expect(shownWait()).toBe('In 5:00');
    vi.advanceTimersByTime(1_000);
    expect(shownWait()).toBe('In 4:59');
    vi.advanceTimersByTime(298_999);
    expect(shownWait()).toBe('In 0:01');
    vi.advanceTimersByTime(1);
    expect(absenceNow.value?.ready).toEqual(['bot', 'end']);
  });
});

test('[U57] an absence that is dated ahead of what is known here begins with its whole wait', () => {
  const told = afterAWhile(0);
  apply(told);
  const presence = {
    ...told.presence,
    seats: ['here', 'gone'],
    absentSince: millis(told.now + 300),
  } as const;
  apply({ type: 'presence', presence });
  expect(shownWait()).toBe('In 5:00');
});

test('[U57] two countdowns that began at different times both change when they are to', () => {
  const told = afterAWhile(0);
  if (told.game === null) throw new Error('no game');
  const answers = [
    { seat: seat(0), left: millis(30_000), since: told.now },
    { seat: seat(1), left: millis(30_400), since: told.now },
  ];
  apply({ ...told, game: { ...told.game, wait: { turn: 0, answers, until: millis(told.now + 30_400) } } });
  expect([answerSeconds.value, waitSeconds.value]).toEqual([30, 31]);
  vi.advanceTimersByTime(400);
  expect([answerSeconds.value, waitSeconds.value]).toEqual([30, 30]);
  vi.advanceTimersByTime(600);
  expect([answerSeconds.value, waitSeconds.value]).toEqual([29, 30]);
});

test('[U57] the seconds to the next attempt are counted from the moment of the loss', () => {
  const retryAt = DEVICE_NOW + 700 + 8_000;
  const isLost = computed(() => (clock.value >= DEVICE_NOW ? [retryAt] : []));
  vi.advanceTimersByTime(700);
  stop = keepTime(isLost);
  expectCountdown(() => secondsLeft(retryAt, clock.value), 8);
});

const shownWait = (): string | undefined => {
  const now = absenceNow.value;
  if (now === null) return undefined;
  return absenceText(now, true, { names: ['Ida', 'Marek'], you: seat(0) }).safe?.match(/^In [\d:]+/)?.[0];
};
