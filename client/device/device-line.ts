import { seq } from '../../engine/base/units.ts';
import type { Line, LineEvents } from '../net/line.ts';
import { localLine } from '../net/local-line.ts';
import { DeviceRoom, type DeviceWorld } from './device-room.ts';

/** A line to the table of this `id` on this device, which other tabs play at too. */
export const deviceLine =
  (id: string, world: DeviceWorld) =>
  (events: LineEvents): Line =>
    localLine(events, (page) => {
      const room = new DeviceRoom(id, world, page);
      const lookAgain = (): void => room.lookAgain();
      globalThis.addEventListener('storage', lookAgain);
      room.take({ type: 'sync', after: seq(0) });
      return {
        take: (message) => room.take(message),
        lookAgain,
        close: () => {
          room.close();
          globalThis.removeEventListener('storage', lookAgain);
        },
      };
    });
