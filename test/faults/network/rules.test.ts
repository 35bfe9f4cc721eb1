import { afterEach, expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { Isolate } from '../edge/bundle.ts';
import { Device } from '../edge/device.ts';
import { Tab } from '../edge/tab.ts';
import type { Patch } from '../support/patch.ts';
import { hexOf } from './acts.ts';
import { GameTable } from './game-table.ts';

const DAY = 24 * 60 * 60_000;
const open: GameTable[] = [];
afterEach(() => {
  for (const { edge } of open.splice(0)) edge.close();
});

async function begun(isolate: Isolate, wish: Readonly<Record<string, unknown>> = { preset: 'classic' }) {
  const table = await GameTable.begun(isolate, wish);
  open.push(table);
  return table;
}

/** What becomes of a turn that was meant for the board before the last one, by the turns that were taken then. */
async function lateTurn(isolate: Isolate): Promise<unknown> {
  const table = await begun(isolate);
  const { seq } = table.mover.now;
  table.say(table.mover, { type: 'pass' });
  await table.exchange();
  const { mover } = table;
  mover.say({ type: 'pass', id: hexOf(9_000), expect: seq });
  await table.exchange();
  return mover.now.game?.turn;
}

/** How a stranger's socket ends in a room that its host has locked, and what he hears of it by HTTP. */
async function strangers(isolate: Isolate): Promise<unknown> {
  const table = await begun(isolate);
  const [host] = table.tabs;
  if (host === undefined) throw new RangeError('two play');
  table.say(host, { type: 'lockRoom', locked: true });
  await table.exchange();
  const stranger = new Tab(await Device.make(table.edge), table.id, hexOf(8));
  await stranger.connect();
  await stranger.exchange();
  const look = await stranger.device.get(`/api/rooms/${table.id}`);
  return [stranger.closed, look.status];
}

/** Whether a room is there a day before its time is over, and when it is. */
async function retention(isolate: Isolate): Promise<unknown> {
  const table = await begun(isolate);
  table.say(table.mover, { type: 'resign', game: 1 });
  await table.exchange();
  const statuses: number[] = [];
  for (const days of [29, 1.1]) {
    table.edge.skip(days * DAY);
    await table.room.ring();
    await table.edge.settle();
    statuses.push((await table.tabs[0]?.device.get(`/api/rooms/${table.id}`))?.status ?? 0);
  }
  return statuses;
}

/** Whether an alarm is set behind the waking of a room that had lost its own. */
async function lostAlarm(isolate: Isolate): Promise<unknown> {
  const clock = { kind: 'turn', perTurn: 90_000 };
  const table = await begun(isolate, { ruleset: { ...PRESETS.classic, clock } });
  table.room.disk.setAlarm(null);
  table.room.commit();
  table.room.evict();
  // Looking writes nothing that sets it.
  await table.tabs[0]?.device.get(`/api/rooms/${table.id}`);
  await table.edge.settle();
  return table.room.disk.alarm !== null;
}

interface Rule {
  readonly name: string;
  readonly look: (isolate: Isolate) => Promise<unknown>;
  readonly right: unknown;
  readonly fault: Patch;
  readonly wrong: unknown;
}

const RULES: readonly Rule[] = [
  {
    name: 'a turn that was meant for another board is not taken',
    look: lateTurn,
    right: 1,
    fault: {
      find: 'const seen = expect >= room.playedAt && expect <= room.seq;',
      replace: 'const seen = true;',
    },
    wrong: 2,
  },
  {
    name: 'a locked room lets no stranger in',
    look: strangers,
    right: [[4415], 403],
    fault: { find: 'if (house.admitted === null) return null;', replace: 'return null;' },
    wrong: [[], 200],
  },
  {
    name: 'a room is kept for its time and no longer',
    look: retention,
    right: [200, 410],
    fault: { find: 'if (Date.now() >= retentionEnd(state)) return this.expire();', replace: '' },
    wrong: [200, 200],
  },
  {
    name: 'an alarm that was lost is set again at waking',
    look: lostAlarm,
    right: true,
    fault: { find: 'else this.alarm.setFor(nextAlarm(this.state));', replace: '' },
    wrong: false,
  },
];

test.each(RULES)(
  '[O12] $name, and a room that does otherwise would be caught',
  async ({ look, right, fault, wrong }) => {
    expect(await look(new Isolate())).toEqual(right);
    expect(await look(new Isolate([fault]))).toEqual(wrong);
  },
);
