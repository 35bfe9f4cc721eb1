import { type ReadonlySignal, signal } from '@preact/signals';
import { tabKeep } from './storage.ts';

/** What a link that was opened is for: an invite to a private room, or a seat to be taken over. */
export interface CarriedLink {
  readonly kind: 'invite' | 'move';
  readonly token: string;
}

const KINDS = { i: 'invite', m: 'move' } as const;
const LETTERS = { invite: 'i', move: 'm' } as const;

const current = signal<CarriedLink | null>(null);

/** The link by which this tab came to its room, until it is used or put away. */
export const carriedLink: ReadonlySignal<CarriedLink | null> = current;

/** What stands behind the `#` of a link; null where it is none of these. */
export function readFragment(fragment: string): CarriedLink | null {
  const [, letter, token] = /^#([im])=([0-9A-Za-z]{1,200})$/.exec(fragment) ?? [];
  if (token === undefined || (letter !== 'i' && letter !== 'm')) return null;
  return { kind: KINDS[letter], token };
}

export const writeFragment = ({ kind, token }: CarriedLink): string => `#${LETTERS[kind]}=${token}`;

/** The address of this page with what was taken out of it, for another browser. */
export const addressWith = (link: CarriedLink | null): string =>
  location.href.replace(/#.*$/, '') + (link === null ? '' : writeFragment(link));

/**
 * Takes the token that the address of a room's page carries out of the address bar, where it would be seen, copied and
 * kept in the history; kept for this tab it survives a reload. To use it takes a press.
 */
export function pickUpLink(roomId: string): void {
  const found = readFragment(location.hash);
  if (found !== null) {
    history.replaceState(history.state, '', location.pathname + location.search);
    tabKeep.set(keyOf(roomId), writeFragment(found));
  }
  current.value = found ?? readFragment(tabKeep.get(keyOf(roomId)) ?? '');
}

/** It is used, or of no use. */
export function putLinkAway(roomId: string): void {
  tabKeep.remove(keyOf(roomId));
  current.value = null;
}

// However the room's id is written.
const keyOf = (roomId: string) => `link.${roomId.replaceAll('-', '').toLowerCase()}` as const;
