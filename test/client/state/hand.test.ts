import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, move, put, swap, take } from '../../../client/state/draft.ts';
import {
  EMPTY_HAND,
  type Hand,
  moveTo,
  onRack,
  rebase,
  shuffled,
  sortedBy,
} from '../../../client/state/hand.ts';
import { backspace, typeLetter } from '../../../client/state/typing.ts';
import { type Square, square } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { BLANK, type Letter, orderOf, type Tile } from '../../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { type Board, emptyBoard } from '../../../engine/play/board.ts';
import { physicalTile } from '../../../engine/play/rack-tiles.ts';
import { at, boardWith, lay, letter, tilesOf } from '../../support/tiles.ts';

const EMPTY = emptyBoard(225);
const layout = BOARD_LAYOUTS.classic;

const dealt = (faces: string, board: Board = EMPTY): Hand => rebase(EMPTY_HAND, tilesOf(faces), board);
const shown = (hand: Hand): string =>
  onRack(hand)
    .map((each) => each.tile)
    .join('');
const withDraft = (hand: Hand, square: string, slot: number, name?: string): Hand => ({
  ...hand,
  draft: put(hand.draft, {
    square: at(square),
    slot,
    letter: letter(name ?? hand.rack[slot] ?? ''),
    blank: hand.rack[slot] === BLANK,
  }),
});

