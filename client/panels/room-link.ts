/** The address of a room's page. */
export const roomLink = (id: string): string => new URL(`/r/${id}`, location.origin).href;

/** The room id in a link or a code, in the letters that rooms use; null where the text can hold none. */
export function roomIdIn(text: string): string | null {
  const [, afterSlash] = /\/r\/([^/?#\s]+)/.exec(text) ?? [];
  const id = (afterSlash ?? text).trim().replace(/\s+/g, '-').toLowerCase();
  return /^[0-9a-z-]{10,40}$/.test(id) ? id : null;
}
