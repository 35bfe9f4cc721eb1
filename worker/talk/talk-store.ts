import * as v from 'valibot';
import { type Millis, millis, seat } from '../../engine/base/units.ts';
import { CHAT_LINES, KEPT_LINES, REMEMBERED_LINES, WATCHERS_LINES } from '../../engine/protocol/limits.ts';
import { type House, OPEN_HOUSE } from './house.ts';
import type { Line } from './saying.ts';

type LineRow = {
  id: number;
  at: number;
  audience: Line['audience'];
  seat: number | null;
  person: string;
  name: string | null;
  text: string;
};

/** Made with the first row: a room in which nobody chats, as most are, pays for no tables of it (rule D9). */
const TABLES = [
  // What was said beside the game; the newest lines of each audience only.
  'CREATE TABLE chat (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, audience TEXT NOT NULL, seat INTEGER, person TEXT NOT NULL, name TEXT, text TEXT NOT NULL, command TEXT NOT NULL)',
  // What the host has set about chat and visitors, as JSON.
  'CREATE TABLE house (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)',
];

/** The texts of lines that are gone, but whose commands are remembered. None that was said is empty. */
const GONE = '';

/** A line's row has its own command, and those of the lines whose places in the table it took. */
const COMMANDS_IN_ROW = REMEMBERED_LINES / KEPT_LINES;

const StoredMarked = v.array(
  v.object({ person: v.string(), name: v.nullable(v.string()), origin: v.exactOptional(v.string()) }),
);

/** What the row of the house holds; what an earlier version did not have is as in an open house. */
const StoredHouse: v.GenericSchema<unknown, House> = v.object({
  edition: v.optional(v.number(), OPEN_HOUSE.edition),
  chatClosed: v.optional(v.boolean(), OPEN_HOUSE.chatClosed),
  masked: v.optional(v.boolean(), OPEN_HOUSE.masked),
  admitted: v.optional(v.nullable(v.array(v.string())), OPEN_HOUSE.admitted),
  muted: v.optional(StoredMarked, []),
  removed: v.optional(StoredMarked, []),
  done: v.optional(v.array(v.string()), []),
});

const COLUMNS = 'id, at, audience, seat, person, name, text';

/**
 * The rows of chat and house. A line writes one, and one more where the oldest goes for it. Nothing is remembered here:
 * the room may have slept.
 */
export class TalkStore {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** Throws where the row is no house: then nobody is let in rather than everybody. */
  house(): House {
    const row = this.read<{ state: string }>('SELECT state FROM house').at(0);
    return row === undefined ? OPEN_HOUSE : v.parse(StoredHouse, JSON.parse(row.state));
  }

  /** Writes how the house stands, and empties all that `forgotten` has said. */
  keepHouse(house: House, forgotten: string | null): void {
    this.storage.transactionSync(() => {
      this.makeTables();
      this.sql('INSERT OR REPLACE INTO house (id, state) VALUES (1, ?)', JSON.stringify(house));
      if (forgotten === null) return;
      this.sql('UPDATE chat SET text = ?, name = NULL WHERE person = ? AND text <> ?', GONE, forgotten, GONE);
    });
  }

  /**
   * Keeps a line under the next number, and lets go of what is older than the newest `KEPT_LINES` for its audience: what
   * watchers say among themselves takes nothing that all have read. The command of the one that goes is remembered with
   * the new one, which costs no row.
   */
  keepLine(line: Omit<Line, 'id'>, command: string): Line {
    return this.storage.transactionSync(() => {
      this.makeTables();
      const { at, audience, seat, person, name, text } = line;
      const goes = this.sql<{ id: number; command: string }>(
        'SELECT id, command FROM chat WHERE audience = ? ORDER BY id DESC LIMIT 1 OFFSET ?',
        audience,
        KEPT_LINES - 1,
      ).at(0);
      const commands = [command, ...(goes?.command.split(' ') ?? [])].slice(0, COMMANDS_IN_ROW);
      const [row] = this.sql<{ id: number }>(
        'INSERT INTO chat (at, audience, seat, person, name, text, command) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id',
        ...[at, audience, seat, person, name, text, commands.join(' ')],
      );
      if (row === undefined) throw new Error('a line without a number');
      if (goes) this.sql('DELETE FROM chat WHERE audience = ? AND id <= ?', audience, goes.id);
      return { id: row.id, ...line };
    });
  }

  /** All lines behind `after`, in order. */
  linesAfter(after: number): readonly Line[] {
    const query = `SELECT ${COLUMNS} FROM chat WHERE id > ? AND text <> ? ORDER BY id`;
    return this.read<LineRow>(query, after, GONE).map(lineOfRow);
  }

  /** Whether a command has said something, though that may be gone. */
  isSaid(command: string): boolean {
    return this.read('SELECT 1 FROM chat WHERE instr(command, ?) > 0', command).length > 0;
  }

  /** The line that a command made, as long as it is kept; else none. */
  linesOfCommand(command: string): readonly Line[] {
    const query = `SELECT ${COLUMNS} FROM chat WHERE instr(command, ?) = 1 AND text <> ?`;
    return this.read<LineRow>(query, command, GONE).map(lineOfRow);
  }

  /** When somebody said the line that is as many back as one may say in a time; null where there are not so many. */
  saidAt(person: string): Millis | null {
    return this.timeOf('person = ?', [person], CHAT_LINES);
  }

  /** Likewise of all watchers together. */
  watchersSaidAt(): Millis | null {
    return this.timeOf('seat IS NULL', [], WATCHERS_LINES);
  }

  /**
   * What watchers were last called, by their numbers: in lines that all may read or, where only watchers want to know, in
   * all lines. A name may say as much as a line.
   */
  watchersNames(audience: Line['audience']): ReadonlyMap<string, string | null> {
    const rows = this.read<{ person: string; name: string | null }>(
      `SELECT person, name FROM chat WHERE seat IS NULL AND text <> ? AND (audience = 'all' OR ? = 'watchers') ORDER BY id`,
      GONE,
      audience,
    );
    return new Map(rows.map(({ person, name }) => [person, name]));
  }

  /** What watchers were called in lines that all may read, but for one: players learn of no other watcher's name. */
  publicNames(but: string): readonly string[] {
    return this.read<{ name: string }>(
      "SELECT DISTINCT name FROM chat WHERE seat IS NULL AND audience = 'all' AND name IS NOT NULL AND person <> ?",
      but,
    ).map(({ name }) => name);
  }

  private timeOf(whose: string, values: readonly string[], back: number): Millis | null {
    const row = this.read<{ at: number }>(
      `SELECT at FROM chat WHERE ${whose} ORDER BY id DESC LIMIT 1 OFFSET ?`,
      ...values,
      back - 1,
    ).at(0);
    return row === undefined ? null : millis(row.at);
  }

  private makeTables(): void {
    if (!this.isMade()) for (const statement of TABLES) this.sql(statement);
  }

  private isMade(): boolean {
    return this.sql("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'house'").length > 0;
  }

  /** What a query gives; nothing where there are no tables yet. */
  private read<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ): Row[] {
    return this.isMade() ? this.sql<Row>(query, ...values) : [];
  }

  private sql<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...values: SqlStorageValue[]
  ): Row[] {
    return this.storage.sql.exec<Row>(statement, ...values).toArray();
  }
}

const lineOfRow = (row: LineRow): Line => ({
  id: row.id,
  at: millis(row.at),
  audience: row.audience,
  seat: row.seat === null ? null : seat(row.seat),
  person: row.person,
  name: row.name,
  text: row.text,
});
