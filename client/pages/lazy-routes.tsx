import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { PlainPage } from './not-found-page.tsx';

/** The page for game files. */
export const ReplayRoute = (): VNode => (
  <LazyPage load={async () => (await import('./replay-page.tsx')).ReplayPage} />
);

/** The page for records. */
export const VerifyRoute = (): VNode => (
  <LazyPage load={async () => (await import('./verify-page.tsx')).VerifyPage} />
);

/** The page for a game on this device alone. */
export const DeviceRoute = (): VNode => (
  <LazyPage load={async () => (await import('./device-page.tsx')).DevicePage} />
);

/** The page for learners. */
export const LearnRoute = (): VNode => (
  <LazyPage load={async () => (await import('./learn-page.tsx')).LearnPage} />
);

interface LazyPageProps {
  readonly load: () => Promise<ComponentType>;
}

/** A page that is fetched when somebody goes there: few ever do. */
function LazyPage({ load }: LazyPageProps): VNode {
  const page = useSignal<{ readonly Page: ComponentType } | null>(null);
  const isLost = useSignal(false);

  const open = async (): Promise<void> => {
    isLost.value = false;
    try {
      page.value = { Page: await load() };
    } catch {
      isLost.value = true;
    }
  };
  useEffect(() => void open(), []);

  if (page.value) return <page.value.Page />;
  if (!isLost.value) return <main class="page" />;
  return (
    <PlainPage title="This page did not load">
      <ProblemNotice problem={{ code: 'net/offline' }} />
      <button type="button" class="piece" onClick={open}>
        Try again
      </button>
    </PlainPage>
  );
}
