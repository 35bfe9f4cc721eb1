import type { VNode } from 'preact';
import { partOf } from '../parts/part.ts';
import { PartHere } from '../parts/part-here.tsx';
import { LostDialog } from './lost-dialog.tsx';

const settingsPart = partOf(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

interface SettingsWhenLoadedProps {
  readonly onClose: () => void;
}

/** The settings, which are fetched when they are opened: they are seldom. */
export function SettingsWhenLoaded({ onClose }: SettingsWhenLoadedProps): VNode {
  return (
    <PartHere
      part={settingsPart}
      props={{ onClose }}
      lost={<LostDialog part={settingsPart} onClose={onClose} />}
    />
  );
}
