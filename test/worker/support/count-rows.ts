import { runInDurableObject } from 'cloudflare:test';
import type { Room } from '../../../worker/room/room.ts';

/** Rows that the platform bills: those the statements wrote, and one for each alarm that was set. */
export interface RowCount {
  readonly rows: () => number;
  readonly stop: () => void;
}

/** Counts what all objects write from now on. */
export async function countRows(stub: DurableObjectStub<Room>): Promise<RowCount> {
  return runInDurableObject(stub, (_, { storage }) => {
    const sql: SqlStorage = Object.getPrototypeOf(storage.sql);
    const alarms: DurableObjectStorage = Object.getPrototypeOf(storage);
    const { exec } = sql;
    const { setAlarm } = alarms;
    let rows = 0;
    const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
    sql.exec = function (this: SqlStorage, ...args: Parameters<typeof exec>) {
      const cursor = exec.apply(this, args);
      cursors.push(cursor);
      return cursor;
    } as typeof exec;
    alarms.setAlarm = function (this: DurableObjectStorage, ...args: Parameters<typeof setAlarm>) {
      rows++;
      return setAlarm.apply(this, args);
    } as typeof setAlarm;
    return {
      rows: () => rows + cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0),
      stop: () => {
        sql.exec = exec;
        alarms.setAlarm = setAlarm;
      },
    };
  });
}
