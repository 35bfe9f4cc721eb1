import type { Command } from '../../engine/protocol/client-message.ts';
import type { StepView } from '../../engine/protocol/server-message.ts';
import { room, steps } from './room-state.ts';

/** Whether the own seat has done since just what this turn was to do, from another of its tabs: it is late, and still right. */
export function isDoneAlready(command: Command): boolean {
  const you = room.peek()?.you;
  return steps
    .peek()
    .some(({ seq, events }) => seq > command.expect && events.some((event) => isSame(event, command, you)));
}

function isSame(
  event: StepView['events'][number],
  command: Command,
  you: number | null | undefined,
): boolean {
  switch (command.type) {
    case 'place':
      return (
        event.type === 'played' && event.seat === you && alike(event.tiles.map(laid), command.tiles.map(laid))
      );
    case 'exchange':
      return event.type === 'exchanged' && event.seat === you && alike(event.returned ?? [], command.tiles);
    case 'pass':
      return event.type === 'passed' && event.seat === you && event.by === 'seat';
    default:
      return false;
  }
}

interface Laid {
  readonly square: number;
  readonly letter: string;
  readonly blank: boolean;
}

const laid = ({ square, letter, blank }: Laid): string => `${square} ${letter} ${blank}`;

const alike = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();
