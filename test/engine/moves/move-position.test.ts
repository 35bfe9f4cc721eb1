import { expect, test } from 'vitest';
import { square } from '../../../engine/base/units.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import type { MovePosition } from '../../../engine/moves/move-position.ts';
import { emptyBoard, withTiles } from '../../../engine/play/board.ts';
import { DIGRAPHS_OBLONG, ENGLISH_SOME, generatorOf } from '../../support/languages.ts';
import { randomPositions } from '../../support/random-positions.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { letter } from '../../support/tiles.ts';

test.each([
  ['English', ENGLISH_SOME, 7],
  ['an oblong board and digraphs', DIGRAPHS_OBLONG, 6],
] as const)(
  '[V5] %s: a play laid, and taken back, leaves what a board made anew has',
  (_, language, rackSize) => {
    const random = seededRandom(3);
    const generator = generatorOf(language);
    const plays = (position: MovePosition, rack: readonly Tile[]) => {
      const list = generator.allPlays(position, rack);
      return Array.from({ length: list.count }, (_, index) => list.play(index));
    };
    const positions = randomPositions(language, random, 24, rackSize, 0.2);
    const other = positions.at(-1)?.rack ?? [];
    let laid = 0;
    for (const { board, rack } of positions) {
      const position = generator.position(board);
      for (const { tiles } of random.shuffled(plays(position, rack)).slice(0, 5)) {
        position.play(tiles);
        const after = generator.position(withTiles(board, tiles));
        expect(plays(position, other)).toEqual(plays(after, other));
        for (const next of random.shuffled(plays(after, other)).slice(0, 2)) {
          position.play(next.tiles);
          position.undo(next.tiles);
          expect(plays(position, other)).toEqual(plays(after, other));
        }
        position.undo(tiles);
        expect(plays(position, other)).toEqual(plays(generator.position(board), other));
        laid++;
      }
    }
    expect(laid).toBeGreaterThan(60);
  },
);

test('[V5] tiles that cannot lie so are a bug of the caller', () => {
  const generator = generatorOf(ENGLISH_SOME);
  const position = generator.position(emptyBoard(225));
  const tile = { square: square(112), letter: letter('A'), blank: false };
  position.play([tile]);
  expect(() => position.play([tile])).toThrow(RangeError);
  expect(() => position.undo([{ ...tile, square: square(113) }])).toThrow(RangeError);
  expect(() => position.play([{ ...tile, square: square(225) }])).toThrow(RangeError);
  expect(() => position.play([{ ...tile, square: square(0), letter: letter('Ø') }])).toThrow(RangeError);
  expect(() => generator.allPlays(position, [letter('Ø')])).toThrow(RangeError);
  expect(() => generator.allPlays(position, Array(11).fill('?'))).toThrow(RangeError);
});
