import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export type Row = Record<string, unknown>;

/** All rows of a disk by table, and its alarm. */
export interface DiskCopy {
  readonly tables: ReadonlyMap<string, readonly Row[]>;
  readonly alarm: number | null;
}

/**
 * What an object keeps: a database and an alarm. What is written lies in one transaction until `commit`, or is undone by
 * `rollBack`.
 */
export class Disk {
  /** When the object wants to be woken, in ms since 1970. */
  alarm: number | null = null;
  /** The next write throws with this. */
  fault: string | null = null;
  private readonly db = new DatabaseSync(':memory:');
  private readonly statements = new Map<string, StatementSync>();
  private readonly onWrite: () => void;
  private committedAlarm: number | null = null;
  private isDirty = false;

  /** `onWrite` is told of the first write after each commit. */
  constructor(onWrite: () => void) {
    this.onWrite = onWrite;
  }

  /** Runs one statement: its rows, and how many it wrote. */
  run(sql: string, values: readonly SQLInputValue[]): { readonly rows: Row[]; readonly written: number } {
    const statement = this.prepared(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...values), written: 0 };
    this.beginWriting();
    return { rows: [], written: Number(statement.run(...values).changes) };
  }

  /** All that `work` writes, or nothing of it where it throws. */
  transaction<T>(work: () => T): T {
    this.beginWriting();
    this.db.exec('SAVEPOINT inner');
    try {
      const result = work();
      this.db.exec('RELEASE inner');
      return result;
    } catch (error) {
      this.db.exec('ROLLBACK TO inner; RELEASE inner');
      throw error;
    }
  }

  /** The alarm that is set is coming: none is set any more, unless the object never gets done with it. */
  takeAlarm(): number | null {
    const { alarm } = this;
    this.alarm = null;
    return alarm;
  }

  setAlarm(at: number | null): void {
    this.beginWriting();
    this.alarm = at;
  }

  /** Everything is deleted, the alarm too. */
  clear(): void {
    for (const name of this.tables()) this.run(`DROP TABLE "${name}"`, []);
    this.setAlarm(null);
  }

  /** What it holds now, to be set back to. */
  copy(): DiskCopy {
    const tables = this.tables().map((name) => [name, this.run(`SELECT * FROM "${name}"`, []).rows] as const);
    return { tables: new Map(tables), alarm: this.alarm };
  }

  /** Everything is as it was, but that tables which came since are still there, empty. */
  setBack({ tables, alarm }: DiskCopy): void {
    for (const name of this.tables()) {
      this.run(`DELETE FROM "${name}"`, []);
      for (const row of tables.get(name) ?? []) {
        const places = Object.keys(row).map(() => '?');
        this.run(
          `INSERT INTO "${name}" VALUES (${places.join(', ')})`,
          Object.values(row) as SQLInputValue[],
        );
      }
    }
    this.setAlarm(alarm);
  }

  commit(): void {
    if (this.isDirty) this.db.exec('COMMIT');
    this.isDirty = false;
    this.committedAlarm = this.alarm;
  }

  rollBack(): void {
    if (this.isDirty) this.db.exec('ROLLBACK');
    this.isDirty = false;
    this.alarm = this.committedAlarm;
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  private tables(): string[] {
    const { rows } = this.run("SELECT name FROM sqlite_master WHERE type = 'table'", []);
    return rows.map(({ name }) => String(name));
  }

  private beginWriting(): void {
    const { fault } = this;
    this.fault = null;
    if (fault !== null) throw new Error(fault);
    if (this.isDirty) return;
    this.db.exec('BEGIN');
    this.isDirty = true;
    this.onWrite();
  }

  private prepared(sql: string): StatementSync {
    const statement = this.statements.get(sql) ?? this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
