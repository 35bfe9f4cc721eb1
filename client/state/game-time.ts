import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seat } from '../../engine/base/units.ts';
import { leftAt, type Urgency, untilNextDial, urgencyOf } from './game-clock.ts';
import { clockAhead, game, room } from './room-state.ts';
import { underWay } from './under-way.ts';

/** What is said of the own clock when it runs low. */
export type ClockWarning = Exclude<Urgency, 'calm'>;

/** Timers are set no shorter: one may come too early by a moment, and then is set again. */
const SHORTEST_WAIT = 16;
const RANK: Readonly<Record<ClockWarning, number>> = { minute: 1, seconds: 2, overtime: 3 };
/** Commands with which the own time stops. */
const ENDS_TURN: ReadonlySet<string> = new Set(['place', 'exchange', 'pass', 'accept']);

/** This device's clock as of the last change of a dial. */
const now = signal(Date.now());
/** When the own turn was sent; null while none is under way. */
const sentAt = signal<number | null>(null);
const warned = signal<{ readonly key: string; readonly warning: ClockWarning } | null>(null);

/** What a warning is given once for: a game, or a turn where each has a time of its own. */
const warningKey = computed(() => {
  const current = room.value;
  const rule = current?.ruleset.clock ?? null;
  if (current === null || rule === null) return null;
  return `${current.id} ${current.game} ${rule.kind === 'turn' ? game.value?.turn : ''}`;
});

const isSent = computed(() => underWay.value.some(({ type }) => ENDS_TURN.has(type)));

/** The gravest thing that is to be said of the own clock in this game; null as long as it has time, or there is none. */
export const clockWarning: ReadonlySignal<ClockWarning | null> = computed(() =>
  warned.value !== null && warned.value.key === warningKey.value ? warned.value.warning : null,
);

/** A seat's time as it is now; the own one stands as soon as the turn is sent. Null without a clock. */
export function timeOf(seat: Seat): number | null {
  const current = game.value;
  const at = (seat === room.value?.you ? sentAt.value : null) ?? now.value;
  return current === null ? null : leftAt(current, seat, at + clockAhead.value);
}

/** Whether a seat's time runs, as far as is known here. */
export function isRunning(seat: Seat): boolean {
  const clock = game.value?.clock;
  return clock?.running.includes(seat) === true && !(seat === room.value?.you && isSent.value);
}

/** Keeps the times going until the function it returns is called: a dial changes when it is to, and no oftener. */
export function keepGameTime(): () => void {
  const stops = [watchSent(), watchDials(), watchWarnings()];
  return () => {
    for (const stop of stops) stop();
  };
}

function watchSent(): () => void {
  return effect(() => {
    sentAt.value = isSent.value ? Date.now() : null;
  });
}

function watchDials(): () => void {
  return effect(() => {
    const ahead = clockAhead.value;
    const current = game.value;
    const running = current?.clock?.running.filter(isRunning) ?? [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      now.value = Date.now();
      const there = now.peek() + ahead;
      const flagAt = current?.clock?.flagAt ?? Number.POSITIVE_INFINITY;
      if (current === null || running.length === 0 || there >= flagAt) return;
      const waits = running.map((seat) => untilNextDial(leftAt(current, seat, there) ?? 0));
      timer = setTimeout(look, Math.max(SHORTEST_WAIT, Math.min(...waits)));
    };
    untracked(look);
    return () => clearTimeout(timer);
  });
}

function watchWarnings(): () => void {
  return effect(() => {
    const current = room.value;
    const key = warningKey.value;
    const rule = current?.ruleset.clock ?? null;
    const you = current?.you ?? null;
    if (rule === null || key === null || you === null || !isRunning(you)) return;
    const urgency = urgencyOf(rule, timeOf(you) ?? 0);
    const before = untracked(() => clockWarning.value);
    if (urgency === 'calm' || (before !== null && RANK[before] >= RANK[urgency])) return;
    warned.value = { key, warning: urgency };
  });
}
