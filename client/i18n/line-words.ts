import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { TileSet } from '../../engine/equipment/tile-set.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { Board } from '../../engine/play/board.ts';
import type { LineError, Looked, Verb } from '../line/line.ts';
import type { Draft } from '../state/draft.ts';
import type { RackTile } from '../state/hand.ts';
import type { Context, People } from '../state/people.ts';

/** The command line itself, before anything is written in it. */
export interface LineFrameWords {
  readonly title: string;
  readonly field: string;
  readonly placeholder: string;
  readonly send: string;
  readonly help: string;
  readonly close: string;
  /** That what reads a line did not load. */
  readonly notLoaded: string;
  /** Over the list of what can be written. */
  readonly guide: string;
  readonly guideLead: string;
}

/** Something that can be written, and what it does. */
export interface GuideEntry {
  readonly write: string;
  readonly does: string;
}

/** What the command line understands and answers. */
export interface LineWords {
  /** In small letters; of more than one word too. */
  readonly verbs: Readonly<Record<Verb, readonly string[]>>;
  /** Behind a challenge, for all words of the play. */
  readonly all: string;
  readonly guide: readonly GuideEntry[];
  readonly error: (error: LineError, context: Context) => string;
  /** What the next line has to confirm; each is told with what it means. */
  readonly confirm: {
    readonly resign: (meaning: string) => string;
    readonly challenge: (costs: string) => string;
  };
  /** The tiles on the rack, and those that are laid. */
  readonly rack: (rack: readonly RackTile[], draft: Draft) => string;
  /** Whose turn it is, everybody's points, and the bag. */
  readonly standing: (game: Pick<GameView, 'phase' | 'toMove' | 'seats' | 'inBag'>, people: People) => string;
  /** What lies on these parts of the board. */
  readonly look: (lines: readonly Looked[], layout: BoardLayout, tileSet: TileSet, board: Board) => string;
}
