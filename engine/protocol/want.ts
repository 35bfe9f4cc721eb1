import * as v from 'valibot';
import { SeatIndex } from './shapes.ts';

/**
 * What one player asks of the others (rule R5): to end the game without a result; or, of a seat that is gone (rule R3),
 * the win, its removal, an end without result, or that a bot plays on for it;
 * or, while no game runs, that the room is deleted (rule R7).
 */
export const Want = v.variant('kind', [
  v.strictObject({ kind: v.literal('abort') }),
  v.strictObject({ kind: v.literal('delete') }),
  v.strictObject({ kind: v.picklist(['win', 'remove', 'end']), against: SeatIndex }),
  v.strictObject({ kind: v.literal('bot'), against: SeatIndex }),
]);
export type Want = v.InferOutput<typeof Want>;

/** What is asked about the game that is played. */
export type GameWant = Exclude<Want, { kind: 'delete' }>;
