import { Copies } from './copies.ts';
import type { Edition, Wish } from './edition.ts';
import { showPage } from './show-page.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const EDITION: Edition;

const copies = new Copies(EDITION, {
  caches: self.caches,
  fetch: (request, init) => fetch(request, init),
  origin: self.location.origin,
});

self.addEventListener('install', (event) => event.waitUntil(copies.install()));

self.addEventListener('activate', (event) =>
  event.waitUntil(copies.dropOthers().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const answer = copies.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const wish: Wish = event.data;
  event.waitUntil(wish.type === 'takeOver' ? takeOver(wish.script) : copies.keepWords());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(self.clients, event.notification.data));
});

/** A page of an earlier build may still need its files, so this waits until only one page is open, and that of this build. */
async function takeOver(script: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (script === EDITION.script && pages.length <= 1) await self.skipWaiting();
}
