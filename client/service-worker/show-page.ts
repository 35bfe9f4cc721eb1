/** What a service worker has of the open pages. */
export interface OpenPages {
  readonly matchAll: (of: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
  readonly openWindow: (path: string) => Promise<unknown>;
}

/** Brings the page of this path to the front, or opens it; `path` is what the page has given with its notification. */
export async function showPage(pages: OpenPages, path: unknown): Promise<void> {
  const wanted = typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/';
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === wanted);
  if (there === undefined) await pages.openWindow(wanted);
  else await there.focus();
}
