import type { Signal } from '@preact/signals';
import swapIcon from 'lucide-static/icons/arrow-up-down.svg?raw';
import lockIcon from 'lucide-static/icons/lock.svg?raw';
import unlockIcon from 'lucide-static/icons/lock-open.svg?raw';
import freeIcon from 'lucide-static/icons/user-x.svg?raw';
import type { VNode } from 'preact';
import type { Seat } from '../../engine/base/units.ts';
import { MIN_SEATS } from '../../engine/equipment/ruleset.ts';
import type { SeatView } from '../../engine/protocol/server-message.ts';
import { freeSeat, lockSeat, swapSeats } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { context } from '../state/people.ts';
import { room } from '../state/room-state.ts';
import { AddBot } from './add-bot.tsx';
import { ToolButton } from './tool-button.tsx';

/** The seat that was pressed to change places and waits for the other one. */
export type Moving = Signal<Seat | null>;

interface SeatToolsProps {
  readonly seat: Seat;
  readonly isYou: boolean;
  readonly one: SeatView;
  readonly moving: Moving;
}

/** What the host can do with a seat before the game: free it; lock it or add a computer while it is free; change its place. */
export function SeatTools({ seat, isYou, one, moving }: SeatToolsProps): VNode {
  const who = context.value.names[seat] ?? `seat ${seat + 1}`;
  return (
    <>
      {one.name === null && !one.locked && !room.value?.starting && <AddBot seat={seat} />}
      {one.name === null && (one.locked || canLock()) && (
        <ToolButton
          label={one.locked ? `Unlock ${who}` : `Lock ${who}`}
          icon={one.locked ? unlockIcon : lockIcon}
          onPress={() => lockSeat(seat, !one.locked)}
        />
      )}
      {one.name !== null && !isYou && (
        <ToolButton
          label={one.bot === null ? `Free the seat of ${who}` : say.bots.remove(who)}
          icon={freeIcon}
          onPress={() => freeSeat(seat)}
        />
      )}
      {(room.value?.seats.length ?? 0) > 2 && (
        <ToolButton
          label={moving.value === null || moving.value === seat ? `Move ${who}` : `Change places with ${who}`}
          icon={swapIcon}
          isPressed={moving.value === seat}
          onPress={() => press(seat, moving)}
        />
      )}
    </>
  );
}

/**
 * A game is for two at least: as many seats stay open. The last free one is not locked either, since that would begin
 * the game; who wants that starts it.
 */
function canLock(): boolean {
  const open = room.value?.seats.filter(({ locked }) => !locked) ?? [];
  return open.length > MIN_SEATS && open.filter(({ name }) => name === null).length > 1;
}

/** The first press chooses a seat, the second the one it changes places with; on the same seat it lets go. */
function press(seat: Seat, moving: Moving): void {
  const first = moving.value;
  moving.value = first === null ? seat : null;
  if (first !== null && first !== seat) swapSeats(first, seat);
}
