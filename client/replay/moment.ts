import type { Square } from '../../engine/base/units.ts';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import type { GcgEvent, GcgGame, GcgPragma } from '../../engine/notation/gcg/gcg-game.ts';
import { markSquares } from '../../engine/notation/gcg/mark-squares.ts';
import { readRack } from '../../engine/notation/gcg/read-tiles.ts';
import type { GcgStep } from '../../engine/notation/gcg/replay-gcg.ts';
import { withTotals } from '../../engine/notation/gcg/with-totals.ts';
import { type Board, emptyBoard } from '../../engine/play/board.ts';
import type { OpenGame } from './open-game.ts';

/** A game after so many of its events. */
export interface Moment {
  /** The latest event; null before the first. */
  readonly step: GcgStep | null;
  readonly board: Board;
  /** The word of the latest event: the one played, or the one taken back. */
  readonly word: readonly Square[];
  /** By player. */
  readonly players: readonly PlayerMoment[];
  /** What the file remarks here. */
  readonly notes: readonly string[];
}

export interface PlayerMoment {
  /** As the file has it, and by our count. */
  readonly total: number;
  readonly counted: number;
  /** As the file has it; empty where it has none. */
  readonly rack: readonly RackTile[];
}

/** `used`: with the latest event it went from the rack to the board or the bag. */
export interface RackTile {
  readonly face: string;
  readonly used: boolean;
}

/** What there is to see when `position` of the events have happened; 0 is the empty board. */
export function momentOf({ game, equipment, replay }: OpenGame, position: number): Moment {
  const { layout } = equipment;
  const step = replay.steps[position - 1] ?? null;
  const recorded = withTotals(game.events.slice(0, position));
  const event = step?.event ?? null;
  const shown =
    event?.type === 'withdrawn'
      ? game.events.slice(0, position).findLast(({ type }) => type === 'play')
      : event;
  return {
    step,
    board: step?.board ?? emptyBoard(layout.rows * layout.columns),
    word: shown?.type === 'play' ? markSquares(layout, shown).map(([at]) => at) : [],
    players: game.players.map((_, player) => ({
      total: recorded.findLast((told) => told.player === player)?.total ?? 0,
      counted: step?.totals[player] ?? 0,
      rack: rackAt(game, position, player),
    })),
    notes: notesAmong(event?.after ?? game.header),
  };
}

const notesAmong = (pragmata: readonly GcgPragma[]): readonly string[] =>
  pragmata.filter(({ name, text }) => name.toLowerCase() === 'note' && text !== '').map(({ text }) => text);

/** Whoever acts has the rack of that line; the others what they act with next. */
function rackAt(game: GcgGame, position: number, player: number): readonly RackTile[] {
  const event = game.events[position - 1];
  if (event?.player === player && event.rack.length > 0) return markUsed(event);
  const ahead = game.events.slice(Math.max(0, position - 1)).filter((next) => next.player === player);
  for (const next of ahead) {
    // Whoever gains by the racks of the others has none left.
    if (next.type === 'rackGain') return [];
    const tiles = next.type === 'rackLoss' ? next.tiles : next.rack;
    if (tiles.length > 0) return unused(tiles);
  }
  return unused(leftOver(game, player));
}

/** What the file says at its end of a rack: in a pragma, or where the only other player gains by it. */
function leftOver({ players, header, events }: GcgGame, player: number): readonly string[] {
  const pragmata = [...header, ...events.flatMap(({ after }) => after)];
  const told = pragmata.findLast(({ name }) => name.toLowerCase() === `rack${player + 1}`);
  const gain = events.findLast((event) => event.type === 'rackGain');
  if (told) return readRack(told.text) ?? [];
  return gain?.type === 'rackGain' && players.length === 2 && gain.player !== player ? gain.tiles : [];
}

const unused = (faces: readonly string[]): readonly RackTile[] =>
  faces.map((face) => ({ face, used: false }));

function markUsed(event: GcgEvent): readonly RackTile[] {
  const gone = [...tilesOf(event)];
  return event.rack.map((face) => {
    const index = gone.indexOf(face);
    if (index >= 0) gone.splice(index, 1);
    return { face, used: index >= 0 };
  });
}

/** The physical tiles that an event takes from the rack. */
function tilesOf(event: GcgEvent): readonly string[] {
  if (event.type === 'exchange') return event.tiles ?? [];
  if (event.type !== 'play') return [];
  return event.word.flatMap(({ letter, blank, through }) =>
    through || letter === null ? [] : [blank ? BLANK : letter],
  );
}
