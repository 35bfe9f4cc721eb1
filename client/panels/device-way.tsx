import { useSignal } from '@preact/signals';
import offlineIcon from 'lucide-static/icons/unplug.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { Icon } from './icon.tsx';

/** The way to a game on this device, where no room is to be had: the server did not answer, or the browser is offline. */
export function DeviceWay({ isUnreachable }: { readonly isUnreachable: boolean }): VNode | null {
  const isOffline = useSignal(!navigator.onLine);
  useEffect(() => {
    const look = (): void => {
      isOffline.value = !navigator.onLine;
    };
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  if (!isOffline.value && !isUnreachable) return null;
  return (
    <>
      {isOffline.value && (
        <p class="notice" role="status">
          <Icon svg={offlineIcon} />
          <span>{say.device.offline}</span>
        </p>
      )}
      <a class="piece quiet" href="/device">
        {say.device.instead}
      </a>
    </>
  );
}
