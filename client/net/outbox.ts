import { type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seq } from '../../engine/base/units.ts';
import type { ClientMessage, Command } from '../../engine/protocol/client-message.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { ServerMessage } from '../../engine/protocol/server-message.ts';
import { isDoneAlready } from '../state/done-already.ts';
import { setAnswerLate } from '../state/quiet.ts';
import type { Keep } from '../state/storage.ts';
import { KINDS, kindOf } from './command-kind.ts';
import { type Held, readHeld } from './held-command.ts';
import { randomHex } from './random-hex.ts';

const SILENCE = 5_000;
/** Added to the wait that a room asks for which was told too much: one message more than it took. */
const BREATH = 1_000;
/** How often a command that came too late is meant anew before its sender is told. */
const MOST_RETRIES = 3;
/** They name a play or a request by its number, which is another one's in another history. */
const OF_THAT_HISTORY: readonly Command['type'][] = ['challenge', 'accept', 'answer'];

type WithoutHeader<C> = C extends Command ? Omit<C, 'id' | 'expect'> : never;
/** A command before it has an id. */
export type Order = WithoutHeader<Command>;

type OutboxKey = `outbox.${string}`;

export interface OutboxWorld {
  readonly keep: Keep<OutboxKey>;
  /** False where there is no line. */
  readonly send: (message: ClientMessage) => boolean;
  /** The last step that is known here. */
  readonly seq: () => Seq;
  /** Which history of the room that is in; null before it has told. */
  readonly epoch: () => string | null;
  /** What a command of this type was decided on: it is only meant anew where this is still the same. */
  readonly basis: (type: Command['type']) => string;
  /** Told each time what has no answer yet. */
  readonly setUnderWay: (commands: readonly Command[]) => void;
  /** Told each command that the room has applied. */
  readonly onApplied: (command: Command) => void;
}

/** Commands that have not been answered. Each is sent until it is, always under its id, so it is applied once. */
export interface Outbox {
  /** Why the last command was refused, until dismissed. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** Takes up what a room still owes an answer to, and lets go of another room's. */
  readonly open: (roomId: string) => void;
  /** Lets go of what is unanswered; it stays kept until its room is opened again. */
  readonly close: () => void;
  /** False where one of its kind is under way. */
  readonly submit: (order: Order) => boolean;
  /** Whether none of a kind is under way, as a signal tells. */
  readonly isFree: (type: Command['type']) => boolean;
  /** Sends again whatever is unanswered: the line is new. */
  readonly resend: () => void;
  /** To be told each message after it was applied. */
  readonly settle: (message: ServerMessage) => void;
  readonly refuse: (refusal: Refusal | null) => void;
}

