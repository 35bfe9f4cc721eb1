import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { clock } from './clock.ts';
import { clockAhead, room } from './room-state.ts';

/** An invite as its host sees it. */
export interface InviteNow {
  readonly invite: number;
  readonly state: 'open' | 'used' | 'expired';
  /** Its token, while the page that made it is open: no other has it. */
  readonly token: string | null;
}

const tokens = signal<ReadonlyMap<string, string>>(new Map());

/** The invites of the room, the newest first; none where the viewer is not the host of a private room. */
export const invites: ReadonlySignal<readonly InviteNow[]> = computed(() => {
  const now = clock.value + clockAhead.value;
  const current = room.value;
  return (current?.invites ?? [])
    .map(
      ({ invite, used, until }): InviteNow => ({
        invite,
        state: used ? 'used' : until <= now ? 'expired' : 'open',
        token: tokens.value.get(`${current?.id} ${invite}`) ?? null,
      }),
    )
    .toReversed();
});

/** Remembers the token of an invite for as long as the page is open. */
export function keepToken(roomId: string, invite: number, token: string): void {
  tokens.value = new Map([...tokens.peek(), [`${roomId} ${invite}`, token]]);
}
