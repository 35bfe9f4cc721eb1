import { beforeEach, expect, test } from 'vitest';
import { judged, judgedIn, judgedSquares } from '../../../client/state/judged.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { Table } from '../../support/table.ts';
import { at, lay } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

const WORDS = ['FINED', 'CONFINED', 'AT'];
const BY_WORD = {
  ...PRESETS.wespa,
  clock: null,
};

beforeEach(clearRoom);

/** Seat 0 looks on as `deeds` are done. */
function seen(deeds: (table: Table) => void, ruleset = PRESETS.classic as typeof PRESETS.classic): RoomOf {
  const game = new Table({ racks: ['FINED?Y', 'CONABTT'], ruleset }, { words: WORDS });
  const room = new RoomOf(game, 'judged');
  deeds(game);
  return room.step();
}

test('[U54] words that were judged and stand are marked until the next turn is taken', () => {
  const deeds = (game: Table): void => {
    game.place(0, '8D FINED');
    game.challenge(1, 0);
  };
  expect(judgedIn(seen(deeds).steps)).toEqual({
    kind: 'stands',
    words: [['D8', 'E8', 'F8', 'G8', 'H8'].map(at)],
  });
  const next = seen((game) => {
    deeds(game);
    game.pass(0);
  });
  expect(judgedIn(next.steps)).toBeNull();
});

test('[U54] a turn that the challenger lost by it leaves the marks', () => {
  const room = seen((game) => {
    game.place(0, '8D FINED');
    game.challenge(1, 0);
  });
  expect(room.table.types()).toContain('turnLost');
  apply(room.update(0));
  expect(judgedSquares.value.get(at('H8'))).toEqual({ kind: 'stands' });
  expect(judgedSquares.value.size).toBe(5);
});

test('[U54] what was taken back shows where it lay, except where other tiles lie', () => {
  const room = seen((game) => {
    game.place(0, '8F DiNY');
    game.challenge(1, 0);
  });
  apply(room.update(0));
  expect(judged.value).toEqual({ kind: 'withdrawn', tiles: lay('8F DiNY') });
  expect(judgedSquares.value.get(at('G8'))).toEqual({ kind: 'withdrawn', letter: 'I' });
  table.dropSlotOnSquare(0, at('G8'));
  expect(table.draft.value).toHaveLength(1);
  expect(judgedSquares.value.has(at('G8'))).toBe(false);
  expect(judgedSquares.value.size).toBe(3);
});

test('[U54, C2] of a play only the words that were named are marked', () => {
  const room = seen((game) => {
    game.place(0, '8D FINED');
    game.place(1, 'I7 AT');
    game.challenge(0, 1, [0]);
  }, BY_WORD);
  const now = judgedIn(room.steps);
  expect(now).toEqual({ kind: 'stands', words: [['I7', 'I8'].map(at)] });
});

test('[U54] what nobody has judged has no mark', () => {
  const room = seen((game) => game.place(0, '8D FINED'));
  expect(judgedIn(room.steps)).toBeNull();
  apply(room.update(0));
  expect(judgedSquares.value.size).toBe(0);
});
