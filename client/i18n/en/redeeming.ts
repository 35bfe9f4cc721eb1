import { squareName } from '../../../engine/notation/coordinates.ts';
import type { Context } from '../../state/people.ts';
import type { Redemption } from '../../state/redeeming.ts';
import type { RedeemingSaid } from '../language.ts';

/** What it means to take a blank for the tile that it stands for. */
export function redeemingText({ square, letter, drafted }: Redemption, { layout }: Context): RedeemingSaid {
  const said = {
    title: `Take the blank for your ${letter}?`,
    text: `Your ${letter} then lies on ${squareName(layout, square)} and the blank is on your rack. It is still your turn.`,
    button: `Take the blank for your ${letter}`,
  };
  if (drafted === null) return said;
  return {
    ...said,
    safe: `Your ${letter} is laid on ${squareName(layout, drafted)}: it is taken from there.`,
  };
}
