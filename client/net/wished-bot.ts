import { effect, untracked } from '@preact/signals';
import { seat } from '../../engine/base/units.ts';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { readLevel } from '../state/bot-choice.ts';
import { room } from '../state/room-state.ts';
import { tabKeep } from '../state/storage.ts';
import type { Outbox } from './outbox.ts';

/** Keeps, over a reload too, that a bot is to sit down in the room as soon as this device is its host. */
export function wishForBot(roomId: string, level: BotLevel): void {
  tabKeep.set(keyOf(roomId), level);
}

/** Hands the wish of a room over to the outbox, until the function that comes back is called. */
export function seatWishedBot(outbox: Outbox): () => void {
  return effect(() => {
    const current = room.value;
    const level = current && readLevel(tabKeep.get(keyOf(current.id)));
    if (current === null || level === null) return;
    const free = current.seats.findIndex(({ name, locked }) => name === null && !locked);
    if (current.phase !== 'waiting' || free < 0) tabKeep.remove(keyOf(current.id));
    else if (current.you !== null && current.you === current.host) {
      // From here on the outbox keeps it until it is answered.
      const isTaken = untracked(() => outbox.submit({ type: 'addBot', seat: seat(free), level }));
      if (isTaken) tabKeep.remove(keyOf(current.id));
    }
  });
}

const keyOf = (roomId: string) => `bot.${roomId}` as const;
