import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { askLeave, notifyLeave } from '../alerts/notify.ts';
import { say } from '../i18n/sentences.ts';
import { notificationsOn, turnNotifications } from '../state/alert-choice.ts';
import { Toggle } from './toggle.tsx';

/** Whether this device wants to be told of the own turn; the browser is asked when it is turned on. */
export function NotificationSwitch(): VNode {
  const leave = useSignal(notifyLeave());
  const turn = async (on: boolean): Promise<void> => {
    if (on) leave.value = await askLeave();
    turnNotifications(on && leave.peek() === 'granted');
  };
  return (
    <Toggle
      on={notificationsOn.value && leave.value === 'granted'}
      label={say.alerts.notifications}
      note={say.alerts.notificationsNote[leave.value]}
      isOff={leave.value === 'none'}
      onChange={turn}
    />
  );
}