describe('[U3] the rack', () => {
  test('[U3] keeps the place of a laid tile free for it', () => {
    const hand = withDraft(dealt('ABCDEFG'), 'H8', 2);
    expect(onRack(hand).map((each) => each.position)).toEqual([0, 1, 3, 4, 5, 6]);
    expect(shown({ ...hand, draft: take(hand.draft, at('H8')) })).toBe('ABCDEFG');
  });

  test('[U3] keeps its order over a play; new tiles come last', () => {
    const sorted = { ...dealt('ABCDEFG'), order: [6, 5, 4, 3, 2, 1, 0] };
    const drafted = withDraft(withDraft(sorted, 'H8', 0), 'I8', 3);
    // The room takes A and D away and puts what was drawn behind the rest.
    const after = rebase(drafted, tilesOf('BCEFGXY'), boardWith(['8H AD']));
    expect(after.draft).toEqual(EMPTY_DRAFT);
    expect(shown(after)).toBe('GFECBXY');
  });

  test('[U3] keeps the tile that was not played where it has the same letter as one that was', () => {
    const drafted = withDraft({ ...dealt('AXA'), order: [2, 1, 0] }, 'H8', 2);
    expect(shown(rebase(drafted, tilesOf('XAB'), boardWith(['8H A'])))).toBe('XAB');
  });

  test('[U3] is sorted by the alphabet, blanks last, laid tiles too', () => {
    const hand = withDraft({ ...dealt('QA?BAZ?'), order: [6, 5, 4, 3, 2, 1, 0] }, 'H8', 4);
    const order = sortedBy(hand, (tile) => orderOf(TILE_SETS.english, tile));
    expect(order).toEqual([4, 1, 3, 0, 5, 6, 2]);
    expect(shown({ ...hand, order })).toBe('ABQZ??');
  });

  test('[U3] moves a tile to a position and no further than there are any', () => {
    expect(moveTo([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moveTo([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
    expect(moveTo([0, 1, 2, 3], 1, 99)).toEqual([0, 2, 3, 1]);
    expect(moveTo([0, 1], 5, 0)).toEqual([0, 1]);
  });
});

describe('[U4] working ahead', () => {
  test('[U4] another’s play sends back the tiles whose squares it took; the others stay', () => {
    const ahead = withDraft(withDraft(dealt('ABCDEFG'), 'H8', 0), 'H12', 1);
    const after = rebase(ahead, tilesOf('ABCDEFG'), boardWith(['8D FINED']));
    expect(after.draft.map((tile) => tile.square)).toEqual([at('H12')]);
    expect(shown(after)).toBe('ACDEFG');
  });

  test('[U4] a play made in another tab leaves no tile of it in the draft', () => {
    const ahead = withDraft(withDraft(dealt('ABC'), 'A1', 0), 'B1', 1);
    const after = rebase(ahead, tilesOf('BCZ'), boardWith(['8H A']));
    expect(after.draft.map((tile) => tile.letter)).toEqual(['B']);
    expect(shown(after)).toBe('CZ');
  });

  test('[U4] a named blank stays named while it lies', () => {
    const ahead = withDraft(dealt('?BC'), 'A1', 0, 'Q');
    expect(rebase(ahead, tilesOf('?BC'), boardWith(['8D FINED'])).draft).toEqual(ahead.draft);
  });
});

const FACES = [...'AABCEEZ?'];
const aSquare = fc.integer({ min: 0, max: 224 }).map(square);
const aRack = fc.array(fc.constantFrom(...FACES), { maxLength: 7 }).map((faces) => tilesOf(faces.join('')));
const aBoard = fc
  .array(aSquare, { maxLength: 20 })
  .map(
    (squares): Board =>
      EMPTY.map((_, index) => (squares.includes(square(index)) ? (lay('1A E')[0] ?? null) : null)),
  );

type Deed = (hand: Hand, board: Board) => Hand;

const laying =
  (slot: number, to: Square): Deed =>
  (hand, board) => {
    const tile = hand.rack[slot];
    if (tile === undefined || board[to]) return hand;
    const blank = tile === BLANK;
    return {
      ...hand,
      draft: put(hand.draft, { slot, square: to, letter: blank ? letter('Q') : tile, blank }),
    };
  };

const aDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(fc.nat(6), aSquare).map(([slot, to]) => laying(slot, to)),
  aSquare.map(
    (from): Deed =>
      (hand) => ({ ...hand, draft: take(hand.draft, from) }),
  ),
  fc.tuple(aSquare, aSquare).map(
    ([from, to]): Deed =>
      (hand, board) =>
        board[to] ? hand : { ...hand, draft: move(hand.draft, from, to) },
  ),
  fc.tuple(fc.nat(6), fc.nat(6)).map(
    ([a, b]): Deed =>
      (hand) => {
        const [first, second] = [hand.draft[a], hand.draft[b]];
        return first && second ? { ...hand, draft: swap(hand.draft, first.square, second.square) } : hand;
      },
  ),
  fc.tuple(aSquare, fc.boolean(), fc.constantFrom(...'ABEZ'), fc.boolean()).map(
    ([from, isAcross, face, asBlank]): Deed =>
      (hand, board) => {
        const cursor = { square: from, direction: isAcross ? ('across' as const) : ('down' as const) };
        const ground = { layout, board, rack: hand.rack };
        const typed = typeLetter(ground, { draft: hand.draft, cursor }, letter(face), asBlank);
        return { ...hand, draft: typed?.draft ?? hand.draft };
      },
  ),
  aSquare.map(
    (from): Deed =>
      (hand, board) => {
        const ground = { layout, board, rack: hand.rack };
        const cursor = { square: from, direction: 'across' as const };
        return { ...hand, draft: backspace(ground, { draft: hand.draft, cursor }).draft };
      },
  ),
  fc.tuple(fc.nat(6), fc.nat(8)).map(
    ([slot, to]): Deed =>
      (hand) => ({ ...hand, order: moveTo(hand.order, slot, to) }),
  ),
  fc.nat(99).map(
    (n): Deed =>
      (hand) => ({ ...hand, order: shuffled(hand.order, (bound) => n % bound) }),
  ),
  fc.constant<Deed>((hand) => ({ ...hand, draft: EMPTY_DRAFT })),
);

const sorted = (tiles: readonly Tile[]): Tile[] => [...tiles].sort();
const held = (hand: Hand): Tile[] =>
  sorted([...hand.draft.map(physicalTile), ...onRack(hand).map((each) => each.tile)]);
const lettersOf = (hand: Hand): readonly (Letter | undefined)[] => hand.draft.map((tile) => tile.letter);

describe('[U5] no tile of one’s own is lost or doubled', () => {
  test('[U5] whatever is done: draft and rack together are the rack that was dealt', () => {
    fc.assert(
      fc.property(aRack, aBoard, fc.array(aDeed, { maxLength: 30 }), (rack, board, deeds) => {
        let hand = rebase(EMPTY_HAND, rack, board);
        for (const deed of deeds) {
          hand = deed(hand, board);
          expect(held(hand)).toEqual(sorted(rack));
          expect([...hand.order].sort()).toEqual([...rack.keys()]);
          expect(new Set(hand.draft.map((tile) => tile.square)).size).toBe(hand.draft.length);
          expect(hand.draft.filter((tile) => board[tile.square])).toEqual([]);
        }
      }),
      { seed: 20_261, numRuns: 400 },
    );
  });

  test('[U5] whatever the room deals then: the same holds, and asking twice changes nothing', () => {
    fc.assert(
      fc.property(aRack, aRack, aBoard, fc.array(aDeed, { maxLength: 12 }), (rack, next, board, deeds) => {
        const before = deeds.reduce((hand, deed) => deed(hand, EMPTY), rebase(EMPTY_HAND, rack, EMPTY));
        const after = rebase(before, next, board);
        expect(held(after)).toEqual(sorted(next));
        expect([...after.order].sort()).toEqual([...next.keys()]);
        expect(after.draft.filter((tile) => board[tile.square])).toEqual([]);
        expect(lettersOf(before)).toEqual(expect.arrayContaining([...lettersOf(after)]));
        expect(rebase(after, next, board)).toBe(after);
      }),
      { seed: 20_262, numRuns: 400 },
    );
  });
});
