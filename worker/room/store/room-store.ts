import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type Millis, millis, type Seq, seq } from '../../../engine/base/units.ts';
import { REMEMBERED_IDLE, REMEMBERED_STEPS } from '../../../engine/protocol/limits.ts';
import { logFailure } from '../../log.ts';
import type { StoredStep } from '../state/room-events.ts';
import { type RoomState, replayRoom } from '../state/room-state.ts';
import { MIGRATIONS } from './migrations.ts';
import { upgraded } from './upgrade.ts';

/** Shape and meaning of the stored snapshot. One of another number is made again from the log. */
export const SNAPSHOT_SHAPE = 10;

/**
 * One step in so many is one behind which a snapshot is checked when the room wakes, and none behind so many: all games
 * of the room are replayed, which holds its one thread up.
 */
export const CHECKED_EVERY = 8;
const MOST_CHECKED = 1_000;

/** Rows of the log that are read at once. */
const STEPS_AT_ONCE = 100;

const GONE = 'gone';
const IDLE = 'idle';

/** A seed that is to be kept with its game. */
export interface KeptSeed {
  readonly game: number;
  readonly seed: Uint8Array;
}

type SnapshotRow = { tables: number; shape: number; state: string };
type StepRow = { seq: number; at: number; command: string | null; events: string };

/** A room's rows. A move writes two: its step and the snapshot. */
export class RoomStore {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** The room as it was last written, its tables brought up to date; null, and nothing touched, where there is none. */
  load(): RoomState | null {
    if (!this.isMade()) return null;
    const row = this.sql<SnapshotRow>('SELECT tables, shape, state FROM snapshot').at(0);
    if (row === undefined) return null;
    this.migrateFrom(row.tables);
    if (row.shape !== SNAPSHOT_SHAPE) return replayRoom(this.stepsAfter(seq(0)));
    // What this class has written itself: another shape has another number, and a test sees to it.
    const kept = JSON.parse(row.state) as RoomState;
    const isChecked = kept.seq % CHECKED_EVERY === 0 && kept.seq <= MOST_CHECKED;
    return isChecked ? this.checked(kept, row.state) : kept;
  }

  /** A snapshot, held against the log, which has the last word: then it is written anew. */
  private checked(kept: RoomState, text: string): RoomState {
    try {
      const room = replayRoom(this.stepsAfter(seq(0)));
      const sum = JSON.stringify(room);
      // The same steps build the same object in the same order, so the texts are the same too.
      if (room === null || sum === text) return kept;
      logFailure('room/snapshot', new Error('the log adds up to something else'));
      this.sql('UPDATE snapshot SET state = ?', sum);
      return room;
    } catch (error) {
      // A look must not keep a room from waking that would wake without it.
      logFailure('room/snapshot', error);
      return kept;
    }
  }

  /** Makes the tables of a new room. */
  create(): void {
    if (!this.isMade()) this.migrateFrom(0);
  }

  /** Writes everything or nothing. Throws where storage fails. */
  write(room: RoomState, steps: readonly StoredStep[], seeds: readonly KeptSeed[]): void {
    this.storage.transactionSync(() => {
      for (const { seq, at, command, events } of steps) {
        this.sql(
          'INSERT INTO steps (seq, at, command, events) VALUES (?, ?, ?, ?)',
          seq,
          at,
          command,
          JSON.stringify(events),
        );
      }
      for (const { game, seed } of seeds) {
        this.sql('INSERT INTO seeds (game, seed) VALUES (?, ?)', game, bytesToHex(seed));
      }
      this.sql(
        `INSERT OR REPLACE INTO snapshot (id, tables, shape, state)
         VALUES (1, max(?, coalesce((SELECT tables FROM snapshot), 0)), ?, ?)`,
        MIGRATIONS.length,
        SNAPSHOT_SHAPE,
        JSON.stringify(room),
      );
    });
  }

