import { type ComponentType, options } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { PlayBoard } from '../../../client/board/play-board.tsx';
import { carry } from '../../../client/state/carried.ts';
import { setCursor } from '../../../client/state/desk.ts';
import { pressSquare, tapSlot } from '../../../client/state/table.ts';
import { typeText } from '../../../client/state/type-keys.ts';
import { at, letter } from '../../support/tiles.ts';
import { sitDown } from '../support/sit-down.ts';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();
const before = options.diffed ?? (() => undefined);

afterEach(() => {
  options.diffed = before;
  carry(null);
});

/** The squares that are drawn from now on, by their numbers, and whether the whole board is. */
function watchDrawing() {
  const squares: unknown[] = [];
  let boards = 0;
  options.diffed = (vnode) => {
    before(vnode);
    const type: string | ComponentType<object> = vnode.type;
    if (type === PlayBoard) boards++;
    else if (typeof type === 'function' && type.name === 'PlaySquare')
      squares.push(Reflect.get(vnode.props, 'at'));
  };
  return { squares, boards: () => boards };
}

test('[U187] a typed tile has its own square drawn again, and no other; the cursor none', async () => {
  sitDown({ racks: ['FINEDX?', 'CONABCD'] });
  const page = await draw(<PlayBoard />);
  const { squares, boards } = watchDrawing();
  setCursor({ square: at('H8'), direction: 'across' });
  await page.settle();
  expect([squares, boards()]).toEqual([[], 0]);
  typeText('F', false);
  typeText('I', false);
  await page.settle();
  expect([squares, boards()]).toEqual([[at('H8'), at('I8')], 0]);
});

test('[U187] what moves a carried tile has no square drawn again but the one that it comes from', async () => {
  sitDown({ racks: ['FINEDX?', 'CONABCD'] });
  tapSlot(0);
  pressSquare(at('H8'));
  const page = await draw(<PlayBoard />);
  const { squares } = watchDrawing();
  const tile = { slot: 0, tile: letter('F'), letter: letter('F'), blank: false };
  for (const x of [10, 20, 30]) {
    carry({ ...tile, x, y: 5, lift: 0, byTouch: false, size: 40 });
    await page.settle();
  }
  expect(squares).toEqual([at('H8')]);
});
