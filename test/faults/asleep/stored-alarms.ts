import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const NANOSECONDS = 1_000_000n;

/** The alarms of a class of objects, as the runtime keeps them on disk: one list of what it is to wake, and with each object. */
export class StoredAlarms {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** When the object of this name wants to be woken, in ms since 1970; null where it has no alarm. */
  of(name: string): number | null {
    return this.inObject(name, (db) => {
      const select = db.prepare('SELECT value FROM _cf_METADATA WHERE key = 1');
      select.setReadBigInts(true);
      const value = select.get()?.value;
      return typeof value === 'bigint' ? Number(value / NANOSECONDS) : null;
    });
  }

  /** Has the runtime wake it then instead. */
  move(name: string, at: number): void {
    const value = BigInt(Math.round(at)) * NANOSECONDS;
    this.inList((db) =>
      db.prepare('UPDATE _cf_ALARM SET scheduled_time = ? WHERE actor_name = ?').run(value, name),
    );
    this.inObject(name, (db) => db.prepare('UPDATE _cf_METADATA SET value = ? WHERE key = 1').run(value));
  }

  /** The runtime has given up on it: the object still has it, and nothing will come of it. */
  giveUp(name: string): void {
    this.inList((db) => db.prepare('DELETE FROM _cf_ALARM WHERE actor_name = ?').run(name));
  }

  /** Nobody knows of it any more. */
  lose(name: string): void {
    this.inObject(name, (db) => db.prepare('UPDATE _cf_METADATA SET value = NULL WHERE key = 1').run());
    this.giveUp(name);
  }

  private inList<T>(work: (db: DatabaseSync) => T): T {
    return inFile(join(this.folder, 'metadata.sqlite'), work);
  }

  private inObject<T>(name: string, work: (db: DatabaseSync) => T): T {
    for (const file of readdirSync(this.folder)) {
      if (!file.endsWith('.sqlite') || file === 'metadata.sqlite') continue;
      const isIt = inFile(join(this.folder, file), (db) =>
        db.prepare("SELECT 1 FROM snapshot WHERE json_extract(state, '$.id') = ?").get(name),
      );
      if (isIt !== undefined) return inFile(join(this.folder, file), work);
    }
    throw new Error(`no room ${name} is stored`);
  }
}

function inFile<T>(file: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}
