/** What a browser lets a page do about notifications; `none` where it has them not at all. */
export type NotifyLeave = NotificationPermission | 'none';

export const notifyLeave = (): NotifyLeave =>
  'Notification' in globalThis ? Notification.permission : 'none';

/** Asks for leave; a browser that does not answer has given none. */
export async function askLeave(): Promise<NotifyLeave> {
  if (notifyLeave() !== 'default') return notifyLeave();
  return Notification.requestPermission().catch(() => 'default');
}

/** Whether somebody has the page before them. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Tells it outside of the page, in the place of what was told of the same table; pressed, the page is there again. The
 * service worker does it where there is one: it can open a page that is gone, and browsers of phones take it from nobody
 * else.
 */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (notifyLeave() !== 'granted') return;
  const options = { body, tag: `crosstile-${table}`, icon: '/favicon.svg', data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) await worker.showNotification(title, options).catch(() => undefined);
  else notifyFromPage(title, options);
}

function notifyFromPage(title: string, options: NotificationOptions): void {
  try {
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      globalThis.focus();
      notice.close();
    });
  } catch {
    // This browser wants a service worker, and there is none: sounds and the page's sign are all there is.
  }
}
