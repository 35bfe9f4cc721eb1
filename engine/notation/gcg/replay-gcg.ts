import type { BoardLayout } from '../../equipment/board-layout.ts';
import type { TileSet } from '../../equipment/tile-set.ts';
import { type Board, emptyBoard } from '../../play/board.ts';
import type { Play } from '../../play/play.ts';
import { type GcgEnding, gcgEnding } from './gcg-ending.ts';
import type { GcgEvent, GcgGame } from './gcg-game.ts';
import type { GcgMismatch } from './gcg-mismatch.ts';
import { judgeEvent } from './judge-event.ts';
import { withRedeemed } from './our-notes.ts';
import type { GcgRules } from './rules-note.ts';

/** What a file's game was played with. */
export interface GcgEquipment extends GcgRules {
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
}

/** A game move by move, with everything recomputed. */
export interface GcgReplay {
  /** One for each event. */
  readonly steps: readonly GcgStep[];
  /** By player: our sums. They are the file's where nothing mismatches. */
  readonly totals: readonly number[];
  /** By player: what the file says last. */
  readonly recorded: readonly number[];
  readonly board: Board;
  /** Of all steps, in their order. */
  readonly mismatches: readonly GcgMismatch[];
  /** Null where the game is not over. */
  readonly ending: GcgEnding | null;
}

export interface GcgStep {
  readonly event: GcgEvent;
  /** The play with its words; null for other events, and for a play that cannot lie as the file says. */
  readonly play: Play | null;
  /** What the event scores by our count; as the file says where that cannot be counted. */
  readonly score: number;
  /** By player, behind the event: our sums. */
  readonly totals: readonly number[];
  /** Behind the event. */
  readonly board: Board;
  readonly mismatches: readonly GcgMismatch[];
}

/** A play on the board that can still be taken back. */
export interface LatestGcgPlay {
  readonly boardBefore: Board;
  readonly score: number;
}

/** Replays a file's game (rule N2). Whatever the file says otherwise than we count is reported, never refused. */
export function replayGcg(game: GcgGame, equipment: GcgEquipment): GcgReplay {
  const steps: GcgStep[] = [];
  const recorded = game.players.map(() => 0);
  let board = emptyBoard(equipment.layout.rows * equipment.layout.columns);
  let totals: readonly number[] = game.players.map(() => 0);
  let latest: LatestGcgPlay | null = null;
  for (const event of game.events) {
    const judged = judgeEvent(game, equipment, board, latest, event);
    const { player, line } = event;
    const told = (recorded[player] ?? 0) + event.score;
    const mismatches = [...judged.mismatches];
    if (event.total !== null && event.total !== told) {
      mismatches.push({ code: 'gcg/total', player, line, recorded: event.total, computed: told });
    }
    recorded[player] = event.total ?? told;
    if (event.type === 'play') latest = { boardBefore: board, score: judged.score };
    const { layout } = equipment;
    board = withRedeemed(layout, judged.board, event.after);
    // A play that is withdrawn later leaves what was redeemed meanwhile.
    latest = latest && { ...latest, boardBefore: withRedeemed(layout, latest.boardBefore, event.after) };
    totals = totals.map((total, index) => total + (index === player ? judged.score : 0));
    steps.push({ event, play: judged.play, score: judged.score, totals, board, mismatches });
  }
  return {
    steps,
    totals,
    recorded,
    board,
    mismatches: steps.flatMap((step) => step.mismatches),
    ending: gcgEnding(game, equipment.tileSet, board),
  };
}
