import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { Dialog } from './dialog.tsx';

interface SettingsProps {
  readonly onClose: () => void;
}

/** The settings, which are fetched when they are opened: they are seldom. */
export function SettingsLoader({ onClose }: SettingsProps): VNode | null {
  const loaded = useSignal<{ readonly Settings: ComponentType<SettingsProps> } | null>(null);
  const isLost = useSignal(false);
  useEffect(() => {
    import('./settings-dialog.tsx').then(
      ({ SettingsDialog }) => (loaded.value = { Settings: SettingsDialog }),
      () => (isLost.value = true),
    );
  }, []);
  if (loaded.value !== null) return <loaded.value.Settings onClose={onClose} />;
  if (!isLost.value) return null;
  return (
    <Dialog title={say.start.settings} onClose={onClose}>
      <ProblemNotice problem={{ code: 'net/offline' }} />
    </Dialog>
  );
}
