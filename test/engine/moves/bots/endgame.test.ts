import { expect, test } from 'vitest';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../../engine/equipment/ruleset.ts';
import type { Tile } from '../../../../engine/equipment/tile-set.ts';
import { Endgame, type EndgameAnswer } from '../../../../engine/moves/bots/endgame.ts';
import type { MovePosition } from '../../../../engine/moves/move-position.ts';
import { physicalTile, takeFromRack } from '../../../../engine/play/rack-tiles.ts';
import { endgameValue } from '../../../support/endgame-solver.ts';
import { DIGRAPHS_OBLONG, ENGLISH_SOME, generatorOf } from '../../../support/languages.ts';
import { randomPositions } from '../../../support/random-positions.ts';
import { type Random, seededRandom } from '../../../support/seeded-random.ts';

const TILES = 4;
const BLANKS = 0.03;
const PLENTY = 1_000_000;

const CASES: readonly { readonly name: string; readonly ruleset: Ruleset; readonly positions: number }[] = [
  { name: 'the sum of the others', ruleset: PRESETS.casual, positions: 80 },
  { name: 'twice the opponent', ruleset: PRESETS.tournament, positions: 60 },
  { name: 'nothing, and play goes on', ruleset: PRESETS.ez10, positions: 60 },
];

/** Up to four, mostly fewer. */
const few = (random: Random): number => 1 + Math.min(random.below(TILES), random.below(TILES));

function solved(thought: Generator<void, EndgameAnswer>): EndgameAnswer {
  for (;;) {
    const slice = thought.next();
    if (slice.done) return slice.value;
  }
}

test.each(CASES)(
  '[Z4] what an endgame is worth is what brute force says: $name',
  ({ ruleset, positions }) => {
    const random = seededRandom(positions);
    for (const language of [ENGLISH_SOME, DIGRAPHS_OBLONG]) {
      const generator = generatorOf(language);
      for (const { board, rack } of randomPositions(language, random, positions / 2, 2 * TILES, BLANKS)) {
        const own = rack.slice(0, few(random));
        const other = rack.slice(TILES, TILES + few(random));
        const position = generator.position(board);
        const answer = solved(new Endgame(generator, position, ruleset).solve(own, other, PLENTY));
        const value = endgameValue(generator, position, ruleset, own, other);
        expect({ value: answer.value, exact: answer.exact }).toEqual({ value, exact: true });
        expect(worthOf(answer, generator, position, ruleset, own, other)).toBe(value);
      }
    }
  },
);

/** What the turn that was chosen comes to, the rest being played as well as can be. */
function worthOf(
  { play }: EndgameAnswer,
  generator: ReturnType<typeof generatorOf>,
  position: MovePosition,
  ruleset: Ruleset,
  own: readonly Tile[],
  other: readonly Tile[],
): number {
  if (play === null) return endgameValue(generator, position, ruleset, own, other);
  const kept = takeFromRack(own, play.tiles.map(physicalTile));
  if (!kept.ok) throw new Error(kept.error.code);
  if (kept.value.length === 0 && !ruleset.end.playOn) {
    return endgameValue(generator, position, ruleset, own, other);
  }
  position.play(play.tiles);
  const theirs = endgameValue(generator, position, ruleset, other, kept.value);
  position.undo(play.tiles);
  return play.score - theirs;
}
