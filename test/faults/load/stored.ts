import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Bytes that each room takes on disk once its writes have settled, in no order. `state` is a server's folder. */
export function storedBytes(state: string): number[] {
  const folder = join(state, 'do', 'crosstile-Room');
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return files.map((name) => sizeOf(join(folder, name)));
}

// Not the files' own sizes: beside them lies what has still to be brought into them.
function sizeOf(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const size = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size';
  const row = database.prepare(size).get();
  database.close();
  return Number(row?.bytes);
}
