import { exports } from 'cloudflare:workers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { RoomRequest, SeatRequest } from '../../../engine/protocol/api.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { hex } from './hex.ts';
import { Player } from './player.ts';

export const ORIGIN = 'https://crosstile.test';

let devices = 0;

/** Somebody's browser: its cookies, and what its pages ask of the API. */
export class Device {
  private cookies = '';
  /** In a network of its own, so that what one address may do is counted for each device. */
  private readonly address = `2001:db8:0:${(++devices).toString(16)}::1`;

  /** With a session already. */
  static async make(): Promise<Device> {
    const device = new Device();
    await device.post('/api/session');
    return device;
  }

  /** One that has had its cookie for long. */
  static of(token: string): Device {
    const device = new Device();
    device.cookies = `__Host-device=${token}`;
    return device;
  }

  /** What its cookie says. */
  get token(): string {
    return this.cookies.split('=')[1] ?? '';
  }

  /** What the room keeps of it. */
  get hash(): string {
    const bytes = Uint8Array.from(this.token.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    return bytesToHex(sha256(bytes));
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, { headers });
  }

  async post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.request(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
      ...sent,
    });
  }

  /** Makes a room; its id. */
  async makeRoom(wish: Partial<RoomRequest> = {}): Promise<string> {
    const preset = wish.ruleset === undefined ? { preset: 'classic' as const } : {};
    const response = await this.post('/api/rooms', { key: hex(16), ...preset, seats: 2, name: '', ...wish });
    if (response.status !== 201) throw new Error(await response.text());
    const { id } = await response.json<{ id: string }>();
    return id;
  }

  async sit(room: string, wish: SeatRequest): Promise<Response> {
    return this.post(`/api/rooms/${room}/seats`, wish);
  }

  /** Opens a socket; the answer when there is none. */
  async upgrade(
    room: string,
    query: Record<string, string | number> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({
      after: 0,
      protocol: PROTOCOL_VERSION,
      tab: hex(16),
      ...query,
    })) {
      search.set(name, `${value}`);
    }
    return this.get(`/api/rooms/${room}/socket?${search}`, {
      Upgrade: 'websocket',
      Origin: ORIGIN,
      ...headers,
    });
  }

  /** Opens a socket and waits for the first update. */
  async connect(room: string, query: Record<string, string | number> = {}): Promise<Player> {
    const { webSocket, status } = await this.upgrade(room, query);
    if (webSocket === null) throw new Error(`no socket: ${status}`);
    const player = new Player(webSocket);
    await player.next((message) => message.type === 'update');
    return player;
  }

  private async request(
    path: string,
    init: RequestInit & { headers: Record<string, string> },
  ): Promise<Response> {
    const cookies: Record<string, string> = this.cookies === '' ? {} : { Cookie: this.cookies };
    const response = await exports.default.fetch(`${ORIGIN}${path}`, {
      ...init,
      headers: { 'CF-Connecting-IP': this.address, ...cookies, ...init.headers },
    });
    const set = response.headers.get('Set-Cookie');
    if (set !== null) this.cookies = set.split(';')[0] ?? '';
    return response;
  }
}
