import type { VNode } from 'preact';
import { sound } from '../alerts/sounds.ts';
import { say } from '../i18n/sentences.ts';
import { soundsOn, turnSounds } from '../state/alert-choice.ts';
import { Toggle } from './toggle.tsx';

/** Whether this device wants to hear the table; turned on, it is heard at once. */
export function SoundSwitch(): VNode {
  return (
    <Toggle
      on={soundsOn.value}
      label={say.alerts.sounds}
      note={say.alerts.soundsNote}
      onChange={(on) => {
        turnSounds(on);
        sound('yourTurn');
      }}
    />
  );
}
