import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { PlainPage } from './not-found-page.tsx';

/** The page for game files, which is fetched when somebody goes there: few ever do. */
export function ReplayRoute(): VNode {
  const page = useSignal<{ readonly Page: ComponentType } | null>(null);
  const isLost = useSignal(false);

  const load = async (): Promise<void> => {
    isLost.value = false;
    try {
      const { ReplayPage } = await import('./replay-page.tsx');
      page.value = { Page: ReplayPage };
    } catch {
      isLost.value = true;
    }
  };
  useEffect(() => void load(), []);

  if (page.value) return <page.value.Page />;
  if (!isLost.value) return <main class="page" />;
  return (
    <PlainPage title="This page did not load">
      <ProblemNotice problem={{ code: 'net/offline' }} />
      <button type="button" class="piece" onClick={load}>
        Try again
      </button>
    </PlainPage>
  );
}
