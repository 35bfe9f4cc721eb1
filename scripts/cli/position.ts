import { formatBoard } from '../../engine/notation/position.ts';
import { emptyBoard } from '../../engine/play/board.ts';
import { type Command, UsageError } from './command.ts';
import { isTurn, openGcgFile, playerName } from './gcg-file.ts';

export const position: Command = {
  usage: 'position FILE.gcg [--turn N]',
  summary: 'prints the board of a recorded game behind its turn N',
  help: [
    'The board is a position string, as score --board takes it: 15 rows between slashes, . for an empty square, upper case for a tile, lower case for a blank. With --json its tile set is named, which score takes as --tiles.',
    'Turns are numbered as replay prints them. 0 is before the first, and without --turn it is behind the last. What came of a turn, as a play that was taken back, counts with it.',
  ],
  options: ['turn'],
  operands: [1, 1],
  run: ({ operands: [path = ''], options }) => {
    const { game, equipment, replay } = openGcgFile(path);
    const starts = replay.steps.flatMap((step, index) => (isTurn(step) ? [index] : []));
    const turn = turnOf(options.turn, starts.length);
    const end = turn === 0 ? 0 : (starts[turn] ?? replay.steps.length);
    const last = replay.steps[end - 1];
    const { layout, tileSet } = equipment;
    const text = formatBoard(layout, last?.board ?? emptyBoard(layout.rows * layout.columns));
    const totals = game.players.map((_, player) => ({
      player: playerName(game, player),
      total: last?.totals[player] ?? 0,
    }));
    return {
      ok: true,
      lines: [text],
      json: { position: text, tileSet: tileSet.id, turn, turns: starts.length, totals },
    };
  },
};

function turnOf(text: string | undefined, turns: number): number {
  if (text === undefined) return turns;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--turn takes a number from 0 to ${turns}, not ${text}.`);
  const turn = Number(text);
  if (turn > turns) throw new UsageError(`The game has ${turns} turns, so there is no turn ${turn}.`);
  return turn;
}
