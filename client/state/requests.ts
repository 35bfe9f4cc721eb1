import { computed, type ReadonlySignal } from '@preact/signals';
import { type Seat, seat } from '../../engine/base/units.ts';
import { everybodyHadATurn, playingSeats } from '../../engine/game/seats.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { Presence, RequestView, RoomView, StepView } from '../../engine/protocol/server-message.ts';
import type { Want } from '../../engine/protocol/want.ts';
import { roomClock, secondsLeft } from './clock.ts';
import { game, presence, room, steps } from './room-state.ts';

/** An open request as the viewer is concerned by it. */
export interface OpenRequest extends RequestView {
  /** Those who still have to agree. */
  readonly awaited: readonly Seat[];
  /** What the viewer has to do with it; `agreed` has answered already. */
  readonly part: 'asker' | 'asked' | 'agreed' | 'onlooker';
}

/** What the players ask each other now; null where nothing is open (rule R5). */
export const openRequest: ReadonlySignal<OpenRequest | null> = computed(() => {
  const open = room.value?.request ?? null;
  const you = room.value?.you ?? null;
  if (open === null) return null;
  if (open.want.kind === 'delete') return answeredBy(open, askedToDelete(open.by), you);
  return game.value && concerning(open, game.value, attending.value, you);
});

/** Who can be asked: those who are here, and are people. */
export interface Attending {
  readonly seats: Presence['seats'];
  /** Seats that are computers'. */
  readonly bots: readonly Seat[];
}

/** Whose seat a computer has taken over counts as gone (rule R5). */
export const attending: ReadonlySignal<Attending> = computed(() => {
  const played = (room.value?.seats ?? []).flatMap(({ bot }, index) => (bot === null ? [] : [seat(index)]));
  const events = steps.value.flatMap((step) => step.events);
  const replaced = events.flatMap((event) => (event.type === 'botTookOver' ? [event.seat] : []));
  return {
    seats: presence.value.seats.map((one, index) =>
      played.includes(seat(index)) && replaced.includes(seat(index)) ? 'gone' : one,
    ),
    bots: played.filter((one) => !replaced.includes(one)),
  };
});

/** Whole seconds for which it stays open. */
export const requestSeconds: ReadonlySignal<number | null> = computed(() => {
  const until = openRequest.value?.until;
  return until === undefined || until === null ? null : secondsLeft(until, roomClock.value);
});

/** Whether the viewer alone can call the game off now (rule E7). */
export const isAlone: ReadonlySignal<boolean> = computed(
  () => game.value !== null && !hasComeRound(game.value, steps.value),
);

/** Whose consent something would take if the viewer asked for it. */
export function consenting(
  now: GameView,
  want: Want,
  by: Seat | null,
  { seats, bots }: Attending,
): readonly Seat[] {
  const others = playingSeats(now).filter((other) => other !== by && !bots.includes(other));
  if (!('against' in want)) return others;
  return others.filter((other) => other !== want.against && seats[other] !== 'gone');
}

export function concerning(
  open: RequestView,
  now: GameView,
  who: Attending,
  you: RoomView['you'],
): OpenRequest {
  return answeredBy(open, consenting(now, open.want, open.by, who), you);
}

/** Whose consent it takes to delete the room if `by` asks for it: computers have no say, who is replaced by one has (rule R7). */
export function askedToDelete(by: Seat | null): readonly Seat[] {
  const replaced = steps.value.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'botTookOver' ? [event.seat] : [])),
  );
  return (room.value?.seats ?? []).flatMap(({ name, bot }, index) => {
    const at = seat(index);
    return at !== by && name !== null && (bot === null || replaced.includes(at)) ? [at] : [];
  });
}

function answeredBy(open: RequestView, asked: readonly Seat[], you: RoomView['you']): OpenRequest {
  const { by, agreed } = open;
  const awaited = asked.filter((one) => !agreed.includes(one));
  return { ...open, awaited, part: partOf() };

  function partOf(): OpenRequest['part'] {
    if (you === null) return 'onlooker';
    if (you === by) return 'asker';
    if (agreed.includes(you)) return 'agreed';
    return awaited.includes(you) ? 'asked' : 'onlooker';
  }
}

/** Whether everybody has had a turn or lost it, as far as `told` shows: the steps of this game. */
export function hasComeRound({ turn, seats }: GameView, told: readonly StepView[]): boolean {
  const taken = told.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'played' || type === 'exchanged' || type === 'passed'),
  );
  const lastTurn = (at: Seat) => taken.findLast((event) => 'seat' in event && event.seat === at) ?? null;
  return everybodyHadATurn({
    turn,
    seats: seats.map(({ left }, index) => ({ left, lastTurn: lastTurn(seat(index)) })),
  });
}
