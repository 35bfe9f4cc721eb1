import { effect, untracked } from '@preact/signals';
import { nextDeadline } from '../../engine/game/next-deadline.ts';
import { inPlay } from '../state/in-play.ts';
import { clockAhead, game, room, seqNow } from '../state/room-state.ts';
import type { Outbox } from './outbox.ts';
import { randomHex } from './random-hex.ts';
import { seatWishedBot } from './wished-bot.ts';

/** Between two reminders: the room's clock may be behind what was read from it. */
const REMIND_EVERY = 2_000;
/** Between two looks at who is there: of a seat that fell silent a room says so only when it is spoken to. */
const LOOK_EVERY = 60_000;

export interface DutyCalls {
  /** A deadline has passed. */
  readonly sayDue: () => void;
  /** It is time to ask how things stand. */
  readonly lookAgain: () => void;
}

/** What a seat does without being told, until the function that comes back is called. */
export function startDuties(outbox: Outbox, { sayDue, lookAgain }: DutyCalls): () => void {
  const stops = [giveNonces(outbox), watchDeadline(sayDue), watchOthers(lookAgain), seatWishedBot(outbox)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Gives the seat's share of the draw's chance, once a game, when the room has shown what it commits to (rule F1). One that
 * was refused is given again when the room has gone on and still waits for it.
 */
function giveNonces(outbox: Outbox): () => void {
  let given: { readonly wanted: string; readonly at: number } | null = null;
  return effect(() => {
    const current = room.value;
    if (current === null || current.you === null || current.seats[current.you]?.ready !== false) {
      given = null;
      return;
    }
    const wanted = `${current.id} ${current.game}`;
    if (current.phase !== 'waiting' || current.commitment === '' || !outbox.isFree('nonce')) return;
    if (given?.wanted === wanted && given.at >= seqNow.value) return;
    given = { wanted, at: seqNow.value };
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

/** While another has the turn, looks whether they are there still (rule R3); whatever the room says is such a look. */
function watchOthers(lookAgain: () => void): () => void {
  return effect(() => {
    const now = game.value;
    if (now?.phase !== 'playing' || !inPlay.value || now.toMove === room.value?.you) return undefined;
    const timer = setInterval(lookAgain, LOOK_EVERY);
    return () => clearInterval(timer);
  });
}
