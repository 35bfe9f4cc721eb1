import { equipmentOf } from '../../../engine/equipment/equipment.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import { BLANK } from '../../../engine/equipment/tile-set.ts';
import type { GameState } from '../../../engine/game/state.ts';
import { MoveGenerator } from '../../../engine/moves/move-generator.ts';
import type { Placement } from '../../../engine/play/board.ts';
import type { Language } from '../../../engine/words/languages.ts';
import { builtLexicon } from '../../support/built-lexicon.ts';
import type { Random } from '../../support/seeded-random.ts';

const generators = new Map<Language, MoveGenerator>();

/** Some legal play for whoever is to move, rather one of many tiles; null where there is none. */
export function somePlay(
  play: GameState,
  rack: readonly Tile[],
  random: Random,
): readonly Placement[] | null {
  // With two blanks there are so many plays that all of them take a while to list.
  const tiles = rack.filter((tile, at) => tile !== BLANK || rack.indexOf(BLANK) === at);
  const generator = generatorFor(play);
  const plays = generator.allPlays(generator.position(play.board), tiles);
  if (plays.count === 0) return null;
  const some = Array.from({ length: 4 }, () => plays.play(random.below(plays.count)).tiles);
  return some.reduce((longest, each) => (each.length > longest.length ? each : longest));
}

/** The same squares with other tiles of the rack, most likely no word. */
export function somePhony(
  tiles: readonly Placement[],
  rack: readonly Tile[],
  random: Random,
): readonly Placement[] {
  const others = random.shuffled(rack);
  return tiles.map((placed, at): Placement => {
    const tile = others[at] ?? BLANK;
    return tile === BLANK ? { ...placed, blank: true } : { ...placed, letter: tile, blank: false };
  });
}

/** Whether all words of the latest play are good ones. */
export const isPhony = ({ latestPlay, ruleset }: GameState): boolean =>
  latestPlay !== null && !latestPlay.words.every((word) => wordsOf(ruleset.tileSet).has(word));

function generatorFor({ ruleset }: GameState): MoveGenerator {
  const { layout, tileSet } = equipmentOf(ruleset);
  const language = languageOf(ruleset.tileSet);
  const generator =
    generators.get(language) ??
    new MoveGenerator({ layout, tileSet, bingo: ruleset.bingo }, wordsOf(language).graph);
  generators.set(language, generator);
  return generator;
}

const wordsOf = (tileSet: string) => builtLexicon(languageOf(tileSet)).words;

function languageOf(tileSet: string): Language {
  if (tileSet !== 'english' && tileSet !== 'norwegian') throw new RangeError(`no words for ${tileSet} here`);
  return tileSet;
}
