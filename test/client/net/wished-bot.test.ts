import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeOutbox, type Outbox } from '../../../client/net/outbox.ts';
import { seatWishedBot, wishForBot } from '../../../client/net/wished-bot.ts';
import { apply, clearRoom, seqNow } from '../../../client/state/room-state.ts';
import { seat } from '../../../engine/base/units.ts';
import type { ClientMessage } from '../../../engine/protocol/client-message.ts';
import type { RoomView, SeatView, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const FREE: SeatView = { name: null, ready: false, rematch: false, locked: false, bot: null };
const IDA: SeatView = { ...FREE, name: 'Ida' };

let kept: Map<string, string>;
let line: boolean;
let sent: ClientMessage[];
let stop: () => void;

/** A page of the room as it is after it was loaded, also again. */
function load(): Outbox {
  clearRoom();
  const outbox = makeOutbox({
    keep: {
      get: (key) => kept.get(key) ?? null,
      set: (key, value) => kept.set(key, value),
      remove: (key) => kept.delete(key),
    },
    send: (message) => line && sent.push(message) > 0,
    seq: () => seqNow.peek(),
    epoch: () => null,
    basis: () => '',
    setUnderWay: () => undefined,
    onApplied: () => undefined,
  });
  outbox.open('wished');
  stop = seatWishedBot(outbox);
  return outbox;
}

/** The room as it waits, seen from its first seat. */
function waiting(change: Partial<RoomView> = {}): UpdateMessage {
  const update = new RoomOf(new Table({ racks: ['A', 'B'] }), 'wished').update(0);
  return { ...update, game: null, room: { ...update.room, phase: 'waiting', seats: [IDA, FREE], ...change } };
}

const bots = () => sent.filter((message) => message.type === 'addBot');

beforeEach(() => {
  kept = new Map();
  line = true;
  sent = [];
});
afterEach(() => {
  stop();
  apply(waiting({ phase: 'playing' }));
});

test('[U70] the bot that was wished for is asked for once, on the free seat', () => {
  wishForBot('wished', 'expert');
  const outbox = load();
  apply(waiting({ seats: [{ ...FREE, locked: true }, IDA, FREE], you: seat(1), host: seat(1) }));
  expect(bots()).toMatchObject([{ seat: 2, level: 'expert' }]);
  const id = bots()[0]?.id ?? '';
  const answered = { ...waiting({ seats: [IDA, { ...FREE, name: 'Vera', bot: 'expert' }] }), ack: id };
  apply(answered);
  outbox.settle(answered);
  apply(waiting());
  expect(bots()).toHaveLength(1);
});

test('[U70] over a reload without a line it is the same command, and no second one', () => {
  wishForBot('wished', 'expert');
  line = false;
  load();
  apply(waiting());
  stop();
  expect(sent).toEqual([]);
  line = true;
  const outbox = load();
  apply(waiting());
  outbox.resend();
  outbox.resend();
  expect(bots().length).toBeGreaterThan(0);
  expect(new Set(bots().map(({ id }) => id)).size).toBe(1);
  outbox.close();
});

test('[U70] refused, it is not asked for again and again', () => {
  wishForBot('wished', 'expert');
  const outbox = load();
  apply(waiting());
  const error = { code: 'room/too-many-changes' } as const;
  outbox.settle({ type: 'refused', id: bots()[0]?.id ?? '', seq: seqNow.peek(), error });
  apply(waiting());
  expect(bots()).toHaveLength(1);
  expect(outbox.refusal.value).toEqual(error);
});

test('[U70] it waits until the device is host, and is forgotten when a person has the seat', () => {
  wishForBot('wished', 'expert');
  load();
  apply(waiting({ you: null, host: null, seats: [FREE, FREE] }));
  apply(waiting({ host: seat(1) }));
  expect(sent).toEqual([]);
  apply(waiting({ seats: [IDA, { ...IDA, name: 'Marek' }] }));
  apply(waiting());
  expect(sent).toEqual([]);
});

test('[U70] another room gets none', () => {
  wishForBot('elsewhere', 'expert');
  load();
  apply(waiting());
  expect(sent).toEqual([]);
});
