import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDuties } from '../../../client/net/duties.ts';
import { makeOutbox } from '../../../client/net/outbox.ts';
import { apply, clearRoom, seqNow } from '../../../client/state/room-state.ts';
import { seat } from '../../../engine/base/units.ts';
import type { ClientMessage } from '../../../engine/protocol/client-message.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { START, Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';
import { BLITZ, timed } from '../support/timed.ts';

const sent: ClientMessage[] = [];
let outbox: ReturnType<typeof makeOutbox>;
let dues = 0;
let looks = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  clearRoom();
  sent.length = 0;
  dues = 0;
  looks = 0;
  const keep = { get: () => null, set: () => undefined, remove: () => undefined };
  outbox = makeOutbox({
    keep,
    send: (message) => sent.push(message) > 0,
    seq: () => seqNow.peek(),
    epoch: () => null,
    basis: () => '',
    setUnderWay: () => undefined,
    onApplied: () => undefined,
  });
  outbox.open('duties');
  stop = startDuties(outbox, { sayDue: () => dues++, lookAgain: () => looks++ });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A room that waits, with the viewer's seat ready or not. */
function waiting(told: RoomOf, ready: boolean, game = 1): UpdateMessage {
  const update = told.update(0);
  const seats = update.room.seats.map((each) => ({ ...each, ready }));
  return { ...update, game: null, room: { ...update.room, phase: 'waiting', game, seats } };
}
const told = (viewer: number | null = 0): RoomOf =>
  new RoomOf(new Table({ racks: ['A', 'B'] }), 'duties', viewer);
const nonces = () => sent.filter((message) => message.type === 'nonce');

describe('[F1] a seat gives its share of the chance by itself', () => {
  test('[F1] once a game, and another one for the next', () => {
    const room = told();
    apply(waiting(room, false));
    apply(waiting(room, false));
    expect(nonces()).toMatchObject([{ game: 1 }]);
    const id = nonces()[0]?.id ?? '';
    const answered = { ...waiting(room, true), ack: id };
    apply(answered);
    outbox.settle(answered);
    apply(waiting(room, false, 2));
    expect(nonces()).toMatchObject([{ game: 1 }, { game: 2 }]);
    const [first, second] = nonces().map((message) => message.nonce);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  test('[F1] while one of an earlier game has no answer the next waits, and is given then', () => {
    const room = told();
    apply(waiting(room, false));
    apply(waiting(room, false, 2));
    expect(nonces()).toMatchObject([{ game: 1 }]);
    outbox.settle(room.refused(nonces()[0]?.id ?? '', { code: 'room/other-game', game: 2 }));
    expect(nonces()).toMatchObject([{ game: 1 }, { game: 2 }]);
  });

  test('[F1] refused, it is given again when the room goes on and still waits for it', () => {
    const room = told();
    apply(waiting(room, false));
    outbox.settle(room.refused(nonces()[0]?.id ?? '', { code: 'room/not-seated' }));
    expect(nonces()).toHaveLength(1);
    apply(waiting(room.push([{ type: 'renamed', seat: seat(1), name: 'Mo' }]), false));
    expect(nonces()).toMatchObject([{ game: 1 }, { game: 1 }]);
  });

  test('[F1] refused, it is not given again and again', () => {
    const room = told();
    apply(waiting(room, false));
    outbox.settle(room.refused(nonces()[0]?.id ?? '', { code: 'room/other-game', game: 2 }));
    apply(waiting(room, false));
    expect(nonces()).toHaveLength(1);
  });

  test('[F1] a watcher gives none, nor does a seat before the room has committed', () => {
    apply(waiting(told(null), false));
    const update = waiting(told(), false);
    apply({ ...update, room: { ...update.room, commitment: '' } });
    expect(nonces()).toEqual([]);
  });
});

describe('[C4] the wait after a last play', () => {
  test('[C4] the room is told when it is over by the clock, as long as it lasts', () => {
    const table = new Table({ racks: ['AB', 'CD'], bag: '' });
    const room = new RoomOf(table, 'duties');
    table.place(0, '8H AB');
    apply(room.step().update(0));
    expect(table.state.phase).toBe('lastPlay');
    vi.advanceTimersByTime(29_999);
    expect(dues).toBe(0);
    vi.advanceTimersByTime(1);
    expect(dues).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(dues).toBe(2);
    table.wait(30_000);
    table.due();
    apply(room.step().update(0));
    vi.advanceTimersByTime(60_000);
    expect(dues).toBe(2);
  });
});

describe('[K5] a seat’s time', () => {
  test('[K5] the room is told when it is up, in overtime only when the game is lost by it', () => {
    const room = told();
    apply(timed(room.update(0), BLITZ, [10_000, 70_000]));
    vi.advanceTimersByTime(69_999);
    expect(dues).toBe(0);
    vi.advanceTimersByTime(1);
    expect(dues).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(dues).toBe(2);
    apply(timed(room.push([]).update(0), BLITZ, [20_000, 70_000]));
    vi.advanceTimersByTime(10_000);
    expect(dues).toBe(2);
  });
});

describe('[U51] who waits for another’s turn', () => {
  test('[U51] looks every minute whether they are there, and what the room says begins the minute anew', () => {
    const room = new RoomOf(new Table({ racks: ['A', 'B'], toMove: 1 }), 'duties');
    apply(room.update(0));
    vi.advanceTimersByTime(59_999);
    expect(looks).toBe(0);
    vi.advanceTimersByTime(1);
    expect(looks).toBe(1);
    vi.advanceTimersByTime(30_000);
    apply(room.update(0));
    vi.advanceTimersByTime(59_999);
    expect(looks).toBe(1);
    vi.advanceTimersByTime(60_001);
    expect(looks).toBe(3);
  });

  test('[U51] nobody looks on their own turn, nor a watcher, nor when the game is over', () => {
    const none = (update: UpdateMessage): void => {
      clearRoom();
      apply(update);
      vi.advanceTimersByTime(120_000);
      expect(looks).toBe(0);
    };
    none(told().update(0));
    none(new RoomOf(new Table({ racks: ['A', 'B'], toMove: 1 }), 'duties', null).update(0));
    const table = new Table({ racks: ['A', 'B'], toMove: 1 });
    table.resign(1);
    none(new RoomOf(table, 'duties').step().update(0));
  });
});
