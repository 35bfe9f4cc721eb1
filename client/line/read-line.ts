import { err, ok, type Result } from '../../engine/base/result.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { BLANK, isLetter, type Tile } from '../../engine/equipment/tile-set.ts';
import { parseStart } from '../../engine/notation/coordinates.ts';
import { readRack } from '../../engine/notation/gcg/read-tiles.ts';
import { type Deed, type LineError, VERBS, type Verb } from './line.ts';
import { hasSeveral, type LineGround } from './line-ground.ts';
import { readPlace } from './read-place.ts';
import { readPlay } from './read-play.ts';

/** What a line of the command line asks for: a play in standard notation (rule N1), or a word that says what. */
export function readLine(text: string, ground: LineGround): Result<Deed, LineError> {
  const line = text.trim();
  const said = sayingOf(line.toLowerCase(), ground);
  if (said === null) {
    const [first = ''] = line.split(/\s+/);
    const isPlay = parseStart(ground.layout, first).ok || /\d/.test(first);
    return isPlay ? readPlay(line, ground) : err({ code: 'line/unknown', word: first });
  }
  const { verb, phrase } = said;
  const words = line.slice(phrase.length).split(/\s+/).filter(Boolean);
  switch (verb) {
    case 'exchange':
      return readExchange(words.join(''), ground);
    case 'challenge':
      return ok({ kind: verb, words: words.map((word) => word.toUpperCase()) });
    case 'redeem':
      return readRedeem(words.join(''), ground.layout);
    case 'look':
      return readPlace(words.join(''), ground.layout);
    default:
      return words.length === 0 ? ok({ kind: verb }) : err({ code: 'line/too-much', word: phrase });
  }
}

/** The verb that a line in small letters begins with, and in which words. */
function sayingOf(
  line: string,
  { verbs }: LineGround,
): { readonly verb: Verb; readonly phrase: string } | null {
  for (const verb of VERBS) {
    const phrase = verbs[verb].find((each) => line === each || line.startsWith(`${each} `));
    if (phrase !== undefined) return { verb, phrase };
  }
  return null;
}

function readExchange(text: string, { tileSet, rack }: LineGround): Result<Deed, LineError> {
  const tiles = readRack(text)?.flatMap((face): Tile[] =>
    face === BLANK || isLetter(tileSet, face) ? [face] : [],
  );
  if (
    tiles === undefined ||
    tiles.length === 0 ||
    tiles.join('') !== text.replaceAll(/[[\]]/g, '').toUpperCase()
  ) {
    return err({ code: 'line/no-tiles', text });
  }
  const left = [...rack];
  for (const tile of tiles) {
    const slot = left.indexOf(tile);
    if (slot < 0) return err({ code: 'line/missing', tile, hasBlank: false, isSeveral: hasSeveral(tileSet) });
    left.splice(slot, 1);
  }
  return ok({ kind: 'exchange', tiles });
}

function readRedeem(text: string, layout: BoardLayout): Result<Deed, LineError> {
  const at = parseStart(layout, text);
  return at.ok ? ok({ kind: 'redeem', square: at.value.square }) : at;
}