  /** Every step behind `after`, in order. */
  stepsAfter(after: Seq): readonly StoredStep[] {
    return this.sql<StepRow>(
      'SELECT seq, at, command, events FROM steps WHERE seq > ? ORDER BY seq',
      after,
    ).map(stepOfRow);
  }

  /** Every step, in order, read as it is asked for: in pages, so that no statement is left open by who stops early. */
  *log(): Generator<StoredStep, void> {
    let after = 0;
    for (;;) {
      const rows = this.sql<StepRow>(
        'SELECT seq, at, command, events FROM steps WHERE seq > ? ORDER BY seq LIMIT ?',
        after,
        STEPS_AT_ONCE,
      );
      for (const row of rows) yield stepOfRow(row);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.seq;
    }
  }

  /**
   * The step that a command made, if it is one of the last `REMEMBERED_STEPS`. They are looked through one by one:
   * an index would cost a row written for every move, and reading costs a thousandth of writing.
   */
  stepOf(command: string, last: Seq): Seq | null {
    const oldest = last - REMEMBERED_STEPS;
    const row = this.sql<{ seq: number }>(
      'SELECT seq FROM steps WHERE seq > ? AND command = ? LIMIT 1',
      oldest,
      command,
    ).at(0);
    return row ? seq(row.seq) : null;
  }

  /** Whether a command is one of the last that had nothing to do. */
  didNothing(command: string): boolean {
    return this.idle().includes(command);
  }

  /** Keeps that a command had nothing to do. */
  remember(command: string): void {
    this.storage.kv.put(IDLE, [...this.idle(), command].slice(-REMEMBERED_IDLE));
  }

  private idle(): readonly string[] {
    return this.storage.kv.get<readonly string[]>(IDLE) ?? [];
  }

  /** When a step was made; null where there is none of that number. */
  madeAt(step: Seq): Millis | null {
    const row = this.sql<{ at: number }>('SELECT at FROM steps WHERE seq = ?', step).at(0);
    return row ? millis(row.at) : null;
  }

  /** A game's seed. Throws where none was kept, which is a bug. */
  seed(game: number): Uint8Array {
    const row = this.sql<{ seed: string }>('SELECT seed FROM seeds WHERE game = ?', game).at(0);
    if (row === undefined) throw new Error(`no seed of game ${game}`);
    return hexToBytes(row.seed);
  }

  /** Since when seats are gone, as last kept. */
  absences(): ReadonlyMap<number, Millis> {
    if (!this.isMade()) return new Map();
    const rows = this.sql<{ seat: number; since: number }>('SELECT seat, since FROM absences');
    return new Map(rows.map(({ seat, since }) => [seat, millis(since)]));
  }

  keepAbsence(seat: number, since: Millis | null): void {
    if (since === null) this.sql('DELETE FROM absences WHERE seat = ?', seat);
    else this.sql('INSERT OR REPLACE INTO absences (seat, since) VALUES (?, ?)', seat, since);
  }

  /** Forwards only: behind a deployment that was taken back the tables have seen more, and must not see it again. */
  private migrateFrom(version: number): void {
    if (version >= MIGRATIONS.length) return;
    this.storage.transactionSync(() => {
      for (const statement of MIGRATIONS.slice(version).flat()) this.sql(statement);
      this.sql('UPDATE snapshot SET tables = ?', MIGRATIONS.length);
    });
  }

  /** All that is kept of a room that is deleted. */
  markGone(): void {
    this.storage.kv.put(GONE, true);
  }

  isGone(): boolean {
    return this.storage.kv.get(GONE) === true;
  }

  private isMade(): boolean {
    return this.sql("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'snapshot'").length > 0;
  }

  private sql<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...values: SqlStorageValue[]
  ): Row[] {
    return this.storage.sql.exec<Row>(statement, ...values).toArray();
  }
}

const stepOfRow = (row: StepRow): StoredStep => ({
  seq: seq(row.seq),
  at: millis(row.at),
  command: row.command,
  events: (JSON.parse(row.events) as StoredStep['events']).map(upgraded),
});
