import type { RoomCreated } from '../../../engine/protocol/api.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { type Asked, type Edge, ORIGIN } from './edge.ts';
import { EdgeResponse } from './response.ts';
import type { Wire } from './wire.ts';

/** What the query of an upgrade says, but for the protocol. */
interface Call {
  readonly after?: number;
  /** Of that step. */
  readonly epoch?: string | undefined;
  readonly at?: number | undefined;
  /** 32 hex digits. */
  readonly tab: string;
}

/** Somebody's browser: its cookie, and what its pages ask over HTTP. */
export class Device {
  cookie = '';
  private readonly edge: Edge;
  private readonly address: string;

  constructor(edge: Edge) {
    this.edge = edge;
    this.address = `${edge.name}, address ${edge.world.addresses++}`;
  }

  /** With a session already. */
  static async make(edge: Edge): Promise<Device> {
    const device = new Device(edge);
    await device.post('/api/session');
    return device;
  }

  /** The secret in its cookie. */
  get token(): string {
    return this.cookie.split('=')[1] ?? '';
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.ask(path, { headers });
  }

  async post(path: string, body?: unknown): Promise<Response> {
    return this.ask(path, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Makes a room; its id. */
  async makeRoom(wish: Readonly<Record<string, unknown>>): Promise<string> {
    const response = await this.post('/api/rooms', { name: '', ...wish });
    if (response.status !== 201)
      throw new Error(`${await response.text()} ${JSON.stringify(this.edge.world.log)}`);
    const { id } = (await response.json()) as RoomCreated;
    return id;
  }

  /** Opens a socket. Throws where the answer is no upgrade. */
  async connect(room: string, { after = 0, epoch, at, tab }: Call): Promise<Wire> {
    const query = new URLSearchParams({ after: `${after}`, protocol: `${PROTOCOL_VERSION}`, tab });
    if (epoch !== undefined) query.set('epoch', epoch);
    if (at !== undefined) query.set('at', `${at}`);
    const headers = { Upgrade: 'websocket', Origin: ORIGIN };
    const response = await this.get(`/api/rooms/${room}/socket?${query}`, headers);
    if (!(response instanceof EdgeResponse) || response.webSocket === null) {
      throw new Error(`no socket: ${response.status} ${await response.text()}`);
    }
    return response.webSocket;
  }

  private async ask(path: string, init: Asked): Promise<Response> {
    const cookie: Record<string, string> = this.cookie === '' ? {} : { Cookie: this.cookie };
    const headers = { 'CF-Connecting-IP': this.address, ...init.headers, ...cookie };
    const response = await this.edge.fetch(path, { ...init, headers });
    const given = response.headers.get('Set-Cookie');
    if (given !== null) this.cookie = given.split(';')[0] ?? '';
    return response;
  }
}
