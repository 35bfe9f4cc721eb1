import { bagSize } from '../../../engine/equipment/bag.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import type { RoomState } from '../../../worker/room/state/room-state.ts';
import type { Random } from '../../support/seeded-random.ts';
import { somePhony, somePlay } from '../secrets/word-finder.ts';
import type { Peer } from './peer.ts';

/** A message that is answered. */
export type Command = Wish & { readonly id: string; readonly expect: number };

type Wish = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Something that a page could want to say as it sees the room, allowed or not; null where it does not know what. */
export function someWish(peer: Peer, room: RoomState, random: Random): Wish | null {
  const { now } = peer;
  if (now === null) return null;
  const { you } = now.room;
  if (random.chance(0.1)) return beside(now, random);
  if (you === null) return random.chance(0.3) ? { type: 'pass' } : null;
  if (now.room.phase === 'waiting') return nonce(peer, now, you, random);
  if (now.room.phase === 'over') return rematch(peer, now, you);
  if (random.chance(0.1)) return aside(now, you, random);
  return inGame(now, room, you, random);
}

/** What is said beside the game; the house's is the host's, and refused of anybody else. */
function beside({ room }: UpdateMessage, random: Random): Wish {
  if (room.you === null || room.you !== room.host || random.chance(0.2))
    return { type: 'say', text: `line ${random.below(2 ** 31)}` };
  return random.pick<Wish>([
    { type: 'closeChat', closed: random.chance(0.3) },
    { type: 'maskWords', masked: random.chance(0.5) },
    { type: 'maskWords', masked: random.chance(0.5) },
    { type: 'maskWords', masked: random.chance(0.5) },
    { type: 'muteSeat', seat: (room.you + 1) % room.seats.length, muted: random.chance(0.5) },
  ]);
}

/** Once each: of these, unlike the others, a second one does nothing, and is acknowledged for that. */
const hasSaid = (peer: Peer, type: string): boolean =>
  [...peer.pending.values()].some((each) => each.type === type);

function nonce(peer: Peer, { room }: UpdateMessage, you: number, random: Random): Wish | null {
  if (room.seats[you]?.ready || hasSaid(peer, 'nonce')) return null;
  return { type: 'nonce', game: room.game, nonce: hexOf(random.below(2 ** 31)) };
}

function rematch(peer: Peer, { room }: UpdateMessage, you: number): Wish | null {
  if (room.seats[you]?.rematch || hasSaid(peer, 'rematch')) return null;
  return { type: 'rematch', game: room.game };
}

/** What is said beside the turns. */
function aside({ room, seq }: UpdateMessage, you: number, random: Random): Wish {
  const { game, request, seats } = room;
  const other = (you + 1) % seats.length;
  if (request !== null) return { type: 'answer', request: request.request, agree: random.chance(0.4) };
  return random.pick<Wish>([
    { type: 'rename', name: `N${seq}x${random.below(10_000)}` },
    { type: 'rename', name: `N${seq}x${random.below(10_000)}` },
    { type: 'give', game, to: other },
    { type: 'give', game, to: other },
    { type: 'ask', game, want: random.chance(0.7) ? { kind: 'abort' } : { kind: 'win', against: other } },
    random.chance(0.1) ? { type: 'resign', game } : { type: 'pass' },
  ]);
}

function inGame({ game }: UpdateMessage, room: RoomState, you: number, random: Random): Wish | null {
  if (game === null) return null;
  const { latestPlay, wait, toMove } = game;
  if (latestPlay?.open && latestPlay.seat !== you && random.chance(0.3))
    return { type: 'challenge', turn: latestPlay.turn, words: null };
  if (wait !== null) return { type: 'accept', turn: wait.turn };
  if (toMove !== you) return random.chance(0.2) ? { type: 'pass' } : null;
  return turn(room, game.rack, you, random);
}

/** A turn; by what the room is now, which its player may not have heard of. */
function turn({ play }: RoomState, rack: readonly Tile[], you: number, random: Random): Wish {
  if (play === null || random.chance(0.05)) return { type: 'pass' };
  if (random.chance(0.15) && bagSize(play.bag) >= 7)
    return { type: 'exchange', tiles: random.shuffled(rack).slice(0, 1 + random.below(3)) };
  const tiles = somePlay(play, play.seats[you]?.rack ?? [], random);
  if (tiles === null) return { type: 'pass' };
  return { type: 'place', tiles: random.chance(0.1) ? somePhony(tiles, rack, random) : tiles };
}

/** 32 hex digits. */
export const hexOf = (number: number): string => number.toString(16).padStart(32, 'a');
