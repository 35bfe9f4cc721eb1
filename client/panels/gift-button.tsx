import type { VNode } from 'preact';
import type { Seat } from '../../engine/base/units.ts';
import { giveTime, isUnderWay } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { mayGive } from '../state/gifts.ts';
import { context } from '../state/people.ts';
import { room } from '../state/room-state.ts';

/** Gives an opponent time, where the rules have it. */
export function GiftButton({ seat }: { readonly seat: Seat }): VNode | null {
  if (!mayGive(seat)) return null;
  const seconds = (room.value?.ruleset.gift ?? 0) / 1000;
  const name = say.nameAt(context.value.names, seat);
  return (
    <button
      type="button"
      class="gift"
      aria-label={`Give ${name} ${seconds} seconds`}
      title={`Give ${name} ${seconds} seconds`}
      aria-disabled={isUnderWay('gift')}
      onClick={() => !isUnderWay('gift') && giveTime(seat)}
    >
      +{seconds} s
    </button>
  );
}
