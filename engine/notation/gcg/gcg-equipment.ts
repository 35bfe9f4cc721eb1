import { err, ok, type Result } from '../../base/result.ts';
import { BOARD_LAYOUTS } from '../../equipment/board-layouts.ts';
import { PRESETS } from '../../equipment/presets.ts';
import { BLANK, isLetter, type TileSet } from '../../equipment/tile-set.ts';
import { TILE_SETS } from '../../equipment/tile-sets.ts';
import { type GcgGame, headerText } from './gcg-game.ts';
import { type GcgEquipment, replayGcg } from './replay-gcg.ts';
import { toldRules } from './rules-note.ts';

export interface GcgEquipmentError {
  readonly code: 'gcg/no-tile-set';
  /** Letters of the file that no set has, or that no set has together. */
  readonly letters: readonly string[];
}

/**
 * Board and tiles of a file's game: the tile set that the file names, or that its letters fit; where several do, the
 * one whose scores agree best with the file's, then the first of `tileSets`. A note of ours tells the rules of its
 * numbers; without one they are the usual ones.
 */
export function gcgEquipment(
  game: GcgGame,
  tileSets: readonly TileSet[] = Object.values(TILE_SETS),
): Result<GcgEquipment, GcgEquipmentError> {
  const letters = lettersOf(game);
  const fitting = tileSets.filter((tileSet) => letters.every((letter) => isLetter(tileSet, letter)));
  if (fitting.length === 0) {
    const unknown = letters.filter((letter) => !tileSets.some((tileSet) => isLetter(tileSet, letter)));
    return err({ code: 'gcg/no-tile-set', letters: unknown.length > 0 ? unknown : letters });
  }
  const names = ['tile-set', 'tile-distribution'].flatMap((pragma) => headerText(game, pragma) ?? []);
  const named = fitting.filter(({ id }) => names.some((name) => name.toLowerCase().split(/\s+/)[0] === id));
  const rules = toldRules(game) ?? { bingo: PRESETS.classic.bingo, out: null };
  const candidates = (named.length > 0 ? named : fitting).map((tileSet) => ({
    layout: layoutOf(game),
    tileSet,
    ...rules,
  }));
  return ok(
    candidates.reduce((best, each) => (wrongScores(game, each) < wrongScores(game, best) ? each : best)),
  );
}

function layoutOf(game: GcgGame): GcgEquipment['layout'] {
  const name = headerText(game, 'board-layout')?.toLowerCase();
  const known = Object.values(BOARD_LAYOUTS).find(({ id }) => id === name);
  return known ?? BOARD_LAYOUTS.classic;
}

/** Every letter on a rack or in a word, once. */
function lettersOf({ events }: GcgGame): readonly string[] {
  const faces = events.flatMap((event) => [
    ...event.rack,
    ...(event.type === 'play' ? event.word.flatMap(({ letter }) => letter ?? []) : []),
    ...('tiles' in event ? (event.tiles ?? []) : []),
  ]);
  return [...new Set(faces)].filter((face) => face !== BLANK);
}

const wrongScores = (game: GcgGame, equipment: GcgEquipment): number =>
  replayGcg(game, equipment).mismatches.filter(({ code }) => code === 'gcg/score').length;
