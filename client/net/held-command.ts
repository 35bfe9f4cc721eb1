import type { Seq } from '../../engine/base/units.ts';
import type { Command } from '../../engine/protocol/client-message.ts';
import { isRecord, readKept } from '../state/kept-json.ts';
import { isCommandType } from './command-kind.ts';

/** A command that has not been answered. */
export interface Held {
  readonly command: Command;
  /** What it was decided on. */
  readonly basis: string;
  /** The room's history in which it was given; null where none was known. */
  readonly epoch: string | null;
  /** How often it may still be meant anew. */
  readonly retries: number;
  /** It came too late: the step to wait for before it is meant anew. */
  readonly lateUntil: Seq | null;
}

/** What was kept as JSON, or null where that is nothing to go by. */
export function readHeld(text: string | null): Held | null {
  const held = readKept(text, isHeld);
  return held && { ...held, epoch: held.epoch ?? null, lateUntil: null };
}

// The device keeps it for itself, and the room reads what is sent by its own schema: this only tells
// what this version wrote from what another may have.
function isHeld(data: unknown): data is Held {
  if (!isRecord(data) || !isRecord(data.command)) return false;
  const { id, expect, type } = data.command;
  return (
    typeof data.basis === 'string' &&
    typeof data.retries === 'number' &&
    typeof id === 'string' &&
    typeof expect === 'number' &&
    isCommandType(type)
  );
}
