import type { GameEvent } from '../../engine/game/events.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import type { Random } from './seeded-random.ts';

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** An event of a record, and where it is. */
export interface Found<Event extends GameEvent = GameEvent> {
  /** Index of the step, and of the event in it. */
  readonly step: number;
  readonly index: number;
  readonly event: Event;
}

/** Every event of some kinds, in order. */
export function eventsIn<Type extends GameEvent['type']>(
  record: GameRecord,
  ...types: readonly Type[]
): readonly Found<EventOf<Type>>[] {
  const isWanted = (event: GameEvent): event is EventOf<Type> =>
    (types as readonly string[]).includes(event.type);
  return record.steps.flatMap(({ events }, step) =>
    events.flatMap((event, index) => (isWanted(event) ? [{ step, index, event }] : [])),
  );
}

/** The record with other events in place of one; the step goes with its last event. */
export function withEvents(
  record: GameRecord,
  { step, index }: Pick<Found, 'step' | 'index'>,
  ...events: readonly GameEvent[]
): GameRecord {
  const steps = record.steps.map((each, at) =>
    at === step ? { ...each, events: each.events.toSpliced(index, 1, ...events) } : each,
  );
  return { ...record, steps: steps.filter((each) => each.events.length > 0) };
}

/** A tile that is another than `tile`. */
export const otherTile = <T extends string>(tile: T, tiles: readonly T[], random: Random): T =>
  random.pick(tiles.filter((each) => each !== tile));

/** Hex digits of which one, at random, is another. */
export function otherHex(hex: string, random: Random): string {
  const at = random.below(hex.length);
  const digit = (Number.parseInt(hex.charAt(at), 16) + 1 + random.below(15)) % 16;
  return hex.slice(0, at) + digit.toString(16) + hex.slice(at + 1);
}
