import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeOutbox, type Outbox, type OutboxWorld } from '../../../client/net/outbox.ts';
import { isQuiet } from '../../../client/state/quiet.ts';
import type { Keep } from '../../../client/state/storage.ts';
import { millis, seat, seq } from '../../../engine/base/units.ts';
import type { ClientMessage, Command } from '../../../engine/protocol/client-message.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import type { RefusedMessage, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

/** A device with its storage, before a room that answers only when the test does. */
class Device {
  readonly kept = new Map<string, string>();
  readonly sent: ClientMessage[] = [];
  readonly applied: Command[] = [];
  underWay: readonly Command[] = [];
  seq = 5;
  epoch = 'first';
  basis = 'the same';
  online = true;

  private readonly keep: Keep = {
    get: (key) => this.kept.get(key) ?? null,
    set: (key, value) => void this.kept.set(key, value),
    remove: (key) => void this.kept.delete(key),
  };
  private readonly world: OutboxWorld = {
    keep: this.keep,
    send: (message) => this.online && this.sent.push(message) > 0,
    seq: () => seq(this.seq),
    epoch: () => this.epoch,
    basis: () => this.basis,
    setUnderWay: (commands) => {
      this.underWay = commands;
    },
    onApplied: (command) => this.applied.push(command),
  };
  /** As after loading the page. */
  outbox: Outbox = this.load();

  load(): Outbox {
    this.outbox = makeOutbox(this.world);
    this.outbox.open('room');
    return this.outbox;
  }

  commands = (): Command[] => this.sent.filter((message) => 'id' in message);
  ids = (): string[] => this.commands().map((command) => command.id);
}

const update = (at: number, ack: string | null): UpdateMessage => ({
  ...new RoomOf(new Table({ racks: ['A', 'B'] }), 'room').update(0, ack),
  seq: seq(at),
  now: millis(0),
});
const refused = (id: string | null, error: Refusal): RefusedMessage => ({
  type: 'refused',
  id,
  seq: seq(5),
  error,
});
const late = (at: number): Refusal => ({ code: 'room/stale', seq: seq(at) });

let device: Device;

beforeEach(() => {
  vi.useFakeTimers();
  device = new Device();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[U13] a command is sent until it is answered, always under its id', () => {
  test('[U13] an id is 128 random bits, another one for every command', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.outbox.submit({ type: 'rename', name: 'Ida' });
    expect(device.ids().every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
    expect(new Set(device.ids()).size).toBe(2);
    expect(device.commands()[0]).toMatchObject({ type: 'pass', expect: 5 });
  });

  test('[U13] one of a kind is under way: pressed twice, it is sent once', () => {
    expect(device.outbox.submit({ type: 'pass', lag: 0 })).toBe(true);
    expect(device.outbox.submit({ type: 'pass', lag: 0 })).toBe(false);
    expect(device.outbox.submit({ type: 'challenge', turn: 1, words: null })).toBe(false);
    expect(device.outbox.submit({ type: 'leave' })).toBe(true);
    expect(device.commands().map((command) => command.type)).toEqual(['pass', 'leave']);
  });

  test('[U19] five seconds without an answer are told, until it comes', async () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(isQuiet.value).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isQuiet.value).toBe(true);
    device.outbox.settle(update(6, device.ids()[0] ?? ''));
    expect(isQuiet.value).toBe(false);
  });

  test('[U13] over a new line it is sent again', () => {
    device.online = false;
    device.outbox.submit({ type: 'pass', lag: 0 });
    expect(device.sent).toEqual([]);
    device.online = true;
    device.outbox.resend();
    device.outbox.resend();
    expect(new Set(device.ids()).size).toBe(1);
    expect(device.ids()).toHaveLength(2);
  });

  test('[U13] after a reload it is sent again, until the answer has come', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.load().resend();
    const [first, second] = device.ids();
    expect(second).toBe(first);
    device.outbox.settle(update(6, first ?? ''));
    expect(device.underWay).toEqual([]);
    device.load();
    expect(device.underWay).toEqual([]);
  });

  test('[U13] another room’s command stays with that room', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.outbox.open('another');
    expect(device.underWay).toEqual([]);
    device.outbox.open('room');
    expect(device.underWay).toHaveLength(1);
  });

  test('[U13] what the room has applied is told, once, and what it refused is not', () => {
    device.outbox.submit({ type: 'rename', name: 'Ida' });
    const [id = ''] = device.ids();
    device.outbox.settle(update(6, id));
    device.outbox.settle(update(6, id));
    expect(device.applied).toMatchObject([{ type: 'rename', name: 'Ida' }]);
    device.outbox.submit({ type: 'rename', name: '!' });
    device.outbox.settle(refused(device.ids().at(-1) ?? '', { code: 'name/empty' }));
    expect(device.applied).toHaveLength(1);
    expect(device.underWay).toEqual([]);
  });

  test('[U13] who leaves the page of the room says nothing more there, and goes on when back there', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.outbox.close();
    vi.advanceTimersByTime(60_000);
    expect(device.sent).toHaveLength(1);
    device.outbox.open('room');
    device.outbox.resend();
    expect(new Set(device.ids()).size).toBe(1);
    expect(device.ids()).toHaveLength(2);
  });

  test('[U13] what was kept and cannot be read is let go', () => {
    device.kept.set('outbox.room.turn', '{"command":{"type":"fold"}}');
    device.kept.set('outbox.room.leave', 'x');
    device.load();
    expect(device.underWay).toEqual([]);
  });

  test('[U13] five seconds of silence ask how things stand, and say it again', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    vi.advanceTimersByTime(4_999);
    expect(device.sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(device.sent.map((message) => message.type)).toEqual(['pass', 'sync', 'pass']);
    device.outbox.settle(update(6, device.ids()[0] ?? ''));
    vi.advanceTimersByTime(60_000);
    expect(device.sent).toHaveLength(3);
  });

  test('[U13] refused for saying too much, it is said again when it may be', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.outbox.settle(refused(null, { code: 'wire/too-many', retryAfter: 700 }));
    vi.advanceTimersByTime(700);
    expect(device.sent).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(device.commands()).toHaveLength(2);
    expect(device.sent).toHaveLength(2);
    expect(device.outbox.refusal.value).toBeNull();
  });
});

