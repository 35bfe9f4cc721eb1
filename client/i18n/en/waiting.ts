import type { GameView } from '../../../engine/game/view-types.ts';
import type { People } from '../../state/people.ts';
import type { Seating } from '../../state/seating.ts';
import type { Said } from '../language.ts';
import { listed, nameAt, signed } from './words.ts';

/** What a room waits for, and what those who wait can do about it. */
export function waitingText(seating: Seating, { names, you }: People): Said {
  const { open, taken, awaited, mayArrange, isPrivate } = seating;
  if (open > 0) {
    if (you === null) {
      return { text: `The game begins when ${open === 1 ? 'the free seat' : 'every seat'} is taken.` };
    }
    const until = seating.seats === 2 ? 'when your friend takes the seat' : 'when every seat is taken';
    const how = !isPrivate ? 'Send the link.' : mayArrange ? 'Send an invite.' : 'This room is private.';
    const text = `${how} The game begins ${until}.`;
    return mayArrange && seating.seats > 2
      ? { text, safe: 'You need not wait for all: with two players you can start.' }
      : { text };
  }
  if (taken.length < 2) {
    return mayArrange
      ? { text: 'Nobody can join.', safe: 'Unlock a seat for somebody to play with.' }
      : { text: 'Nobody can join: the free seats are locked.' };
  }
  if (awaited.length === 0) return { text: 'Everybody is here. The game is about to begin.' };
  const who = listed(awaited.map((seat) => nameAt(names, seat)));
  const text = `Waiting for ${who} to come back.`;
  return mayArrange ? { text, safe: 'You can free a seat for somebody else.' } : { text };
}

/** Who invites whoever has opened the link. */
export function invitationText(seats: Seating['taken'], { names }: People): string {
  if (seats.length === 0) return 'A seat is free for you';
  const who = listed(seats.map((seat) => nameAt(names, seat)));
  return `${who} ${seats.length === 1 ? 'invites' : 'invite'} you to play`;
}

/** That there is no seat for whoever has opened the link, and what goes on. */
export function fullText(seating: Seating, game: GameView | null, { names }: People): Said {
  const { seats, taken } = seating;
  const who = listed(taken.map((seat) => nameAt(names, seat)));
  const are = taken.length === 1 ? 'is' : 'are';
  const scores = game?.seats.map(({ score }) => signed(score)).join(' to ');
  const doing = scores === undefined ? `${are} about to begin` : `${are} playing, ${scores}`;
  return {
    text:
      taken.length < seats ? 'No seat is free' : seats === 2 ? 'Both seats are taken' : 'All seats are taken',
    safe: `${who} ${doing}. You can watch; racks stay hidden from watchers.`,
  };
}
