import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { ClockRule, Ruleset } from '../../../engine/equipment/ruleset.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest } from '../support/play-on.ts';
import { giveNonces, playingTable, seatedTable, type Table } from '../support/table.ts';

fixChance(8);

const SECOND = 1000;
const BLITZ: ClockRule = {
  kind: 'game',
  initial: 180 * SECOND,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 1 },
};
const PER_TURN: ClockRule = { kind: 'turn', perTurn: 60 * SECOND };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const timedTable = (clock: ClockRule, seats = 2): Promise<Table> => {
  const ruleset: Ruleset = { ...PRESETS.classic, clock };
  return playingTable({ ruleset: structuredClone(ruleset) as never, seats });
};

const alarmOf = ({ stub }: Table) => runInDurableObject(stub, (_, { storage }) => storage.getAlarm());

const clockOf = (table: Table) => newest(table).game?.clock;

/** The player on turn passes, having thought so long. */
async function pass(table: Table, thought: number, lag = 0): Promise<void> {
  const { toMove = 0 } = newest(table).game ?? {};
  wait(thought);
  const done = await table.players[toMove]?.does({ type: 'pass', lag });
  await Promise.all(table.players.map((player) => player.reach(seq(done?.seq ?? 0))));
}

test('[K5] a flag falls by the alarm, with nobody connected, after the object was put away', async () => {
  const table = await timedTable(BLITZ);
  const { game, seq: last } = newest(table);
  expect(await alarmOf(table)).toBe(Date.now() + 240 * SECOND);
  await evictDurableObject(table.stub, { webSockets: 'close' });
  wait(240 * SECOND);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  const fresh = await table.devices[0]?.connect(table.room);
  expect(fresh?.seq).toBe(last + 1);
  expect(fresh?.now.game?.result).toMatchObject({ reason: 'overtime' });
  expect(fresh?.now.game?.result?.standings[game?.toMove ?? 0]?.place).toBe(2);
  expect(fresh?.now.room.seed).not.toBeNull();
});

test('[K5] it falls at once when a client says that its countdown has run out, and no move gets in behind it', async () => {
  const table = await timedTable(BLITZ);
  const { game, seq: last } = newest(table);
  const mover = table.players[game?.toMove ?? 0];
  wait(240 * SECOND - 1);
  mover?.send({ type: 'due' });
  wait(1);
  const late = await mover?.refused({ type: 'pass' });
  expect(late).toBe('room/stale');
  const { game: after } = (await mover?.reach(seq(last + 1))) ?? {};
  expect(after?.result?.reason).toBe('overtime');
});

test('[K3] a turn stops its clock, and all see the same one', async () => {
  const table = await timedTable(BLITZ);
  const first = newest(table).game?.toMove ?? 0;
  await pass(table, 20 * SECOND);
  expect(clockOf(table)?.left[first]).toBe(160 * SECOND);
  expect(clockOf(table)?.running).toEqual([1 - first]);
  const [one, other] = table.players.map((player) => player.now.game?.clock);
  expect(one).toEqual(other);
});

test('[K2, K4] a move nine seconds behind the flag is too late whatever lag it tells, and all are told the same end', async () => {
  const table = await timedTable(BLITZ);
  const watcher = await (await Device.make()).connect(table.room);
  const { game, seq: last } = newest(table);
  const first = game?.toMove ?? 0;
  wait(249 * SECOND);
  expect(await table.players[first]?.refused({ type: 'pass', lag: 9_000 })).toBe('room/stale');
  for (const each of [...table.players, watcher]) {
    const { game: after } = await each.reach(seq(last + 1));
    expect(after?.result?.reason).toBe('overtime');
    expect(after?.result?.standings.map(({ place }) => place)).toEqual(first === 0 ? [2, 1] : [1, 2]);
    expect(after?.clock?.left[first]).toBe(-60 * SECOND);
  }
});

test('[K1, K4] a watcher is told every change of a clock, what lag and increment gave back too', async () => {
  const table = await timedTable({ ...BLITZ, increment: 2 * SECOND });
  const watcher = await (await Device.make()).connect(table.room);
  const first = newest(table).game?.toMove ?? 0;
  for (const thought of [20, 30, 5]) {
    await pass(table, thought * SECOND, 400);
    await watcher.reach(newest(table).seq);
    expect(watcher.now.game?.clock).toEqual(clockOf(table));
  }
  const left = first === 0 ? [159_800, 152_400] : [152_400, 159_800];
  expect(watcher.now.game?.clock?.left).toEqual(left);
});

test('[K3] before the game begins no clock runs, whoever comes and goes, and then it is full', async () => {
  const ruleset: Ruleset = { ...PRESETS.classic, clock: BLITZ };
  const table = await seatedTable({ ruleset: structuredClone(ruleset) as never });
  wait(100 * SECOND);
  for (const player of table.players) player.socket.close(1000);
  const players = await Promise.all(table.devices.map((device) => device.connect(table.room)));
  wait(400 * SECOND);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  expect(newest({ players })).toMatchObject({ game: null, room: { phase: 'waiting' } });
  await giveNonces({ players });
  expect(clockOf({ ...table, players })).toMatchObject({ left: [180_000, 180_000], since: Date.now() });
});

test('[K3] who drops out and comes back, again and again, changes no clock, not the own nor another’s', async () => {
  const table = await timedTable(BLITZ, 3);
  const { toMove = 0, clock } = newest(table).game ?? {};
  const players = [...table.players];
  for (const [at, device] of [...table.devices.entries(), ...table.devices.entries()]) {
    players[at]?.socket.close(1000);
    wait(7 * SECOND);
    const back = await device.connect(table.room);
    expect(back.now.game?.clock).toEqual(clock);
    players[at] = back;
  }
  await pass({ ...table, players }, 5 * SECOND);
  const left = [0, 1, 2].map((at) => (at === toMove ? 133 : 180) * SECOND);
  expect(clockOf({ ...table, players })?.left).toEqual(left);
});

test('[K4] the lag that a client tells is given back within bounds', async () => {
  const table = await timedTable(BLITZ);
  const first = newest(table).game?.toMove ?? 0;
  await pass(table, 20 * SECOND, 60_000);
  expect(clockOf(table)?.left[first]).toBe(160 * SECOND + 500);
});

test('[K1] time for one turn that runs out passes for the seat, by alarm, turn after turn', async () => {
  const table = await timedTable(PER_TURN);
  const { game, seq: last } = newest(table);
  for (let turn = 1; turn <= 3; turn++) {
    wait(60 * SECOND);
    expect(await runDurableObjectAlarm(table.stub)).toBe(true);
    await Promise.all(table.players.map((player) => player.reach(seq(last + turn))));
  }
  expect(newest(table).game?.turn).toBe((game?.turn ?? 0) + 3);
  expect(clockOf(table)?.left).toEqual([60 * SECOND, 60 * SECOND]);
  expect(await alarmOf(table)).toBe(Date.now() + 60 * SECOND);
});

test('[K3] eviction changes no clock', async () => {
  const table = await timedTable(BLITZ);
  const first = newest(table).game?.toMove ?? 0;
  wait(10 * SECOND);
  await evictDurableObject(table.stub);
  await pass(table, 10 * SECOND);
  expect(clockOf(table)?.left[first]).toBe(160 * SECOND);
});
