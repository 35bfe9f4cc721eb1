import type { Seat } from '../../engine/base/units.ts';
import { seat } from '../../engine/base/units.ts';
import { fullBag, takeTiles } from '../../engine/equipment/bag.ts';
import { equipmentOf } from '../../engine/equipment/equipment.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import type { GameState } from '../../engine/game/state.ts';
import { emptyBoard, withTiles } from '../../engine/play/board.ts';
import { physicalTile } from '../../engine/play/rack-tiles.ts';
import { writtenPlay } from '../board/written-play.ts';

export const LEARNER: Seat = seat(0);
/** Who lays what is challenged. */
export const OTHER: Seat = seat(1);

/** What can be learnt; which of it by which rules, `courses.ts` says. */
export const LESSONS = [
  'star',
  'hook',
  'premium',
  'blank',
  'exchange',
  'challenge',
  'challengeNext',
  'challengeWords',
  'challengeScore',
] as const;
export type LessonId = (typeof LESSONS)[number];

interface Lesson {
  readonly ruleset: Ruleset;
  /** What lies on the board, in standard notation. */
  readonly plays: readonly string[];
  /** One character a tile, `?` for a blank. */
  readonly rack: string;
  /** What the other seat lays before the learner has the turn. */
  readonly phony?: string;
  /** Whether that is what was to be done. */
  readonly isGoal: (event: GameEvent) => boolean;
}

const { layout, tileSet } = equipmentOf(PRESETS.casual);

const isPlay = ({ type }: GameEvent): boolean => type === 'played';

/** The first word is to cover the star, so that one is on no premium that has been seen yet. */
const isOnPremium = (event: GameEvent): boolean =>
  event.type === 'played' && event.tiles.some(({ square }) => layout.premiums[square] !== null);

const hasBlank = (event: GameEvent): boolean =>
  event.type === 'played' && event.tiles.some(({ blank }) => blank);

const OF: Readonly<Record<LessonId, Lesson>> = {
  star: { ruleset: PRESETS.casual, plays: [], rack: 'TRAINED', isGoal: isPlay },
  hook: { ruleset: PRESETS.casual, plays: ['8F TRAIN'], rack: 'SEALOPM', isGoal: isPlay },
  premium: { ruleset: PRESETS.casual, plays: ['8F TRAIN', 'K4 HOPES'], rack: 'DELGOAK', isGoal: isOnPremium },
  blank: { ruleset: PRESETS.casual, plays: ['8F TRAIN', 'K4 HOPES'], rack: 'QI?EUTC', isGoal: hasBlank },
  exchange: {
    ruleset: PRESETS.casual,
    plays: ['8F TRAIN', 'K4 HOPES'],
    rack: 'VVUUIIC',
    isGoal: ({ type }) => type === 'exchanged',
  },
  challenge: challengeOf(PRESETS.classic),
  challengeNext: challengeOf(PRESETS.tournament),
  // It makes TRAINS too, which is good.
  challengeWords: { ...challengeOf(PRESETS.wespa), phony: 'K4 HOAPS' },
  challengeScore: challengeOf(PRESETS.ez10),
};

/** A phony that is to be challenged by these rules; nobody learns against a clock. */
function challengeOf(ruleset: Ruleset): Lesson {
  return {
    ruleset: { ...ruleset, clock: null, gift: 0 },
    plays: ['8F TRAIN'],
    rack: 'SEALOPM',
    phony: 'G7 G(R)AET',
    isGoal: (event) => event.type === 'challenged' && event.upheld,
  };
}

export const isGoal = (lesson: LessonId, event: GameEvent): boolean => OF[lesson].isGoal(event);

/** What the other seat lays first; null where it lays nothing. */
export function phonyOf(lesson: LessonId): ReturnType<typeof writtenPlay> | null {
  const { phony } = OF[lesson];
  return phony === undefined ? null : writtenPlay(layout, phony);
}

/** The game in which a lesson is learnt, in the middle: a position, and a rack that has what is needed. */
export function stateFor(lesson: LessonId): GameState {
  const { ruleset, plays, rack } = OF[lesson];
  const phony = phonyOf(lesson);
  const board = plays.reduce(
    (before, play) => withTiles(before, writtenPlay(layout, play).tiles),
    emptyBoard(layout.rows * layout.columns),
  );
  const racks: readonly (readonly Tile[])[] = [[...rack] as Tile[], phony?.tiles.map(physicalTile) ?? []];
  const laid = plays.flatMap((play) => writtenPlay(layout, play).tiles.map(physicalTile));
  return {
    ruleset,
    phase: 'playing',
    seats: racks.map((tiles) => ({
      ...{ rack: tiles, score: 0, owed: 0, lastTurn: null, left: null, gifts: 0 },
    })),
    bag: takeTiles(tileSet, fullBag(tileSet), [...laid, ...racks.flat()]),
    drawCounter: 0,
    board,
    toMove: phony === null ? LEARNER : OTHER,
    turn: plays.length,
    scoreless: 0,
    latestPlay: null,
    wait: null,
    clock: null,
    result: null,
  };
}
