import { describe, expect, test } from 'vitest';
import { type Draft, move, placements, put, swap, take } from '../../../client/state/draft.ts';
import { at, letter } from '../../support/tiles.ts';

const laid = (square: string, face: string, slot: number): Draft[number] => ({
  square: at(square),
  letter: letter(face),
  blank: false,
  slot,
});
const A = laid('H8', 'A', 0);
const B = laid('I8', 'B', 1);

describe('[U1] a draft', () => {
  test('[U1] takes a tile in place of one that lay there, which is back on the rack', () => {
    expect(put([A], laid('H8', 'B', 1))).toEqual([laid('H8', 'B', 1)]);
  });

  test('[U1] has no tile twice: laid again, it leaves its former square', () => {
    expect(put([A, B], laid('J8', 'A', 0))).toEqual([B, laid('J8', 'A', 0)]);
  });

  test('[U1] gives one tile back', () => {
    expect(take([A, B], at('H8'))).toEqual([B]);
    expect(take([A], at('A1'))).toEqual([A]);
  });

  test('[U1] moves a tile to a free square, and not onto another', () => {
    expect(move([A, B], at('H8'), at('A1'))).toEqual([laid('A1', 'A', 0), B]);
    expect(move([A, B], at('H8'), at('I8'))).toEqual([A, B]);
    expect(move([A], at('O15'), at('A1'))).toEqual([A]);
  });

  test('[U1] swaps two of its tiles, and nothing with an empty square', () => {
    expect(swap([A, B], at('H8'), at('I8'))).toEqual([laid('I8', 'A', 0), laid('H8', 'B', 1)]);
    expect(swap([A, B], at('H8'), at('J8'))).toEqual([A, B]);
  });

  test('[U1] is sent without what only this device knows', () => {
    expect(placements([A])).toEqual([{ square: at('H8'), letter: 'A', blank: false }]);
  });
});