describe('[U14] a refused command', () => {
  test('[U14] is over, and why stays to be read until it is dismissed or something else is done', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.outbox.settle(refused(device.ids()[0] ?? '', { code: 'turn/not-yours', toMove: seat(1) }));
    expect(device.outbox.refusal.value?.code).toBe('turn/not-yours');
    device.load();
    expect(device.underWay).toEqual([]);
    device.outbox.refuse({ code: 'game/over' });
    device.outbox.submit({ type: 'pass', lag: 0 });
    expect(device.outbox.refusal.value).toBeNull();
  });

  test('[U14] of another tab is none of this one’s', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.outbox.settle(refused('f'.repeat(32), { code: 'game/over' }));
    device.outbox.settle(update(6, 'f'.repeat(32)));
    expect(device.underWay).toHaveLength(1);
    expect(device.outbox.refusal.value).toBeNull();
  });

  test('[U14] that was not even read is not sent for ever', () => {
    device.outbox.submit({ type: 'rename', name: 'x'.repeat(300) });
    device.outbox.settle(refused(null, { code: 'wire/bad-shape', path: 'name' }));
    expect(device.underWay).toEqual([]);
    expect(device.outbox.refusal.value?.code).toBe('wire/bad-shape');
  });

  test('[U14] nobody is told about a nonce', () => {
    device.outbox.submit({ type: 'nonce', game: 1, nonce: '0'.repeat(32) });
    device.outbox.settle(refused(device.ids()[0] ?? '', { code: 'room/nonce-given' }));
    expect([device.underWay, device.outbox.refusal.value]).toEqual([[], null]);
  });
});

describe('[U15] a command that came too late', () => {
  test('[U15] is meant anew, as another command, when nothing that matters has changed', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.outbox.settle(refused(device.ids()[0] ?? '', late(6)));
    expect(device.ids()).toHaveLength(1);
    expect(device.underWay).toHaveLength(1);
    device.seq = 6;
    device.outbox.settle(update(6, null));
    expect(device.commands()[1]).toMatchObject({ type: 'pass', expect: 6 });
    expect(new Set(device.ids()).size).toBe(2);
    expect(device.outbox.refusal.value).toBeNull();
  });

  test('[U15] is refused when the board, the rack or the turn is another', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    device.seq = 6;
    device.basis = 'another';
    device.outbox.settle(refused(device.ids()[0] ?? '', late(6)));
    expect(device.ids()).toHaveLength(1);
    expect(device.outbox.refusal.value?.code).toBe('room/stale');
  });

  test('[U15] is given up after three more times', () => {
    device.outbox.submit({ type: 'pass', lag: 0 });
    for (let round = 0; round < 10 && device.underWay.length > 0; round++) {
      device.seq++;
      device.outbox.settle(refused(device.ids().at(-1) ?? '', late(device.seq)));
    }
    expect(device.ids()).toHaveLength(4);
    expect(device.outbox.refusal.value?.code).toBe('room/stale');
  });
});

describe('[D14] in a room that was set back', () => {
  /** A command is given, and the room has another history when its page comes back. */
  function setBack(order: Parameters<Outbox['submit']>[0], basis = device.basis): string {
    device.outbox.submit(order);
    device.epoch = 'second';
    device.seq = 3;
    device.basis = basis;
    device.load().resend();
    return device.ids()[0] ?? '';
  }

  test('[D14] a command that means the same there is sent under its id, once more and not for ever', () => {
    const id = setBack({ type: 'rename', name: 'Ida' });
    expect(device.commands()[1]).toEqual({ type: 'rename', name: 'Ida', id, expect: 3 });
    device.load().resend();
    expect(device.commands()[2]).toEqual(device.commands()[1]);
    device.outbox.settle(update(4, id));
    expect(device.underWay).toEqual([]);
  });

  test('[D14] a turn that was meant for another board is not sent, and its player is told', () => {
    setBack({ type: 'pass', lag: 0 }, 'another');
    expect([device.ids().length, device.underWay]).toEqual([1, []]);
    expect(device.outbox.refusal.value).toEqual({ code: 'room/stale', seq: 3 });
  });

  test.each([
    { type: 'challenge', turn: 4, words: null },
    { type: 'accept', turn: 4 },
    { type: 'answer', request: 1, agree: true },
  ] as const)('[D14] nor is one that names something by its number: $type', (order) => {
    setBack(order);
    expect([device.ids().length, device.outbox.refusal.value?.code]).toEqual([1, 'room/stale']);
  });
});
