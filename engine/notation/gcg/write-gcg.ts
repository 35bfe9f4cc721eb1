import { BOARD_LAYOUTS } from '../../equipment/board-layouts.ts';
import type { TileSet } from '../../equipment/tile-set.ts';
import { startName } from '../coordinates.ts';
import { faceText } from '../face-text.ts';
import { facesText } from './faces-text.ts';
import type { GcgEvent, GcgGame, GcgPlay, GcgPlayer, GcgPragma } from './gcg-game.ts';
import { gcgNicks } from './gcg-nicks.ts';
import { inFinalOrder } from './in-final-order.ts';
import { LyingLetters } from './lying-letters.ts';
import { markSquares } from './mark-squares.ts';
import { withTotals } from './with-totals.ts';

/**
 * A game as the text of a GCG file (rule N2), in UTF-8: the encoding, the players, other pragmata, the events. What it
 * says is read back the same, and then written to the same text. Racks are in the order of `tileSet`.
 */
export function writeGcg(game: GcgGame, tileSet: TileSet): string {
  const nicks = gcgNicks(game.players.map(({ nick }) => nick));
  const lines = [
    '#character-encoding UTF-8',
    ...game.players.map((player, index) => playerLine(player, index, nicks)),
  ];
  lines.push(...game.header.map(pragmaLines));
  const letters = new LyingLetters();
  for (const event of withTotals(inFinalOrder(game.events))) {
    const fields = [
      `>${nicks[event.player]}:`,
      facesText(tileSet, event.rack),
      ...whatOf(tileSet, letters, event),
      pointsOf(event),
    ];
    lines.push(
      [...fields.filter((field) => field !== ''), event.total].join(' '),
      ...event.after.map(pragmaLines),
    );
    if (event.type === 'play') letters.lay(event);
    if (event.type === 'withdrawn') letters.takeBack(event.player);
  }
  return `${lines.join('\n')}\n`.normalize('NFC');
}

const playerLine = ({ name }: GcgPlayer, index: number, nicks: readonly string[]): string =>
  `#player${index + 1} ${nicks[index]} ${oneLine(name)}`.trimEnd();

/** A line that continues a pragma must not look like one of its own. */
function pragmaLines({ name, text }: GcgPragma): string {
  const [first = '', ...rest] = text.trimEnd().split(/\r\n|\r|\n/);
  const continued = rest.map((line) => (/^[#>]/.test(line) ? ` ${line}` : line));
  return [`#${name} ${first.trim()}`, ...continued].map((line) => line.trimEnd()).join('\n');
}

function whatOf(tileSet: TileSet, letters: LyingLetters, event: GcgEvent): readonly string[] {
  switch (event.type) {
    case 'play':
      return [startName(BOARD_LAYOUTS.classic, event.start, event.direction), wordText(letters, event)];
    case 'pass':
      return ['-'];
    case 'exchange':
      return [`-${event.tiles === null ? event.count : facesText(tileSet, event.tiles)}`];
    case 'withdrawn':
      return ['--'];
    case 'challenge':
      return ['(challenge)'];
    case 'time':
      return ['(time)'];
    case 'rackGain':
    case 'rackLoss':
      return [`(${facesText(tileSet, event.tiles)})`];
  }
}

/** A lost rack worth nothing is still a loss. */
function pointsOf({ type, score }: GcgEvent): string {
  const minus = score < 0 || (score === 0 && type === 'rackLoss');
  return `${minus ? '-' : '+'}${Math.abs(score)}`;
}

/** What lay there is a dot; a letter that the file has there and that does not lie there stands in parentheses. */
function wordText(letters: LyingLetters, play: GcgPlay): string {
  const marks = markSquares(BOARD_LAYOUTS.classic, play).map(([at, { letter, blank, through }]) => {
    if (letter === null || (through && letter === letters.on(at))) return '.';
    const face = faceText(blank ? letter.toLowerCase() : letter);
    return through ? `(${face})` : face;
  });
  return marks.join('').replaceAll(')(', '');
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
