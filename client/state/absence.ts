import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Millis, millis, type Seat } from '../../engine/base/units.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { type ClaimKind, claimDelay } from '../../engine/game/claims.ts';
import { roomClock } from './clock.ts';
import { inPlay } from './in-play.ts';
import { game, presence, room } from './room-state.ts';

/** The seat to move is gone (rule R3). */
export interface Absence {
  readonly seat: Seat;
  readonly since: Millis;
  /** What can be claimed of it and from when, by the room's clock; the earliest first. */
  readonly claims: readonly { readonly kind: ClaimKind; readonly ready: Millis }[];
}

/** How an absence stands at a moment. */
export interface AbsenceNow {
  readonly seat: Seat;
  /** Milliseconds for which the seat has been gone. */
  readonly gone: number;
  /** What can be claimed, what weighs most first. */
  readonly ready: readonly ClaimKind[];
  /** What can be claimed next, and in how many milliseconds. */
  readonly next: { readonly kind: ClaimKind; readonly wait: number } | null;
}

const KINDS: readonly ClaimKind[] = ['end', 'bot', 'win', 'remove'];

/** Null while the seat to move is not gone. */
export const absence: ReadonlySignal<Absence | null> = computed(() => {
  const since = presence.value.absentSince;
  const now = game.value;
  const ruleset = room.value?.ruleset;
  if (since === null || now?.phase !== 'playing' || ruleset === undefined) return null;
  return now.toMove === room.value?.you ? null : absenceOf(now.toMove, since, ruleset, now.seats.length);
});

export const absenceNow: ReadonlySignal<AbsenceNow | null> = computed(
  () => absence.value && standing(absence.value, roomClock.value),
);

/** Whether the viewer may claim what there is to be claimed. */
export const mayClaim: ReadonlySignal<boolean> = computed(() => inPlay.value && absence.value !== null);

/** Whose absence was seen last, and in which turn. */
const lastAbsent = signal<{ readonly seat: Seat; readonly turn: string } | null>(null);

/** Which turn of which game it is. */
const thisTurn = computed(() => `${room.value?.id} ${room.value?.game} ${game.value?.turn}`);

/** Who was gone in this turn and is back; null where nobody is. */
export const returned: ReadonlySignal<Seat | null> = computed(() => {
  const last = lastAbsent.value;
  const isSame = last !== null && absence.value === null && last.turn === thisTurn.value;
  return isSame && game.value?.phase === 'playing' && game.value.toMove === last.seat ? last.seat : null;
});

effect(function noteAbsence() {
  const now = absence.value;
  if (now !== null) lastAbsent.value = { seat: now.seat, turn: thisTurn.peek() };
});

export function absenceOf(at: Seat, since: Millis, ruleset: Pick<Ruleset, 'clock'>, seats: number): Absence {
  const claims = KINDS.flatMap((kind) => {
    const delay = claimDelay(ruleset, seats, kind);
    return delay === null ? [] : [{ kind, ready: millis(since + delay) }];
  });
  return { seat: at, since, claims: claims.toSorted((a, b) => a.ready - b.ready) };
}

/** `now` is by the room's clock as it is known here, which may be a moment behind what was told last. */
export function standing({ seat, since, claims }: Absence, now: number): AbsenceNow {
  const at = Math.max(now, since);
  const next = claims.find(({ ready }) => ready > at);
  return {
    seat,
    gone: at - since,
    ready: claims.flatMap(({ kind, ready }) => (ready <= at ? [kind] : [])).reverse(),
    next: next ? { kind: next.kind, wait: next.ready - at } : null,
  };
}
