import { type ReadonlySignal, signal } from '@preact/signals';
import { deviceKeep } from './storage.ts';

const SOUNDS = 'sounds';
const NOTIFICATIONS = 'notifications';

const sounds = signal(deviceKeep.get(SOUNDS) !== null);
const notifications = signal(deviceKeep.get(NOTIFICATIONS) !== null);

/** Whether this device wants to hear the table; nobody is made to. */
export const soundsOn: ReadonlySignal<boolean> = sounds;
/** Whether it wants to be told of the own turn while the page is not looked at. */
export const notificationsOn: ReadonlySignal<boolean> = notifications;

export function turnSounds(on: boolean): void {
  sounds.value = on;
  keep(SOUNDS, on);
}

export function turnNotifications(on: boolean): void {
  notifications.value = on;
  keep(NOTIFICATIONS, on);
}

function keep(name: typeof SOUNDS | typeof NOTIFICATIONS, on: boolean): void {
  if (on) deviceKeep.set(name, 'yes');
  else deviceKeep.remove(name);
}
