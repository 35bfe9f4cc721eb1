import { effect, untracked } from '@preact/signals';
import { isRecord, readKept } from './kept-json.ts';
import { room } from './room-state.ts';
import { deviceKeep } from './storage.ts';

/** What this device has kept of how a game's draw was sealed (rule F1), so that no later word can change it. */
export interface Seal {
  readonly room: string;
  readonly game: number;
  /** The first commitment that the room showed for this game. */
  readonly commitment: string;
  /** Whether that was before the first draw. */
  readonly early: boolean;
  /** What a seat of this device added to the draw; null where none is known. */
  readonly nonce: string | null;
}

/** More games than a device plays in the month for which a room keeps them; what is older goes. */
const MOST = 200;
const KEY = 'seals';

/** What was kept of a game; null for nothing. */
export const sealOf = (roomId: string, game: number): Seal | null =>
  readSeals().find(isOf(roomId, game)) ?? null;

/** Keeps the commitment of every game that the page sees, until the function that comes back is called. */
export function keepSeals(): () => void {
  return effect(() => {
    const current = room.value;
    // What is shown when the seed is open binds nobody any more.
    if (current === null || current.commitment === '' || current.seed !== null) return;
    const { id, game, commitment, phase } = current;
    untracked(() => {
      if (sealOf(id, game) !== null) return;
      const seal: Seal = { room: id, game, commitment, early: phase === 'waiting', nonce: null };
      writeSeals([seal, ...readSeals()].slice(0, MOST));
    });
  });
}

/** Keeps what the room has taken as a seat's share of the draw. */
export function keepNonce(roomId: string, game: number, nonce: string): void {
  const isThis = isOf(roomId, game);
  writeSeals(readSeals().map((seal) => (isThis(seal) ? { ...seal, nonce } : seal)));
}

const isOf =
  (roomId: string, number: number) =>
  ({ room: id, game }: Seal): boolean =>
    id === roomId && game === number;

// Read anew each time: other pages of the device keep theirs too.
const readSeals = (): readonly Seal[] => readKept(deviceKeep.get(KEY), isSeals) ?? [];

const writeSeals = (seals: readonly Seal[]): void => deviceKeep.set(KEY, JSON.stringify(seals));

const isSeals = (data: unknown): data is readonly Seal[] => Array.isArray(data) && data.every(isSeal);

const isSeal = (data: unknown): data is Seal =>
  isRecord(data) &&
  typeof data.room === 'string' &&
  typeof data.game === 'number' &&
  typeof data.commitment === 'string' &&
  typeof data.early === 'boolean' &&
  (data.nonce === null || typeof data.nonce === 'string');
