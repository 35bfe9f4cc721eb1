import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat, Square } from '../engine/base/units.ts';
import type { Tile } from '../engine/equipment/tile-set.ts';
import type { BotLevel } from '../engine/moves/bots/bot-level.ts';
import type { Command } from '../engine/protocol/client-message.ts';
import type { Refusal } from '../engine/protocol/errors.ts';
import type { Want } from '../engine/protocol/want.ts';
import { type CommandKind, kindOf } from './net/command-kind.ts';
import { lag, outbox } from './net/connection.ts';
import { game, room } from './state/room-state.ts';
import { underWay } from './state/under-way.ts';

/** Kinds that keep nobody from doing something else meanwhile. */
const BESIDE: ReadonlySet<CommandKind> = new Set(['nonce', 'gift', 'request', 'say', 'house']);

/** What the player did last and has no answer to yet; null where nothing is under way. */
export const pending: ReadonlySignal<Command['type'] | null> = computed(() => {
  const types = underWay.value.map((command) => command.type);
  return (
    types.find((type) => kindOf(type) === 'turn') ?? types.find((type) => !BESIDE.has(kindOf(type))) ?? null
  );
});

/** Whether something of this kind has no answer yet. */
export const isUnderWay = (kind: CommandKind): boolean =>
  underWay.value.some(({ type }) => kindOf(type) === kind);

/** Why the last command was refused. */
export const refusal: ReadonlySignal<Refusal | null> = outbox.refusal;

export function dismissRefusal(): void {
  outbox.refuse(null);
}

export function exchange(tiles: readonly Tile[]): void {
  outbox.submit({ type: 'exchange', tiles: [...tiles], lag: lag() });
}

export function pass(): void {
  outbox.submit({ type: 'pass', lag: lag() });
}

/** Challenges the words of the play of `turn` that have these places; null for all of them. */
export function challengeWords(turn: number, words: readonly number[] | null): void {
  if (pending.peek() === null) outbox.submit({ type: 'challenge', turn, words: words && [...words] });
}

/** Lets the last play stand. */
export function acceptPlay(): void {
  const wait = game.peek()?.wait;
  if (wait) outbox.submit({ type: 'accept', turn: wait.turn });
}

/** Lets the play of `turn` stand, for whose challengers a bot on turn waits (rule C3). */
export function letStand(turn: number): void {
  outbox.submit({ type: 'accept', turn });
}

/** Leaves the game for good; where it goes on, one watches. */
export function resign(): void {
  const current = room.peek();
  if (current) outbox.submit({ type: 'resign', game: current.game });
}

/** Takes a blank off the board for the tile that it stands for (rule W5). */
export function redeem(square: Square): void {
  outbox.submit({ type: 'redeem', square });
}

/** Gives an opponent time (rule K6). */
export function giveTime(to: Seat): void {
  const current = room.peek();
  if (current) outbox.submit({ type: 'give', game: current.game, to });
}

/** Asks the others for something; what needs nobody's consent is done by it (rule R5). */
export function askFor(want: Want): void {
  const current = room.peek();
  if (current) outbox.submit({ type: 'ask', game: current.game, want });
}

/** Plays the own seat again, which a computer has taken over (rule R3). */
export function takeBackSeat(): void {
  const current = room.peek();
  if (current) outbox.submit({ type: 'takeBack', game: current.game });
}

/** Agrees with an open request, or ends it. */
export function answerRequest(request: number, agree: boolean): void {
  outbox.submit({ type: 'answer', request, agree });
}

export function rename(name: string): void {
  outbox.submit({ type: 'rename', name });
}

/** Starts with the seats that are taken: the host may, with two at least. */
export function startGame(): void {
  outbox.submit({ type: 'start' });
}

/** The host, before the game: the seat is free again. */
export function freeSeat(seat: Seat): void {
  outbox.submit({ type: 'free', seat });
}

/** The host, before the game: who sits on either seat, or its lock, goes to the other. */
export function swapSeats(a: Seat, b: Seat): void {
  outbox.submit({ type: 'swap', a, b });
}

/** The host, before the game: nobody may take a locked seat, and the game does not wait for it. */
export function lockSeat(seat: Seat, locked: boolean): void {
  outbox.submit({ type: 'lock', seat, locked });
}

/** The host, before the game: a computer opponent sits down on a free seat. */
export function addBot(seat: Seat, level: BotLevel): void {
  outbox.submit({ type: 'addBot', seat, level });
}

export function leaveSeat(): void {
  outbox.submit({ type: 'leave' });
}

export function askRematch(): void {
  const current = room.peek();
  if (current) outbox.submit({ type: 'rematch', game: current.game });
}
