import { BLANK, type TileSet } from '../../equipment/tile-set.ts';
import type { Board } from '../../play/board.ts';
import type { GcgEvent, GcgGame, GcgPlay } from './gcg-game.ts';
import { toldEnding } from './our-notes.ts';

const RACK_SIZE = 7;
const SCORELESS_TURNS = 3;
const PASSES = 2;
/** Of the endings that a note of ours tells, those where nobody scored any more. */
const STUCK = ['scoreless', 'noPlays'];

/** How a recorded game ended. `settled`: the file has what the racks gave or took. */
export type GcgEnding =
  | { readonly reason: 'out'; readonly player: number; readonly settled: boolean }
  | { readonly reason: 'scoreless'; readonly settled: boolean };

/** How the game ended, also where the file leaves off before the racks were counted; null where it goes on. */
export function gcgEnding(game: GcgGame, tileSet: TileSet, board: Board): GcgEnding | null {
  const { players, events } = game;
  const gain = events.find((event) => event.type === 'rackGain');
  const losses = events.filter((event) => event.type === 'rackLoss');
  if (gain) return { reason: 'out', player: gain.player, settled: true };
  const told = toldEnding(game);
  const settled = losses.length > 0;
  if (told !== null && told !== 'out') return STUCK.includes(told) ? { reason: 'scoreless', settled } : null;
  const last = lastPlay(events);
  const unseen = tileSet.kinds.reduce((sum, kind) => sum + kind.count, 0) - board.filter(Boolean).length;
  const inBag = Math.max(0, unseen - RACK_SIZE * (players.length - 1));
  // Of a rack that is not known whole only the played tiles may be told; whoever pays for a rack had more.
  const paid = losses.some(({ player }) => player === last?.player);
  if (last !== null && isWholeRack(last) && inBag === 0 && !paid) {
    return { reason: 'out', player: last.player, settled };
  }
  return settled || isScoreless(game) ? { reason: 'scoreless', settled } : null;
}

/** The play that stands last, unless something but a pass was done since. */
function lastPlay(events: readonly GcgEvent[]): GcgPlay | null {
  const last = events.findLast(({ type }) => type === 'play' || type === 'withdrawn' || type === 'exchange');
  return last?.type === 'play' ? last : null;
}

function isWholeRack({ rack, word }: GcgPlay): boolean {
  const tiles = word.flatMap(({ letter, blank, through }) => (through ? [] : [blank ? BLANK : letter]));
  return [...tiles].sort().join() === [...rack].sort().join();
}

/** Whether the last turns are two passes a player, or three turns a player without a score. */
function isScoreless({ players, events }: GcgGame): boolean {
  const turns = events.filter(({ type }) => type !== 'challenge' && type !== 'time');
  const streak = turns.length - 1 - turns.findLastIndex((turn, index) => isScoring(turn, turns[index + 1]));
  const scoreless = turns.slice(turns.length - streak).filter(({ type }) => type !== 'play').length;
  const passes = turns.length - 1 - turns.findLastIndex(({ type }) => type !== 'pass');
  return scoreless >= SCORELESS_TURNS * players.length || passes >= PASSES * players.length;
}

const isScoring = ({ type, score }: GcgEvent, next: GcgEvent | undefined): boolean =>
  type === 'play' && score !== 0 && next?.type !== 'withdrawn';
