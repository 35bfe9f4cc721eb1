import { isSame } from '../base/same.ts';
import type { Seq } from '../base/units.ts';
import type { GameError } from '../game/errors.ts';
import type { GameEvent } from '../game/events.ts';

type EventType = GameEvent['type'];

/** The first thing that cannot be as a record has it. `step` is a step's number in its room's log. */
export type RecordDifference =
  /** The seed is not the one that the room was bound to (rule F1): `expected` is what it commits to. */
  | { readonly code: 'record/commitment'; readonly expected: string; readonly found: string }
  | { readonly code: 'record/seats'; readonly names: number; readonly nonces: number }
  /** The rules contradict each other or the number of seats. */
  | { readonly code: 'record/rules'; readonly fields: readonly string[] }
  /** The step's number is not above that of the step before it. */
  | { readonly code: 'record/order'; readonly step: Seq }
  /** Not what the seed gives (`draw`), or what the rules give; `field` is where in the event, dotted. */
  | {
      readonly code: 'record/draw' | 'record/differs';
      readonly step: Seq;
      readonly event: EventType;
      readonly field: string;
      readonly expected: unknown;
      readonly found: unknown;
    }
  /** Something else must come here; null is nothing: none may come, or none has. */
  | {
      readonly code: 'record/other-event';
      readonly step: Seq;
      readonly expected: EventType | null;
      readonly found: EventType | null;
    }
  /** The rules refuse what the event tells of. */
  | {
      readonly code: 'record/refused';
      readonly step: Seq;
      readonly event: EventType;
      readonly error: GameError;
    }
  /** The game is not over behind the last step. */
  | { readonly code: 'record/unfinished'; readonly step: Seq };

/** What of an event comes from the stream (rule F2). */
const DRAWN: ReadonlySet<string> = new Set(['rounds', 'first', 'racks', 'drawn', 'drawCounter']);

/** Where `found` first differs from the events that must come; more behind them are none of this question. */
export function firstDifference(
  step: Seq,
  expected: readonly GameEvent[],
  found: readonly GameEvent[],
): RecordDifference | null {
  for (const [index, event] of expected.entries()) {
    const other = found[index];
    if (other?.type !== event.type) {
      return { code: 'record/other-event', step, expected: event.type, found: other?.type ?? null };
    }
    const leaf = firstLeaf(event, other, []);
    if (leaf === null) continue;
    const [head = '', ...path] = leaf.path;
    const code = DRAWN.has(head) ? 'record/draw' : 'record/differs';
    const field = [head, ...path].join('.');
    return { code, step, event: event.type, field, expected: leaf.expected, found: leaf.found };
  }
  return null;
}

interface Leaf {
  readonly path: readonly string[];
  readonly expected: unknown;
  readonly found: unknown;
}

/** The innermost values that differ; a list of plain values, as of tiles, is shown whole. */
function firstLeaf(expected: unknown, found: unknown, path: readonly string[]): Leaf | null {
  if (isSame(expected, found)) return null;
  if (!isBranch(expected) || !isBranch(found)) return { path, expected, found };
  const inside = new Map(Object.entries(found));
  for (const [key, value] of Object.entries(expected)) {
    const leaf = firstLeaf(value, inside.get(key), [...path, key]);
    if (leaf !== null) return leaf;
  }
  return { path, expected, found };
}

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null));
