import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

/** A browser as the room knows it: where it plays and its cookie. */
export interface Device {
  readonly origin: string;
  /** As a `Cookie` header. */
  readonly cookie: string;
}

const RoomCreated = v.strictObject({ id: v.string(), link: v.string() });
const Health = v.strictObject({ status: v.literal('ok'), protocol: v.number() });
const SeatGranted = v.strictObject({ seat: v.number() });

/** As many random bytes, in hex. */
export const randomHex = (bytes = 16): string => randomBytes(bytes).toString('hex');

/** A device that has been nowhere yet. */
export async function newDevice(origin: string): Promise<Device> {
  const answer = await ask(`${origin}/api/session`, { method: 'POST', headers: { origin } });
  const cookie = answer.headers.getSetCookie().at(0)?.split(';').at(0);
  if (answer.status !== 204 || cookie === undefined) throw new Error(`no session: ${answer.status}`);
  return { origin, cookie };
}

/** The protocol that a page is loaded with now. */
export async function fetchProtocol(origin: string): Promise<number> {
  const { text } = await ask(`${origin}/api/health`);
  return v.parse(Health, JSON.parse(text)).protocol;
}

/** Makes a room; its id. Throws what the server says where it does not. */
export async function makeRoom(device: Device, preset: string, seats: number): Promise<string> {
  const wish = { key: randomHex(), preset, seats, name: '' };
  return v.parse(RoomCreated, await post(device, '/api/rooms', wish, 201)).id;
}

/** Takes the first free seat of a room; its number. */
export async function takeSeat(device: Device, room: string, name: string): Promise<number> {
  return v.parse(SeatGranted, await post(device, `/api/rooms/${room}/seats`, { name }, 200)).seat;
}

/** The record of a finished game, as it came. */
export async function fetchRecord(device: Device, room: string, game: number): Promise<unknown> {
  const answer = await ask(`${device.origin}/api/rooms/${room}/games/${game}/record`);
  if (answer.status !== 200) throw new Error(`no record: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
}

async function post(
  { origin, cookie }: Device,
  path: string,
  body: object,
  status: number,
): Promise<unknown> {
  const answer = await ask(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== status) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
}

/** Asks until there is a whole answer, and none of "try again": every request here does the same twice as once. */
async function ask(
  url: string,
  init?: RequestInit,
): Promise<{ status: number; headers: Headers; text: string }> {
  for (;;) {
    try {
      const answer = await fetch(url, init);
      const text = await answer.text();
      if (answer.status < 500) return { status: answer.status, headers: answer.headers, text };
    } catch {
      // The line broke, or there is none: nothing else is thrown here.
    }
    await setTimeout(20);
  }
}
