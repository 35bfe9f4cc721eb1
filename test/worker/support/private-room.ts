import type { RoomRequest } from '../../../engine/protocol/api.ts';
import type { InviteMade } from '../../../engine/protocol/links.ts';
import { Device } from './device.ts';

/** A private room whose host has its first seat. */
export async function privateRoom(
  wish: Partial<RoomRequest> = {},
): Promise<{ readonly host: Device; readonly room: string }> {
  const host = await Device.make();
  const room = await host.makeRoom({ private: true, ...wish });
  await host.sit(room, { name: 'Ida' });
  return { host, room };
}

/** A new invite of the host's. */
export async function invite(host: Device, room: string): Promise<InviteMade> {
  const answer = await host.post(`/api/rooms/${room}/invites/new`);
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

/** Uses an invite's token. */
export const enter = (device: Device, room: string, token: string): Promise<Response> =>
  device.post(`/api/rooms/${room}/invites`, { token });

/** Somebody who has come in by an invite. */
export async function guestOf(host: Device, room: string): Promise<Device> {
  const guest = await Device.make();
  const answer = await enter(guest, room, (await invite(host, room)).token);
  if (answer.status !== 200) throw new Error(await answer.text());
  return guest;
}

/** Status and code of a refusal. */
export async function why(answer: Response | Promise<Response>): Promise<readonly [number, string]> {
  const response = await answer;
  const { code } = await response.json<{ code: string }>();
  return [response.status, code];
}

/** The code with which a device's socket is closed. */
export async function closeCode(device: Device, room: string): Promise<number> {
  const { webSocket } = await device.upgrade(room);
  const code = new Promise<number>((resolve) => {
    webSocket?.addEventListener('close', (event) => resolve(event.code));
  });
  webSocket?.accept();
  return code;
}
