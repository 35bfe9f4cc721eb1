import { type CarriedLink, writeFragment } from '../state/carried-link.ts';

/** The address of a room's page, with what it is to carry. */
export const roomLink = (id: string, carried: CarriedLink | null = null): string =>
  new URL(`/r/${id}${carried === null ? '' : writeFragment(carried)}`, location.origin).href;

/** The room id in a link or a code, in the letters that rooms use; null where the text can hold none. */
export function roomIdIn(text: string): string | null {
  const [, afterSlash] = /\/r\/([^/?#\s]+)/.exec(text) ?? [];
  const id = (afterSlash ?? text).trim().replace(/\s+/g, '-').toLowerCase();
  return /^[0-9a-z-]{10,40}$/.test(id) ? id : null;
}
