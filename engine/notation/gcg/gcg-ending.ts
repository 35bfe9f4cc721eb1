import { unreachable } from '../../base/unreachable.ts';
import { BLANK, type TileSet } from '../../equipment/tile-set.ts';
import type { EndReason } from '../../game/events.ts';
import type { Board } from '../../play/board.ts';
import { allPragmas, type GcgEvent, type GcgGame, type GcgPlay } from './gcg-game.ts';
import { toldEnding, toldGone, toldWrong } from './our-notes.ts';

const RACK_SIZE = 7;
const SCORELESS_TURNS = 3;
const PASSES = 2;

/** Endings that decide by themselves: no rack counts (rule E7). */
type DecidedReason = Exclude<EndReason, 'out' | 'scoreless' | 'noPlays'>;

/** How a recorded game ended; all but `out` and `scoreless` only a note of ours tells. */
export type GcgEnding =
  /** `settled`: the file has what the racks gave or took. */
  | { readonly reason: 'out'; readonly player: number; readonly settled: boolean }
  | { readonly reason: 'scoreless' | 'noPlays'; readonly settled: boolean }
  /** `players`: who resigned, lost on time, was gone, or was wrong in the challenge, as far as the notes tell. */
  | { readonly reason: DecidedReason; readonly players: readonly number[] };

/** How the game ended, also where the file leaves off before the racks were counted; null where it goes on. */
export function gcgEnding(game: GcgGame, tileSet: TileSet, board: Board): GcgEnding | null {
  const told = toldEnding(game);
  return (told && endingTold(game, told)) ?? inferredEnding(game, tileSet, board);
}

/** The ending for the reason that a note tells. Such a file is whole, though racks worth nothing have no line. */
function endingTold(game: GcgGame, reason: EndReason): GcgEnding | null {
  switch (reason) {
    case 'out': {
      const { events } = game;
      const last =
        events.find(({ type }) => type === 'rackGain') ?? events.findLast(({ type }) => type === 'play');
      return last ? { reason, player: last.player, settled: true } : null;
    }
    case 'scoreless':
    case 'noPlays':
      return { reason, settled: true };
    case 'challenge':
      return { reason, players: toldWrong(game) };
    case 'resignation':
      return { reason, players: toldGone(game, 'resigned') };
    case 'overtime':
      return { reason, players: toldGone(game, 'overtime') };
    case 'claim':
      return { reason, players: toldGone(game, 'claimed') };
    case 'removal':
      return { reason, players: toldGone(game, 'removed') };
    case 'abort':
    case 'absence':
    case 'abandoned':
      return { reason, players: [] };
    default:
      return unreachable(reason);
  }
}

function inferredEnding(game: GcgGame, tileSet: TileSet, board: Board): GcgEnding | null {
  const { players, events } = game;
  const gain = events.find((event) => event.type === 'rackGain');
  if (gain) return { reason: 'out', player: gain.player, settled: true };
  const losses = events.filter((event) => event.type === 'rackLoss');
  const settled = losses.length > 0;
  // Some programs leave the mark in a game that was finished later, but then its racks were counted.
  if (!settled && isIncomplete(game)) return null;
  const last = lastPlay(events);
  const unseen = tileSet.kinds.reduce((sum, kind) => sum + kind.count, 0) - board.filter(Boolean).length;
  const inBag = Math.max(0, unseen - RACK_SIZE * (players.length - 1));
  // Whoever pays for a rack had more than was played.
  const paid = losses.some(({ player }) => player === last?.player);
  const isKnown = last !== null && (settled || tellsRacks(events, last.player));
  if (isKnown && isWholeRack(last) && inBag === 0 && !paid) {
    return { reason: 'out', player: last.player, settled };
  }
  return settled || isScoreless(game) ? { reason: 'scoreless', settled } : null;
}

const isIncomplete = (game: GcgGame): boolean =>
  allPragmas(game).some(({ name }) => name.toLowerCase() === 'incomplete');

/** The play that stands last, unless something but a pass was done since. */
function lastPlay(events: readonly GcgEvent[]): GcgPlay | null {
  const last = events.findLast(({ type }) => type === 'play' || type === 'withdrawn' || type === 'exchange');
  return last?.type === 'play' ? last : null;
}

function isWholeRack(play: GcgPlay): boolean {
  return [...usedBy(play)].sort().join() === [...play.rack].sort().join();
}

/** Whether racks of the player ever have more than their turn used: else only what was used may be told of them. */
function tellsRacks(events: readonly GcgEvent[], player: number): boolean {
  return events.some((event) => {
    if (event.player !== player) return false;
    if (event.type === 'exchange') return event.rack.length > event.count;
    if (event.type === 'play') return event.rack.length > usedBy(event).length;
    return event.type === 'pass' && event.rack.length > 0;
  });
}

const usedBy = ({ word }: GcgPlay): readonly (string | null)[] =>
  word.flatMap(({ letter, blank, through }) => (through ? [] : [blank ? BLANK : letter]));

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
