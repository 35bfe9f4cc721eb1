import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import * as v from 'valibot';
import type { Room } from '../../../worker/room/room.ts';
import { stubOf } from './table.ts';

const Table = v.strictObject({
  name: v.string(),
  sql: v.string(),
  rows: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
});

/** What a build told a viewer: compared as a whole, so of no more than this is the shape known here. */
const Told = v.strictObject({
  seat: v.nullable(v.number()),
  seq: v.number(),
  steps: v.number(),
  room: v.looseObject({
    phase: v.picklist(['waiting', 'playing', 'over']),
    game: v.number(),
    names: v.array(v.nullable(v.string())),
  }),
  game: v.nullable(
    v.looseObject({
      toMove: v.number(),
      turn: v.number(),
      wait: v.nullable(
        v.looseObject({ turn: v.number(), answers: v.array(v.looseObject({ seat: v.number() })) }),
      ),
    }),
  ),
});
export type Told = v.InferOutput<typeof Told>;

const Stored = v.strictObject({
  commit: v.string(),
  protocol: v.number(),
  shape: v.number(),
  rooms: v.array(
    v.strictObject({
      name: v.string(),
      id: v.string(),
      at: v.number(),
      devices: v.array(v.string()),
      tables: v.array(Table),
      told: v.array(Told),
    }),
  ),
});

/** A room as an earlier build stored it. */
export type StoredRoom = v.InferOutput<typeof Stored>['rooms'][number] & {
  readonly commit: string;
  readonly shape: number;
};

const FILES = import.meta.glob('../../fixtures/upgrade/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const STORED_ROOMS: readonly StoredRoom[] = Object.values(FILES).flatMap((text) => {
  const { commit, shape, rooms } = v.parse(Stored, JSON.parse(text));
  return rooms.map((room) => ({ ...room, commit, shape }));
});

/** The rows of one of its tables. */
export const rowsOf = ({ tables }: StoredRoom, name: string) =>
  tables.find((table) => table.name === name)?.rows ?? [];

/** Lays a stored room down, in place of what is there, where its object finds it when it next wakes. */
export async function layDown(stored: StoredRoom): Promise<DurableObjectStub<Room>> {
  const stub = stubOf(stored.id);
  await runInDurableObject(stub, async (_, { storage }) => {
    await storage.deleteAll();
    for (const { name, sql, rows } of stored.tables) {
      storage.sql.exec(sql);
      for (const row of rows) {
        const columns = Object.keys(row);
        const places = columns.map(() => '?').join(', ');
        storage.sql.exec(
          `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${places})`,
          ...Object.values(row),
        );
      }
    }
  });
  await evictDurableObject(stub);
  return stub;
}
