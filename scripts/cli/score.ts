import { unreachable } from '../../engine/base/unreachable.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { equipmentOf } from '../../engine/equipment/equipment.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { squareName } from '../../engine/notation/coordinates.ts';
import { type PlayTextError, parsePlay } from '../../engine/notation/play-text.ts';
import { type PositionError, parseBoard } from '../../engine/notation/position.ts';
import { emptyBoard } from '../../engine/play/board.ts';
import { checkPlay } from '../../engine/play/check-play.ts';
import { type Answer, type CodedError, type Command, UsageError } from './command.ts';
import { playErrorText, tilesText } from './gcg-text.ts';
import { SHORT_NAMES, tileSetNamed, tileSetNames } from './languages.ts';

export const score: Command = {
  usage: 'score [--board POSITION] --play "8D FINED" [--tiles en]',
  summary: 'counts what a play scores, word by word',
  help: [
    'POSITION is a position string: 15 rows between slashes, . for an empty square, upper case for a tile, lower case for a blank, [CH] for a tile of several letters. Without it the board is empty.',
    `The tiles are English, or those of a language: --tiles ${Object.keys(SHORT_NAMES).join(', ')}, or its name in full, as position --json tells it.`,
    'In a play the row comes first for a word across (8D), the column first for one down (D8). Blanks are lower case; letters that lie there may be dots, stand in parentheses or be written plainly.',
    'Ends with 1 where the play cannot lie so. Whether its words are valid is what check says.',
  ],
  options: ['board', 'play', 'tiles'],
  operands: [0, 0],
  run: ({ options }) => {
    if (options.play === undefined) throw new UsageError('Something is missing: --play "8D FINED"');
    const name = options.tiles ?? 'en';
    const tileSet = tileSetNamed(name);
    if (tileSet === null) {
      throw new UsageError(`There are no tiles ${name}. There are ${tileSetNames().join(', ')}.`);
    }
    return answer({ ...PRESETS.classic, tileSet }, options.board, options.play.normalize('NFC'));
  },
};

function answer(ruleset: Ruleset, position: string | undefined, text: string): Answer {
  const { layout, tileSet } = equipmentOf(ruleset);
  const board =
    position === undefined
      ? ({ ok: true, value: emptyBoard(layout.rows * layout.columns) } as const)
      : parseBoard(layout, tileSet, position.normalize('NFC'));
  if (!board.ok) throw new UsageError(`--board: ${positionText(layout, board.error)}`);
  const written = parsePlay(layout, tileSet, board.value, text);
  if (!written.ok) throw new UsageError(`--play: ${playText(layout, written.error)}`);
  const play = checkPlay(layout, tileSet, ruleset.bingo, board.value, written.value.tiles);
  if (!play.ok) return refused(playErrorText(layout, play.error), play.error);
  const words = play.value.words.map((word) => ({ word: tilesText(word.letters), score: word.score }));
  const isWritten = play.value.words.some(({ squares }) => squares.join() === written.value.squares.join());
  if (!isWritten) {
    const made = words.map(({ word }) => word).join(', ');
    return refused(`The tiles make other words: ${made}.`, { code: 'notation/other-word' });
  }
  const { bingo, score: points } = play.value;
  return {
    ok: true,
    lines: [
      ...words.map((word) => `${word.word} ${word.score}`),
      ...(bingo > 0 ? [`bonus ${bingo}`] : []),
      `total ${points}`,
    ],
    json: { score: points, bingo, words },
  };
}

const refused = (sentence: string, error: CodedError): Answer => ({
  ok: false,
  lines: [sentence],
  json: { error },
});

export function positionText({ rows, columns }: BoardLayout, error: PositionError): string {
  switch (error.code) {
    case 'position/wrong-rows':
      return `a board has ${rows} rows between slashes, not ${error.rows}.`;
    case 'position/wrong-columns':
      return `row ${error.row} has ${error.columns} squares, not ${columns}.`;
    case 'position/not-a-letter':
      return `row ${error.row} has ${error.text}, which is no tile.`;
    default:
      return unreachable(error);
  }
}

function playText(layout: BoardLayout, error: PlayTextError): string {
  switch (error.code) {
    case 'notation/bad-square':
      return `a play begins with its square, as 8D or D8, not with ${error.text === '' ? 'nothing' : error.text}.`;
    case 'notation/bad-word':
      return `behind the square stands one word, not ${error.text === '' ? 'nothing' : error.text}.`;
    case 'notation/not-there':
      return `no such tile lies on ${squareName(layout, error.square)}.`;
    case 'notation/no-such-letter':
      return `the tile set has no ${error.letter}.`;
    case 'notation/off-board':
      return 'the word leaves the board.';
    default:
      return unreachable(error);
  }
}
