import { afterEach, expect, test, vi } from 'vitest';
import { SettingsDialog } from '../../../client/dialogs/settings-dialog.tsx';
import {
  notificationsOn,
  soundsOn,
  turnNotifications,
  turnSounds,
} from '../../../client/state/alert-choice.ts';
import { keysEverywhere } from '../../../client/state/key-choice.ts';
import { deviceKeep } from '../../../client/state/storage.ts';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

afterEach(() => {
  turnSounds(false);
  turnNotifications(false);
});

test('[U185] the settings have the switches of sounds and notifications, which are those of a room’s menu', async () => {
  const leave = {
    permission: 'default',
    requestPermission: async () => {
      leave.permission = 'granted';
      return leave.permission;
    },
  };
  vi.stubGlobal('Notification', leave);
  const at = await draw(<SettingsDialog onClose={() => undefined} />);
  expect(at.texts('legend')).toEqual(['Theme', 'Board', 'Tiles', 'Sounds and notifications', 'Keyboard']);
  expect([soundsOn.value, notificationsOn.value]).toEqual([false, false]);
  await at.press('Sounds');
  await at.press('Notifications');
  expect([soundsOn.value, notificationsOn.value]).toEqual([true, true]);
  await at.press('Notifications');
  expect([soundsOn.value, notificationsOn.value]).toEqual([true, false]);
});

test('[U185] a browser that blocks notifications is told of, and the switch stays off', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  const at = await draw(<SettingsDialog onClose={() => undefined} />);
  await at.press('Notifications');
  expect(notificationsOn.value).toBe(false);
  expect(at.texts('label').find((text) => text.startsWith('Notifications'))).toContain(
    'Your browser blocks them here.',
  );
});

test('[U140] where keys count is chosen, and kept on the device', async () => {
  const at = await draw(<SettingsDialog onClose={() => undefined} />);
  expect(keysEverywhere.value).toBe(true);
  await at.press('Keys count on the whole page');
  expect([keysEverywhere.value, deviceKeep.get('keys')]).toEqual([false, 'table']);
  await at.press('Keys count on the whole page');
  expect([keysEverywhere.value, deviceKeep.get('keys')]).toEqual([true, null]);
});
