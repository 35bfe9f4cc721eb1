import type { committedDraws } from '../../../engine/base/committed-draws.ts';
import type { drawTiles, fullBag } from '../../../engine/equipment/bag.ts';
import { Isolate } from '../edge/bundle.ts';
import type { Patch } from '../support/patch.ts';

/** What the built Worker draws with. */
export interface BundleDraws {
  readonly committedDraws: typeof committedDraws;
  readonly drawTiles: typeof drawTiles;
  readonly fullBag: typeof fullBag;
}

const HANDS_OUT: Patch = {
  find: '__name(committedDraws, "committedDraws");',
  replace: '__name(committedDraws, "committedDraws");\nhandOut({ committedDraws, drawTiles, fullBag });',
};

/** Taken out of the bundle, with `patches` in it. */
export function bundleDraws(patches: readonly Patch[]): BundleDraws {
  const handed: BundleDraws[] = [];
  const handOut = (draws: BundleDraws) => handed.push(draws);
  new Isolate([HANDS_OUT, ...patches], { handOut });
  const [draws] = handed;
  if (draws === undefined) throw new Error('the bundle has handed out nothing');
  return draws;
}
