import { afterEach, expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { Isolate } from '../edge/bundle.ts';
import { report, SEED, times } from '../support/scale.ts';
import { flagFalls, lost } from './flag.ts';
import { GameTable } from './game-table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const isolate = new Isolate();
/** Turns of a minute and a half. */
const QUICK = { ruleset: { ...PRESETS.classic, clock: { kind: 'turn', perTurn: 90_000 } } };
/** A flag ends the game half an hour and five minutes behind its beginning. */
const TIMED = { preset: 'nsf' };
const FLAG = 35 * MINUTE;

const open: GameTable[] = [];
afterEach(() => {
  for (const { edge } of open.splice(0)) edge.close();
});

async function begun(wish: Readonly<Record<string, unknown>>, seed = SEED): Promise<GameTable> {
  const table = await GameTable.begun(isolate, wish, seed);
  open.push(table);
  return table;
}

test('[D6] an alarm that comes twice does what it does once, a hundred times', async () => {
  for (let seed = SEED; seed < SEED + 100; seed++) {
    const ends = [];
    for (const rings of [1, 2]) {
      const table = await begun(seed % 2 ? QUICK : TIMED, seed);
      await table.edge.wait(table.alarm - table.edge.world.now - 1);
      table.edge.skip(1);
      for (let ring = 0; ring < rings; ring++) await table.room.ring();
      ends.push({ alarm: table.alarm, ...(await table.stands()) });
      open.pop()?.edge.close();
    }
    expect(ends[1]).toEqual({ ...ends[0], room: { ...ends[0]?.room, id: ends[1]?.room.id } });
  }
  report('alarms twice', { seed: SEED, alarms: 100 });
});

test('[K5] of a turn and a flag in the same millisecond exactly one is played', async () => {
  const counts = { rounds: times(100, 1_000), turns: 0, flags: 0 };
  for (let at = 0; at < counts.rounds; at++) {
    const table = await begun(QUICK, SEED + at);
    const { mover } = table;
    const { seq, game } = mover.now;
    table.say(mover, { type: 'exchange', tiles: game?.rack.slice(0, 1) });
    // On time, or a millisecond before; the alarm first, or the turn.
    table.edge.skip(table.alarm - table.edge.world.now - (at % 2));
    const isAlarmFirst = at % 4 < 2;
    if (isAlarmFirst) await table.room.ring();
    await mover.wire.toServer();
    if (!isAlarmFirst) await table.room.ring();
    await table.exchange();
    expect(mover.now).toMatchObject({ seq: seq + 1, game: { turn: (game?.turn ?? 0) + 1 } });
    const [event] = mover.now.steps.flatMap(({ events }) => events.filter(({ type }) => type !== 'clock'));
    if (event?.type === 'exchanged') counts.turns++;
    else counts.flags++;
    expect(mover.now.ack === null).toBe(event?.type !== 'exchanged');
    open.pop()?.edge.close();
  }
  report('a turn and a flag at once', counts);
  expect(counts.turns).toBeGreaterThan(0);
  expect(counts.flags).toBeGreaterThan(0);
});

test('[D6] an alarm comes behind a crash', async () => {
  const table = await begun(TIMED);
  await table.edge.wait(FLAG - MINUTE);
  table.room.crash();
  await table.exchange();
  expect(await flagFalls(table)).toEqual(lost);
});

test.each([1, 2, 3, 4, 5])('[D6] an alarm that fails %i times does its work behind that', async (times) => {
  const table = await begun(TIMED);
  table.edge.skip(FLAG + 1);
  for (let at = 0; at < times; at++) {
    table.room.disk.fault = 'disk full';
    await expect(table.room.ring(at)).rejects.toThrow('disk full');
    expect(table.alarm).toBeLessThanOrEqual(table.edge.world.now);
  }
  expect(await flagFalls(table)).toEqual(lost);
});

test('[D6] an alarm that has failed so often that it would be given up is set for a minute later', async () => {
  const table = await begun(TIMED);
  table.edge.skip(FLAG + 1);
  for (let more = 0; more < 3; more++) {
    const { now } = table.edge.world;
    table.room.disk.fault = 'disk full';
    await table.room.ring(5);
    expect(table.alarm).toBe(now + MINUTE);
    table.edge.skip(MINUTE);
  }
  // The platform begins to count anew.
  await table.room.ring();
  expect(table.alarm).toBeGreaterThan(table.edge.world.now + MINUTE);
  expect((await table.stands()).game?.result).toMatchObject(lost);
});

test('[D6] a room whose overdue work fails when it wakes lets in who woke it, and does the work then', async () => {
  const table = await begun(TIMED);
  table.edge.skip(FLAG + 2 * MINUTE);
  table.room.evict('close');
  table.room.disk.fault = 'disk full';
  expect((await table.stands()).game?.result).toMatchObject(lost);
  expect(table.alarm).toBeGreaterThan(table.edge.world.now);
});

test('[D6] an alarm that the platform has given up on is made up for when the room wakes', async () => {
  const table = await begun(TIMED);
  table.edge.skip(FLAG + 2 * MINUTE);
  table.room.evict('close');
  await table.exchange();
  // No ring any more: only a visit.
  expect((await table.stands()).game?.result).toMatchObject(lost);
  expect(table.alarm).toBeGreaterThan(table.edge.world.now);
});

test('[D6] an alarm that was lost is set again when the room next wakes', async () => {
  const table = await begun(TIMED);
  const { alarm } = table;
  table.room.disk.setAlarm(null);
  table.room.commit();
  table.room.evict('close');
  await table.exchange();
  await table.stands();
  expect(table.alarm).toBe(alarm);
});

test('[K3] a clock of the machine that is put back an hour takes nobody’s time', async () => {
  const table = await begun(TIMED);
  const { mover } = table;
  const { seq, game } = mover.now;
  table.edge.skip(MINUTE - HOUR);
  table.say(mover, { type: 'pass' });
  await table.exchange();
  expect(mover.now).toMatchObject({ seq: seq + 1, game: { phase: 'playing' } });
  expect(mover.now.game?.clock?.left).toEqual(game?.clock?.left);
  // Time runs again when it is as late as it was.
  await table.edge.wait(HOUR + FLAG);
  expect(await flagFalls(table)).toEqual(lost);
});

test('[K3] a clock of the machine that is put forward an hour ends what was due by then, and no more', async () => {
  const timed = await begun(TIMED);
  timed.edge.skip(HOUR);
  expect(await flagFalls(timed)).toEqual(lost);
  const quick = await begun(QUICK);
  const { seq, game } = quick.mover.now;
  quick.edge.skip(HOUR);
  await quick.room.ring();
  const stands = await quick.stands();
  expect(stands).toMatchObject({ seq: seq + 1, game: { phase: 'playing', turn: (game?.turn ?? 0) + 1 } });
  expect(quick.alarm).toBe(quick.edge.world.now + 90_000);
});

test('[D6] an alarm is set for what is due next, whatever was due last', async () => {
  expect(await alarmsOf(isolate)).toEqual([90_000, 90_000, 90_000]);
});

test('[O12] a room that sets its alarm once only would be caught', async () => {
  const forgetful = new Isolate([
    { find: 'this.alarm.setFor(nextAlarm(this.state ?? state, lookAgain ?? void 0));', replace: '' },
    {
      find: 'this.state = room;\n      this.alarm.setFor(nextAlarm(room));',
      replace:
        'this.state = room;\n      if (steps.some(({ command }) => command !== null)) this.alarm.setFor(nextAlarm(room));',
    },
  ]);
  expect(await alarmsOf(forgetful)).toEqual([90_000, null, null]);
});

/** How far off the alarm is in a game of quick turns, behind none, one and two that ran out. */
async function alarmsOf(of: Isolate): Promise<(number | null)[]> {
  const table = await GameTable.begun(of, QUICK);
  open.push(table);
  const { room, edge } = table;
  const found: (number | null)[] = [];
  for (let at = 0; at < 3; at++) {
    const { alarm } = room.disk;
    found.push(alarm === null ? null : alarm - edge.world.now);
    await edge.wait(90_000);
  }
  return found;
}
