import { expect, test } from 'vitest';
import { EMPTY_HAND, type Hand } from '../../../client/state/hand.ts';
import { readHand } from '../../../client/state/kept-hand.ts';
import { at, letter, tilesOf } from '../../support/tiles.ts';

const HAND: Hand = {
  rack: tilesOf('AB?'),
  draft: [{ square: at('H8'), letter: letter('Q'), blank: true, slot: 2 }],
  order: [2, 0, 1],
};

test('[U4] a kept draft is read as it was', () => {
  expect(readHand(JSON.stringify(HAND))).toEqual(HAND);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a slot that the rack does not have', JSON.stringify({ ...HAND, order: [0, 1, 3] })],
  ['a slot twice', JSON.stringify({ ...HAND, order: [0, 1, 1] })],
  ['a draft of another shape', JSON.stringify({ ...HAND, draft: [{ slot: 0 }] })],
  ['a list', '[]'],
])('[U4] %s is an empty hand', (_, text) => {
  expect(readHand(text)).toEqual(EMPTY_HAND);
});
