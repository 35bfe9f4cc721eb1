import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Seq } from '../../engine/base/units.ts';
import type { SeatGoneEvent, TimeGivenEvent } from '../../engine/game/events.ts';
import type { BotEvent, RequestEvent, StepView } from '../../engine/protocol/server-message.ts';
import { roomClock } from './clock.ts';
import { game, room, steps } from './room-state.ts';

/** Milliseconds for which it is told. */
const TOLD_FOR = 8_000;

type Opened = Extract<RequestEvent, { type: 'requestOpened' }>;
type Closed = Extract<RequestEvent, { type: 'requestClosed' }>;

/** What happened at the table beside the turns. */
export type TableNews =
  | TimeGivenEvent
  | SeatGoneEvent
  | Exclude<BotEvent, { type: 'letStand' }>
  | { readonly type: 'seatMoved'; readonly seat: Seat }
  /** A request came to nothing. */
  | { readonly type: 'request'; readonly opened: Opened; readonly closed: Closed };

/** The latest of it, for a while or until it is put away; null where there is none. */
export const tableNews: ReadonlySignal<TableNews | null> = computed(() => {
  const latest = latestNews(steps.value);
  if (latest === null || read.value === keyOf(latest.seq)) return null;
  if (game.value?.phase === 'over' && !isOfRoom(latest.news)) return null;
  return roomClock.value - latest.at < TOLD_FOR ? latest.news : null;
});

/** Which was put away, by room and step. */
const read = signal<string | null>(null);

export function putAwayNews(): void {
  const latest = latestNews(steps.peek());
  if (latest !== null) read.value = keyOf(latest.seq);
}

interface Told {
  readonly news: TableNews;
  readonly at: number;
  readonly seq: Seq;
}

/** The latest news of a game, with the step that told it. */
export function latestNews(told: readonly StepView[]): Told | null {
  for (const { at, seq, events } of told.toReversed()) {
    for (const event of events.toReversed()) {
      const news = newsOf(event, told);
      if (news !== null) return { news, at, seq };
    }
  }
  return null;
}

function newsOf(event: StepView['events'][number], told: readonly StepView[]): TableNews | null {
  switch (event.type) {
    case 'timeGiven':
    case 'botTookOver':
    case 'seatTakenBack':
      return event;
    case 'seatMoved':
      return { type: event.type, seat: event.seat };
    case 'seatGone':
      // Who resigns or loses on time did so on the board, so to speak: the list of turns has it.
      return event.cause === 'removed' ? event : null;
    case 'requestClosed': {
      const opened = openedBefore(event, told);
      return event.outcome === 'agreed' || opened === null
        ? null
        : { type: 'request', opened, closed: event };
    }
    default:
      return null;
  }
}

function openedBefore({ request }: Closed, told: readonly StepView[]): Opened | null {
  const events = told.flatMap((step) => step.events);
  const opened = events.findLast((event) => event.type === 'requestOpened' && event.request === request);
  return opened?.type === 'requestOpened' ? opened : null;
}

const keyOf = (seq: Seq): string => `${room.peek()?.id} ${seq}`;

/** Whether it is news when the game is over too. */
const isOfRoom = (news: TableNews): boolean =>
  news.type === 'seatMoved' || (news.type === 'request' && news.opened.want.kind === 'delete');
