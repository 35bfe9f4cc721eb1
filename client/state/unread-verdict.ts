import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { room, steps } from './room-state.ts';
import { lastVerdict, type Verdict } from './turns.ts';

/** Which challenge was read, by room, game and turn. */
const read = signal<string | null>(null);
let isInRoom = false;

const keyOf = ({ turn }: Verdict): string => `${room.peek()?.id} ${room.peek()?.game} ${turn}`;

/** The latest challenge, unless it was read, or was history when the page came to the room. */
export const unreadVerdict: ReadonlySignal<Verdict | null> = computed(() => {
  const verdict = lastVerdict(steps.value);
  return verdict !== null && read.value !== keyOf(verdict) ? verdict : null;
});

export function putAway(verdict: Verdict): void {
  read.value = keyOf(verdict);
}

effect(function passOverHistory() {
  const hasCome = room.value !== null && !isInRoom;
  isInRoom = room.value !== null;
  const verdict = hasCome ? lastVerdict(steps.peek()) : null;
  if (verdict) putAway(verdict);
});
