import { seq } from '../../engine/base/units.ts';
import { parseClientMessage } from '../../engine/protocol/parse.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import type { Line, LineEvents } from '../net/line.ts';
import { DeviceRoom, type DeviceWorld } from './device-room.ts';

/** A line to the table of this `id` on this device, which talks as a socket to a room does. */
export const deviceLine =
  (id: string, world: DeviceWorld) =>
  (events: LineEvents): Line => {
    let isClosed = false;
    // Never at once: whoever speaks has to be done before it hears the answer.
    const later = (what: () => void): void => queueMicrotask(() => !isClosed && what());
    const room = new DeviceRoom(id, world, {
      hear: (message) => later(() => events.onFrame(JSON.stringify(message))),
      lose: () => later(() => events.onClosed(CLOSE.gone)),
    });
    const lookAgain = (): void => room.lookAgain();
    globalThis.addEventListener('storage', lookAgain);
    room.take({ type: 'sync', after: seq(0) });
    return {
      send: (frame) => {
        const message = parseClientMessage(frame);
        if (message.ok) room.take(message.value);
        return message.ok;
      },
      probe: lookAgain,
      roundTrip: () => 0,
      close: () => {
        isClosed = true;
        room.close();
        globalThis.removeEventListener('storage', lookAgain);
      },
    };
  };
