import type { GameEvent, Placement, Step } from './messages.ts';

/*
 * What a command would do and what a step did, in the same words, so that the one can be looked for in the other.
 * They hold nothing that only some viewers are told.
 */

export const placed = (turn: number, seat: number, tiles: readonly Placement[]): string =>
  `turn ${turn}: ${seat} places ${tiles
    .map(({ square, letter, blank }) => `${square}${blank ? letter.toLowerCase() : letter}`)
    .sort()
    .join(' ')}`;
export const exchanged = (turn: number, seat: number, count: number): string =>
  `turn ${turn}: ${seat} exchanges ${count}`;
export const passed = (turn: number, seat: number): string => `turn ${turn}: ${seat} passes`;
export const challenged = (turn: number, seat: number): string => `turn ${turn}: ${seat} challenges it`;
export const accepted = (turn: number, seat: number): string => `turn ${turn}: ${seat} lets it stand`;
export const gaveNonce = (seat: number): string => `${seat} gives its nonce`;
export const askedRematch = (seat: number): string => `${seat} asks for a rematch`;
export const renamed = (seat: number, name: string): string => `${seat} is called ${name}`;
/** Any of these is one of a game. */
export const inGame = (game: number, deed: string): string => `game ${game}, ${deed}`;

/** What players did in one step. */
export interface StepDeeds {
  readonly seq: number;
  readonly deeds: readonly string[];
}

/** Step by step, from one that opens a game. */
export function deedsOf(steps: readonly Step[]): StepDeeds[] {
  const opened = steps.flatMap(({ events }) => events).find(({ type }) => type === 'gameOpened');
  // What asks for the next game is said in this one, and comes before what opens the next.
  let game = opened?.type === 'gameOpened' ? opened.game - 1 : 0;
  return steps.map(({ seq, events }) => ({
    seq,
    deeds: events.flatMap((event) => {
      if (event.type === 'gameOpened') game = event.game;
      const deed = deedOf(event);
      return deed === null ? [] : [inGame(game, deed)];
    }),
  }));
}

function deedOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'nonceGiven':
      return gaveNonce(event.seat);
    case 'rematchAsked':
      return askedRematch(event.seat);
    case 'renamed':
      return renamed(event.seat, event.name);
    case 'played':
      return placed(event.turn, event.seat, event.tiles);
    case 'exchanged':
      return exchanged(event.turn, event.seat, event.count);
    case 'passed':
      return passed(event.turn, event.seat);
    case 'challenged':
      return challenged(event.turn, event.seat);
    case 'accepted':
      return accepted(event.turn, event.seat);
    default:
      return null;
  }
}
