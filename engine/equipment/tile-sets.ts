import { TILE_FIGURES, type TileFigures } from './tile-figures.ts';
import { BLANK, type Letter, type TileKind, type TileSet } from './tile-set.ts';

export type TileSetId = keyof typeof TILE_FIGURES;

function tileSet(id: TileSetId): TileSet {
  const { letters, blanks, blankOnlyChecked = true }: TileFigures = TILE_FIGURES[id];
  const entries = letters.split(' ').map((entry) => entry.split(/[:×]/));
  const kinds = entries.flatMap(([face = '', count, value]): TileKind[] =>
    count === undefined ? [] : [{ tile: face as Letter, count: Number(count), value: Number(value) }],
  );
  return {
    id,
    alphabet: entries.map(([face = '']) => face as Letter),
    kinds: [...kinds, { tile: BLANK, count: blanks, value: 0 }],
    blankOnlyChecked,
  };
}

/** Every tile set by its language. */
export const TILE_SETS: Readonly<Record<TileSetId, TileSet>> = {
  english: tileSet('english'),
  norwegian: tileSet('norwegian'),
  dutch: tileSet('dutch'),
  french: tileSet('french'),
  german: tileSet('german'),
  spanish: tileSet('spanish'),
  swedish: tileSet('swedish'),
  danish: tileSet('danish'),
  polish: tileSet('polish'),
  catalan: tileSet('catalan'),
  finnish: tileSet('finnish'),
  italian: tileSet('italian'),
  portuguese: tileSet('portuguese'),
  icelandic: tileSet('icelandic'),
  faroese: tileSet('faroese'),
};
