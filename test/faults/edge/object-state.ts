import type { SQLInputValue } from 'node:sqlite';
import type { Actor } from './actor.ts';
import type { AutoResponse } from './bundle.ts';
import type { Disk, Row } from './disk.ts';
import { ServerSocket } from './server-socket.ts';
import type { Wire } from './wire.ts';

/** What an object is given to live with, as `ctx`. Dead with its instance: what still runs then gets nowhere. */
export class ObjectState {
  readonly storage: ObjectStorage;
  /** Settled when the object may be called. */
  ready: Promise<unknown> = Promise.resolve();
  isAlive = true;
  private readonly actor: Actor;
  private readonly sockets = new Map<Wire, ServerSocket>();

  constructor(actor: Actor) {
    this.actor = actor;
    this.storage = new ObjectStorage(actor.disk, this);
  }

  blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T> {
    const done = work();
    this.ready = done;
    return done;
  }

  acceptWebSocket(socket: ServerSocket, tags: readonly string[] = []): void {
    this.sockets.set(socket.wire, socket);
    socket.wire.tags = tags;
    this.actor.takeIn(socket.wire);
  }

  getWebSockets(tag?: string): ServerSocket[] {
    const wires = [...this.actor.wires];
    return wires
      .filter((wire) => tag === undefined || wire.tags.includes(tag))
      .map((wire) => this.socketOf(wire));
  }

  setWebSocketAutoResponse(pair?: AutoResponse): void {
    this.actor.autoResponse = pair ?? null;
  }

  getWebSocketAutoResponseTimestamp({ wire }: ServerSocket): Date | null {
    return wire.autoRespondedAt === null ? null : new Date(wire.autoRespondedAt);
  }

  waitUntil(_work: Promise<unknown>): void {}

  socketOf(wire: Wire): ServerSocket {
    const socket = this.sockets.get(wire) ?? new ServerSocket(wire);
    this.sockets.set(wire, socket);
    return socket;
  }
}

/** `ctx.storage`, as far as rooms use it. */
class ObjectStorage {
  readonly sql = { exec: (statement: string, ...values: SQLInputValue[]) => this.exec(statement, values) };
  readonly kv = {
    get: (key: string) => this.keyed(key),
    put: (key: string, value: unknown) => this.keep(key, value),
  };
  private readonly disk: Disk;
  private readonly state: ObjectState;

  constructor(disk: Disk, state: ObjectState) {
    this.disk = disk;
    this.state = state;
  }

  transactionSync<T>(work: () => T): T {
    return this.living.transaction(work);
  }

  async getAlarm(): Promise<number | null> {
    return this.living.alarm;
  }

  async setAlarm(at: number | Date): Promise<void> {
    this.living.setAlarm(Number(at));
  }

  async deleteAlarm(): Promise<void> {
    this.living.setAlarm(null);
  }

  async deleteAll(): Promise<void> {
    this.living.clear();
  }

  private get living(): Disk {
    if (!this.state.isAlive) throw new Error('this instance of the object is gone');
    return this.disk;
  }

  /** As on the platform the keys have a table of their own, which goes with all others. */
  private keyed(key: string): unknown {
    const isThere = "SELECT name FROM sqlite_master WHERE name = '_cf_KV'";
    if (this.living.run(isThere, []).rows.length === 0) return undefined;
    const [row] = this.living.run('SELECT value FROM _cf_KV WHERE key = ?', [key]).rows;
    return row === undefined ? undefined : JSON.parse(String(row.value));
  }

  private keep(key: string, value: unknown): void {
    this.living.run('CREATE TABLE IF NOT EXISTS _cf_KV (key TEXT PRIMARY KEY, value TEXT NOT NULL)', []);
    this.living.run('INSERT OR REPLACE INTO _cf_KV VALUES (?, ?)', [key, JSON.stringify(value)]);
  }

  private exec(statement: string, values: SQLInputValue[]): Cursor {
    const { rows, written } = this.living.run(statement, values);
    return new Cursor(rows, written);
  }
}

/** What a statement gave. */
class Cursor {
  readonly rowsWritten: number;
  private readonly rows: readonly Row[];

  constructor(rows: readonly Row[], rowsWritten: number) {
    this.rows = rows;
    this.rowsWritten = rowsWritten;
  }

  toArray(): readonly Row[] {
    return this.rows;
  }

  one(): Row {
    const [row, ...more] = this.rows;
    if (row === undefined || more.length > 0) throw new Error(`${this.rows.length} rows, not one`);
    return row;
  }

  [Symbol.iterator](): Iterator<Row> {
    return this.rows[Symbol.iterator]();
  }
}
