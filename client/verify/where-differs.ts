import type { Seat } from '../../engine/base/units.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import type { RecordDifference } from '../../engine/verify/record-difference.ts';

/** Where in a game something differs, as its players would say. */
export type GamePlace =
  | { readonly kind: 'starting-draw' | 'first-racks' | 'result' }
  /** Turns are counted from 1, passed and lost ones too. */
  | { readonly kind: 'turn'; readonly turn: number; readonly seat: Seat };

/** Null where the difference is in no event, or in one that is no turn. */
export function whereDiffers(record: GameRecord, difference: RecordDifference): GamePlace | null {
  if (!('step' in difference) || difference.code === 'record/unfinished') return null;
  const index = record.steps.findIndex(({ seq }) => seq === difference.step);
  const events = record.steps[index]?.events ?? [];
  const type = 'event' in difference ? difference.event : events.find(isTurn)?.type;
  if (type === 'firstDrawn') return { kind: 'starting-draw' };
  if (type === 'dealt') return { kind: 'first-racks' };
  if (type === 'ended') return { kind: 'result' };
  const at = events.findIndex((event) => isTurn(event) && (event.type === type || type === 'clock'));
  const turn = events[at];
  if (turn === undefined || !isTurn(turn)) return null;
  const before = record.steps.slice(0, index).flatMap((step) => step.events);
  const count = [...before, ...events.slice(0, at + 1)].filter(isTurn).length;
  return { kind: 'turn', turn: count, seat: turn.seat };
}

type TurnEvent = Extract<GameEvent, { type: 'played' | 'exchanged' | 'passed' | 'turnLost' }>;

const isTurn = (event: GameEvent): event is TurnEvent =>
  event.type === 'played' ||
  event.type === 'exchanged' ||
  event.type === 'passed' ||
  event.type === 'turnLost';
