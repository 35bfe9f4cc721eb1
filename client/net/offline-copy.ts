import { whenIdle } from '../parts/when-idle.ts';
import type { Wish } from '../service-worker/edition.ts';
import { ownScript } from './own-script.ts';

declare global {
  interface Navigator {
    /** What some browsers tell of the network. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Keeps a copy of the page on this device, behind its loading, by the service worker: offline the page opens and the
 * computer can be played. Without one, or where it fails, the page is as it would be.
 */
export function keepOfflineCopy(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(ownScript('/sw.js'), {
    updateViaCache: 'none',
  });
  offerPlace(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offerPlace(registration));
  });
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.connection?.saveData) whenIdle(() => tell(active, { type: 'keepWords' }));
}

/** A newer one that waits may have the place of the one before, if this page is as new. */
function offerPlace({ waiting }: ServiceWorkerRegistration): void {
  tell(waiting, { type: 'takeOver', script: new URL(import.meta.url).pathname });
}

const tell = (worker: ServiceWorker | null, wish: Wish): void => worker?.postMessage(wish);
