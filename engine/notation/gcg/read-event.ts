import { ok, type Result } from '../../base/result.ts';
import { BOARD_LAYOUTS } from '../../equipment/board-layouts.ts';
import { neighbour } from '../../play/geometry.ts';
import { parseStart } from '../coordinates.ts';
import { badLine, type GcgError } from './gcg-error.ts';
import type { GcgEvent, GcgExchange, GcgPlain, GcgPlay, GcgRackPoints } from './gcg-game.ts';
import { readRack, readWord } from './read-tiles.ts';

/** What a line says by itself: not yet who of those with the same nick is meant, nor what follows it. */
type ReadEvent = WithNick<GcgPlay> | WithNick<GcgExchange> | WithNick<GcgRackPoints> | WithNick<GcgPlain>;

/** An event with the pragmata that have followed it so far. */
export type ReadEntry = ReadEvent & { readonly after: OpenPragma[] };

/** A pragma that the next line may continue. */
export interface OpenPragma {
  readonly name: string;
  text: string;
}

type WithNick<Event extends GcgEvent> = Omit<Event, 'player' | 'after'> & {
  readonly nick: string;
  readonly line: number;
};

type Kind = Pick<GcgPlain, 'type'> | Kinds<GcgPlay> | Kinds<GcgExchange> | Kinds<GcgRackPoints>;
type Kinds<Event extends GcgEvent> = Omit<Event, keyof GcgPlain> & Pick<Event, 'type'>;

const EVENT = /^>\s*(\S*):\s*(.*)$/su;
/** What can only stand behind the rack. */
const FIELD = /^(?:[-(\d]|\p{L}\d)/u;
const SCORE = /^(\+-?|-)(\d{1,6})$/;
const TOTAL = /^[-+]?\d{1,6}$/;

/** An event from its line: `>nick: RACK what ±score total`, the rack and the total as the case may be left out. */
export function readEvent(text: string, line: number): Result<ReadEvent, GcgError> {
  const [, nick = '', fields = ''] = EVENT.exec(text) ?? [];
  const tokens = fields.split(/\s+/).filter((token) => token !== '');
  const [first = ''] = tokens;
  if (nick === '' || first === '') return badLine('gcg/bad-event', line, text);
  const rack = readRack(FIELD.test(first) ? '' : first);
  if (rack === null) return badLine('gcg/bad-rack', line, first);
  const [what = '', ...rest] = FIELD.test(first) ? tokens : tokens.slice(1);
  const isPlay = !/^[-(]/.test(what);
  const [word = ''] = isPlay ? rest.splice(0, 1) : [];
  const [score = '', total = ''] = rest;
  const points = SCORE.exec(score);
  const kind = isPlay
    ? readPlay(what, word, line)
    : readOther(what, points?.[1]?.endsWith('-') ?? false, line);
  if (!kind.ok) return kind;
  if (!points) return badLine('gcg/bad-score', line, score);
  const number = Number(points[2]);
  return ok({
    ...kind.value,
    nick,
    rack,
    score: points[1] === '+' ? number : 0 - number,
    // Behind it, or in its place, old files have the cross words. Added to 0, since -0 is not what it reads as.
    total: TOTAL.test(total) ? 0 + Number(total) : null,
    line,
  });
}

function readPlay(startName: string, text: string, line: number): Result<Kind, GcgError> {
  const layout = BOARD_LAYOUTS.classic;
  const start = parseStart(layout, startName);
  if (!start.ok) return badLine('gcg/bad-start', line, startName);
  const word = readWord(text);
  if (word === null) return badLine('gcg/bad-word', line, text);
  const { square, direction } = start.value;
  let end: typeof square | null = square;
  for (let left = word.length - 1; left > 0 && end !== null; left--)
    end = neighbour(layout, end, direction, 1);
  return end === null
    ? badLine('gcg/off-board', line, text)
    : ok({ type: 'play', start: square, direction, word });
}

/** The words in parentheses are asked before racks are, and `--` before exchanges: they begin alike. */
function readOther(what: string, minus: boolean, line: number): Result<Kind, GcgError> {
  if (/^\(challenge\)$/i.test(what)) return ok({ type: 'challenge' });
  if (/^\(time\)$/i.test(what)) return ok({ type: 'time' });
  if (what === '--') return ok({ type: 'withdrawn' });
  if (what === '-' || what === '-0') return ok({ type: 'pass' });
  if (/^-\d{1,2}$/.test(what)) return ok({ type: 'exchange', count: Number(what.slice(1)), tiles: null });
  if (what.startsWith('(')) {
    const tiles = what.endsWith(')') ? readRack(what.slice(1, -1)) : null;
    if (tiles === null) return badLine('gcg/bad-rack', line, what);
    return ok({ type: minus ? 'rackLoss' : 'rackGain', tiles });
  }
  const tiles = readRack(what.slice(1));
  if (tiles === null) return badLine('gcg/bad-exchange', line, what);
  return ok({ type: 'exchange', count: tiles.length, tiles });
}
