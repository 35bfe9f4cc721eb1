import type { Square } from '../../base/units.ts';
import type { Direction } from '../../play/play.ts';

/** A game as a GCG file tells it (rule N2), right or wrong. Letters are faces, upper case; `?` is a blank on a rack. */
export interface GcgGame {
  /** In the order of their numbers, one to four. */
  readonly players: readonly GcgPlayer[];
  /** Pragmata before the first event, in their order, but for players and encoding. */
  readonly header: readonly GcgPragma[];
  readonly events: readonly GcgEvent[];
}

export interface GcgPlayer {
  /** How events name the player; no spaces. Two players may have the same one. */
  readonly nick: string;
  /** Empty where the file has none. */
  readonly name: string;
}

/** A line that begins with `#`, known to us or not. */
export interface GcgPragma {
  /** Without the `#`, as it was spelled. */
  readonly name: string;
  /** Lines that continue it are joined by `\n`. */
  readonly text: string;
}

export type GcgEvent = GcgPlay | GcgExchange | GcgRackPoints | GcgPlain;

interface GcgTold {
  /** Index of the player. */
  readonly player: number;
  /** The tiles that the line tells, all of the rack or not; empty where it tells none. */
  readonly rack: readonly string[];
  /** What the line adds to the player's total. */
  readonly score: number;
  /** The player's total behind it; null where the line has none. */
  readonly total: number | null;
  /** Line of the file, from 1; null where the game comes from no file. */
  readonly line: number | null;
  /** Notes and other pragmata that follow the event. */
  readonly after: readonly GcgPragma[];
}

export interface GcgPlay extends GcgTold {
  readonly type: 'play';
  /** Where the whole word begins. */
  readonly start: Square;
  readonly direction: Direction;
  readonly word: readonly GcgMark[];
}

/** A square of a word. */
export interface GcgMark {
  /** Null where the file only says that a tile lies there. */
  readonly letter: string | null;
  readonly blank: boolean;
  /** Whether the tile lay there before. */
  readonly through: boolean;
}

export interface GcgExchange extends GcgTold {
  readonly type: 'exchange';
  readonly count: number;
  /** Null where only their number is known. */
  readonly tiles: readonly string[] | null;
}

/** Racks at the end: `rackGain` for those of the others, `rackLoss` for the own one. */
export interface GcgRackPoints extends GcgTold {
  readonly type: 'rackGain' | 'rackLoss';
  readonly tiles: readonly string[];
}

/** `withdrawn` takes the player's play back; `challenge` is a bonus, or what a challenger pays; `time` a penalty. */
export interface GcgPlain extends GcgTold {
  readonly type: 'pass' | 'withdrawn' | 'challenge' | 'time';
}

/** What the file says under a pragma, the first time that it stands before the events; null where it does not. */
export function headerText(game: GcgGame, name: string): string | null {
  return game.header.find((pragma) => pragma.name.toLowerCase() === name)?.text ?? null;
}

/** Every pragma that is kept, in the file's order. */
export const allPragmas = ({ header, events }: GcgGame): readonly GcgPragma[] => [
  ...header,
  ...events.flatMap(({ after }) => after),
];