export function makeOutbox(world: OutboxWorld): Outbox {
  const held = signal<readonly Held[]>([]);
  const refusal = signal<Refusal | null>(null);
  let roomId: string | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const keyOf = (type: Command['type']): OutboxKey => `outbox.${roomId}.${kindOf(type)}`;

  function setHeld(next: readonly Held[]): void {
    held.value = next;
    world.setUnderWay(next.map((one) => one.command));
    if (next.length > 0) return;
    clearTimeout(silence);
    setAnswerLate(false);
  }

  const keep = (one: Held): void => world.keep.set(keyOf(one.command.type), JSON.stringify(one));

  function hold(one: Held): void {
    setHeld([...held.peek(), one]);
    keep(one);
    if (one.lateUntil === null) sendAll([one]);
  }

  function drop(one: Held): void {
    setHeld(held.peek().filter((other) => other !== one));
    const key = keyOf(one.command.type);
    // Another tab of this room may have kept a command of its own there since.
    if (readHeld(world.keep.get(key))?.command.id === one.command.id) world.keep.remove(key);
  }

  function sendAll(some: readonly Held[]): void {
    for (const one of some) world.send(one.command);
    listen();
  }

  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      setAnswerLate(true);
      world.send({ type: 'sync', after: world.seq() });
      resend();
    }, SILENCE);
  }

  function resend(): void {
    for (const one of held.peek()) if (isOfOtherHistory(one)) carryOver(one);
    const due = held.peek().filter((one) => one.lateUntil === null);
    if (due.length > 0) sendAll(due);
  }

  const isFree = (type: Command['type']): boolean =>
    held.value.every((one) => kindOf(one.command.type) !== kindOf(type));

  function submit(order: Order): boolean {
    if (!untracked(() => isFree(order.type))) return false;
    refusal.value = null;
    hold(toHold(order, world.basis(order.type), MOST_RETRIES));
    return true;
  }

  function toHold(order: Order, basis: string, retries: number): Held {
    return {
      command: { ...order, id: randomHex(), expect: world.seq() },
      basis,
      epoch: world.epoch(),
      retries,
      lateUntil: null,
    };
  }

  function isOfOtherHistory({ epoch }: Held): boolean {
    const now = world.epoch();
    return epoch !== null && now !== null && epoch !== now;
  }

  /**
   * Of a room that was set back: it may or may not have been applied before, so it keeps its id; but what was meant for
   * another board must not fall on this one.
   */
  function carryOver(one: Held): void {
    const { command } = one;
    const isMeant = world.basis(command.type) === one.basis && !OF_THAT_HISTORY.includes(command.type);
    drop(one);
    if (isMeant) {
      const carried = { ...one, command: { ...command, expect: world.seq() }, epoch: world.epoch() };
      setHeld([...held.peek(), carried]);
      keep(carried);
    } else if (command.type !== 'nonce') refusal.value = { code: 'room/stale', seq: world.seq() };
  }

  /** A late command waits for the steps it came too late for; then it is done already, meant anew, or refused. */
  function reconsider(one: Held, error: Refusal): void {
    drop(one);
    if (isDoneAlready(one.command)) return;
    const { id: _id, expect: _expect, ...order } = one.command;
    if (one.retries > 0 && world.basis(order.type) === one.basis) {
      hold(toHold(order, one.basis, one.retries - 1));
    } else if (order.type !== 'nonce') refusal.value = error;
  }

  function refused(one: Held, error: Refusal): void {
    if (error.code !== 'room/stale') {
      drop(one);
      // Nobody gave the nonce by hand, and one too many does no harm.
      if (one.command.type !== 'nonce') refusal.value = error;
    } else if (error.seq <= world.seq()) reconsider(one, error);
    else {
      setHeld(held.peek().map((other) => (other === one ? { ...one, lateUntil: error.seq } : other)));
    }
  }

  function settle(message: ServerMessage): void {
    if (message.type === 'presence') return;
    if (message.type !== 'refused') {
      for (const one of held.peek().filter((each) => each.command.id === message.ack)) {
        drop(one);
        world.onApplied(one.command);
      }
      if (message.type !== 'update') return;
      for (const one of held.peek()) {
        if (one.lateUntil !== null && one.lateUntil <= world.seq()) {
          reconsider(one, { code: 'room/stale', seq: message.seq });
        }
      }
      return;
    }
    if (message.error.code === 'wire/too-many') {
      clearTimeout(silence);
      silence = setTimeout(resend, message.error.retryAfter + BREATH);
      return;
    }
    // A frame that could not be read names no command: then it was one of these, and none of them gets through.
    const meant = held.peek().filter((one) => message.id === null || one.command.id === message.id);
    for (const one of meant) refused(one, message.error);
  }

  return {
    refusal,
    open: (id) => {
      roomId = id;
      refusal.value = null;
      setHeld(KINDS.flatMap((kind) => readHeld(world.keep.get(`outbox.${id}.${kind}`)) ?? []));
    },
    close: () => {
      refusal.value = null;
      setHeld([]);
    },
    submit,
    isFree,
    resend,
    settle,
    refuse: (error) => {
      refusal.value = error;
    },
  };
}
