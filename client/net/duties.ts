import { effect, untracked } from '@preact/signals';
import { nextDeadline } from '../../engine/game/last-play.ts';
import { clockAhead, game, room } from '../state/room-state.ts';
import type { Outbox } from './outbox.ts';
import { randomHex } from './random-hex.ts';
import { seatWishedBot } from './wished-bot.ts';

/** Between two reminders: the room's clock may be behind what was read from it. */
const REMIND_EVERY = 2_000;

/** What a seat does without being told, until the function that comes back is called. */
export function startDuties(outbox: Outbox, sayDue: () => void): () => void {
  const stops = [giveNonces(outbox), watchDeadline(sayDue), seatWishedBot(outbox)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Gives the seat's share of the draw's chance, once a game, when the room has shown what it commits to (rule F1). */
function giveNonces(outbox: Outbox): () => void {
  let given: string | null = null;
  return effect(() => {
    const current = room.value;
    if (current === null || current.you === null || current.seats[current.you]?.ready !== false) {
      given = null;
      return;
    }
    const wanted = `${current.id} ${current.game}`;
    if (current.phase !== 'waiting' || current.commitment === '' || given === wanted) return;
    given = wanted;
    untracked(() => outbox.submit({ type: 'nonce', game: current.game, nonce: randomHex() }));
  });
}

/** Says so when a wait is over by the clock, or a seat's time is up: the room may be asleep (rules C4, K5). */
function watchDeadline(sayDue: () => void): () => void {
  return effect(() => {
    const deadline = nextDeadline(game.value?.wait ?? null) ?? game.value?.clock?.flagAt ?? null;
    if (deadline === null) return undefined;
    const left = deadline - (Date.now() + clockAhead.peek());
    let timer = setTimeout(
      function remind() {
        sayDue();
        timer = setTimeout(remind, REMIND_EVERY);
      },
      Math.max(0, left),
    );
    return () => clearTimeout(timer);
  });
}
