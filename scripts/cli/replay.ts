import { sayReplay } from '../../client/i18n/replay-sentences.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { GcgEvent } from '../../engine/notation/gcg/gcg-game.ts';
import type { GcgMismatch } from '../../engine/notation/gcg/gcg-mismatch.ts';
import type { Answer, Command } from './command.ts';
import { isTurn, openGcgFile, playerName, type RecordedGame } from './gcg-file.ts';
import { mismatchText, moveText } from './gcg-text.ts';

export const replay: Command = {
  usage: 'replay FILE.gcg',
  summary: 'plays a recorded game again and counts every score anew',
  help: [
    'Prints every line of the game with the score that the file has, the one that is counted and the total so far; where the two differ, or something cannot be so, it says what. At the end come the totals and how the game ended.',
    'Ends with 1 where anything differs.',
  ],
  options: [],
  operands: [1, 1],
  run: ({ operands: [path = ''] }) => answer(openGcgFile(path)),
};

function answer(recorded: RecordedGame): Answer {
  const { game, equipment, replay: played } = recorded;
  const turns = linesOf(recorded);
  const names = game.players.map((_, player) => playerName(game, player));
  const totals = names.map((name, player) => ({
    player: name,
    recorded: played.recorded[player] ?? 0,
    computed: played.totals[player] ?? 0,
  }));
  const count = played.mismatches.length;
  return {
    ok: count === 0,
    lines: [
      ...table(equipment.layout, turns),
      '',
      ...totals.map((total) => `${total.player}: ${bothOf(total.recorded, total.computed)}`),
      sayReplay.ending(played.ending, names),
      count === 0
        ? 'The file and the count agree.'
        : `The file and the count differ in ${count} ${count === 1 ? 'place' : 'places'}.`,
    ],
    json: { players: names, turns, totals, mismatches: count, ending: played.ending },
  };
}

const bothOf = (recorded: number, computed: number): string =>
  recorded === computed ? `${recorded}` : `${recorded} in the file, ${computed} counted`;

/** One line for each of the file's, and one for all that differs there. */
function table(layout: BoardLayout, lines: readonly Line[]): readonly string[] {
  const width = (texts: readonly string[]): number => Math.max(6, ...texts.map((text) => text.length));
  const nameWidth = width(lines.map(({ player }) => player));
  const moveWidth = width(lines.map(({ move }) => move));
  const row = (turn: string, name: string, move: string, ...numbers: readonly string[]): string =>
    [
      ...[turn.padStart(4), name.padEnd(nameWidth), move.padEnd(moveWidth)],
      ...numbers.map((number) => number.padStart(8)),
    ].join('  ');
  return [
    row('Turn', 'Player', 'Move', 'Recorded', 'Counted', 'Total'),
    ...lines.flatMap(({ turn, line, player, move, recorded, computed, total, mismatches }) => [
      row(String(turn ?? ''), player, move, signed(recorded), signed(computed), String(total)),
      ...mismatches.map((each) => `      line ${line}: ${mismatchText(layout, each)}`),
    ]),
  ];
}

const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);

/** A line of the file: both scores, the total by our count, and what differs. */
interface Line {
  /** Number of the turn; null for what only came of one. */
  readonly turn: number | null;
  readonly line: number | null;
  readonly player: string;
  readonly type: GcgEvent['type'];
  readonly move: string;
  readonly recorded: number;
  readonly computed: number;
  readonly total: number;
  readonly mismatches: readonly GcgMismatch[];
}

function linesOf({ game, equipment, replay: played }: RecordedGame): readonly Line[] {
  let turn = 0;
  return played.steps.map((step) => ({
    turn: isTurn(step) ? ++turn : null,
    line: step.event.line,
    player: playerName(game, step.event.player),
    type: step.event.type,
    move: moveText(equipment.layout, step),
    recorded: step.event.score,
    computed: step.score,
    total: step.totals[step.event.player] ?? 0,
    mismatches: step.mismatches,
  }));
}
