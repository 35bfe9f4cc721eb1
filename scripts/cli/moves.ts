import { bagSize } from '../../engine/equipment/bag.ts';
import { equipmentOf } from '../../engine/equipment/equipment.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { BLANK, isLetter, type Tile, type TileSet } from '../../engine/equipment/tile-set.ts';
import { leavesOf } from '../../engine/moves/bots/leave-table.ts';
import { type Situation, unseenTiles } from '../../engine/moves/bots/situation.ts';
import { StaticEquity } from '../../engine/moves/bots/static-equity.ts';
import type { RatedTurn } from '../../engine/moves/bots/turn.ts';
import { MoveGenerator } from '../../engine/moves/move-generator.ts';
import { faceText } from '../../engine/notation/face-text.ts';
import { readRack } from '../../engine/notation/gcg/read-tiles.ts';
import { playNotation } from '../../engine/notation/play-notation.ts';
import { parseBoard } from '../../engine/notation/position.ts';
import { type Board, emptyBoard } from '../../engine/play/board.ts';
import { checkPlay } from '../../engine/play/check-play.ts';
import { type Command, UsageError } from './command.ts';
import { findLexicon } from './lexica.ts';
import { positionText } from './score.ts';
import { wholeNumber } from './whole-number.ts';

const MAX_RACK = 7;

export const moves: Command = {
  usage: 'moves [--board POSITION] --rack ABCDE?S [--top 15] [--by equity|score] [--lexicon en]',
  summary: 'lists the best turns of a rack on a board',
  help: [
    'Prints for each its notation, score, the worth of the tiles kept, and equity, which is both together. Exchanges are listed by equity only. ? is a blank; a tile of several letters stands in brackets.',
    'The bag is taken to hold what is neither on the board nor on the rack, less a rack of seven for an opponent. Ends with 1 where there is no play.',
  ],
  options: ['board', 'rack', 'top', 'by', 'lexicon'],
  operands: [0, 0],
  run: ({ options }) => {
    const by = options.by ?? 'equity';
    if (by !== 'equity' && by !== 'score') throw new UsageError(`--by takes equity or score, not ${by}.`);
    if (options.rack === undefined) throw new UsageError('Something is missing: --rack ABCDE?S');
    const top = wholeNumber('top', options.top, 15, 1);
    const { file, words } = findLexicon(options.lexicon ?? 'en');
    const ruleset = { ...PRESETS.casual, tileSet: file.tileSet };
    const { layout, tileSet } = equipmentOf(ruleset);
    const board = boardOf(ruleset, options.board);
    const rack = rackOf(tileSet, options.rack);
    const generator = new MoveGenerator({ layout, tileSet, bingo: ruleset.bingo }, words.graph);
    const unseen = unseenOf(tileSet, board, rack);
    const hidden = bagSize(unseen);
    const held = Math.min(MAX_RACK, hidden);
    const situation: Situation = {
      ...{ ruleset, tileSet, generator, rack, unseen },
      position: generator.position(board),
      inBag: hidden - held,
      lead: 0,
      others: [held],
    };
    const equity = new StaticEquity(tileSet, leavesOf(file.tileSet));
    const ranked = equity
      .ranked(situation, Number.POSITIVE_INFINITY)
      .filter(({ turn }) => turn.type !== 'pass');
    const wanted = by === 'equity' ? ranked : byScore(ranked);
    const listed = wanted.slice(0, top).map((each) => told(ruleset, board, each));
    return {
      ok: ranked.some(({ turn }) => turn.type === 'place'),
      lines:
        listed.length === 0
          ? ['There is no play.']
          : listed.map(
              ({ move, score, leave, equity: worth }) =>
                `${move.padEnd(24)} ${String(score).padStart(4)} ${leave.toFixed(1).padStart(6)} ${worth.toFixed(1).padStart(6)}`,
            ),
      json: { moves: listed },
    };
  },
};

const byScore = (turns: readonly RatedTurn[]): readonly RatedTurn[] =>
  turns.filter(({ turn }) => turn.type === 'place').toSorted((a, b) => b.score - a.score);

function told(ruleset: typeof PRESETS.casual, board: Board, { turn, score, equity }: RatedTurn) {
  return { move: notation(ruleset, board, turn), score, leave: equity - score, equity };
}

function notation(ruleset: typeof PRESETS.casual, board: Board, turn: RatedTurn['turn']): string {
  if (turn.type === 'pass') return 'pass';
  if (turn.type === 'exchange') return `exch ${turn.tiles.map(faceText).join('')}`;
  const { layout, tileSet } = equipmentOf(ruleset);
  const play = checkPlay(layout, tileSet, ruleset.bingo, board, turn.tiles);
  if (!play.ok) throw new Error(`a play that cannot lie: ${play.error.code}`);
  const { start, word } = playNotation(layout, play.value);
  return `${start} ${word}`;
}

function boardOf(ruleset: typeof PRESETS.casual, text: string | undefined): Board {
  const { layout, tileSet } = equipmentOf(ruleset);
  if (text === undefined) return emptyBoard(layout.rows * layout.columns);
  const board = parseBoard(layout, tileSet, text.normalize('NFC'));
  if (!board.ok) throw new UsageError(`--board: ${positionText(layout, board.error)}`);
  return board.value;
}

function rackOf(tileSet: TileSet, text: string): readonly Tile[] {
  const faces = readRack(text.normalize('NFC').toUpperCase()) ?? [];
  const tiles = faces.filter((face): face is Tile => face === BLANK || isLetter(tileSet, face));
  if (tiles.length !== faces.length || tiles.length === 0 || tiles.length > MAX_RACK) {
    throw new UsageError(`--rack takes one to ${MAX_RACK} tiles of the set, not ${text}.`);
  }
  return tiles;
}

function unseenOf(tileSet: TileSet, board: Board, rack: readonly Tile[]): Situation['unseen'] {
  try {
    return unseenTiles(tileSet, board, rack);
  } catch (error) {
    if (error instanceof RangeError)
      throw new UsageError('Board and rack hold more tiles of a kind than there are.');
    throw error;
  }
}
