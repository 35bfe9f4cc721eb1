import { setTimeout } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { randomHex } from '../../support/second-client/api.ts';
import { begunTable, type OwnTable } from '../../support/second-client/whole-table.ts';
import { type RuntimeServer, startFaultServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patch.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { report, times } from '../support/scale.ts';
import { StoredAlarms } from './stored-alarms.ts';

const HOUR = 3_600_000;
/** The runtime puts a quiet object away after ten seconds: the one thing here that is waited for. */
const ASLEEP_AFTER = 12;
/** A flag falls in half an hour, and with it the game is over. */
const TIMED = 'nsf';

const TELLS_OF_ALARMS: Patch = {
  find: 'await this.keepTime();',
  replace: 'await this.keepTime();\n      console.log("alarm of", this.room?.id);',
};
const DEAF_TO_ALARMS: Patch = {
  find: 'await this.keeper.alarmCame(info?.retryCount);',
  replace: 'console.log("alarm of", this.keeper.room?.id);',
};
/** Whatever the alarm was, it is taken for one that is still coming. */
const TRUSTS_ALARMS: Patch = {
  find: 'return at !== null && at < now - ALARM_LATE;',
  replace: 'return false;',
};
const WAKES = 'a room wakes';
const STAYS_AWAKE: Patch = {
  find: 'ctx.setWebSocketAutoResponse(',
  replace: 'setInterval(() => {}, 1_000);\n    ctx.setWebSocketAutoResponse(',
};
const TELLS_OF_WAKING: Patch = {
  find: 'void ctx.blockConcurrencyWhile(() => this.keeper.wake());',
  replace: `void ctx.blockConcurrencyWhile(() => this.keeper.wake());\n    console.log("${WAKES}");`,
};

/** The machine's clock is ahead by so much, as the Worker sees it. */
const clockAhead = (ms: number): readonly Patch[] => [
  {
    find: 'var ALARM_LATE = 6e4;',
    replace: `var ALARM_LATE = 6e4;\nvar clockOf = Date.now;\nDate.now = () => clockOf() + ${ms};`,
  },
  {
    find: 'const at = await this.storage.getAlarm();',
    replace: `const stored = await this.storage.getAlarm();\n    const at = stored && stored + ${ms};`,
  },
  { find: 'void this.storage.setAlarm(next);', replace: `void this.storage.setAlarm(next - ${ms});` },
];

/** Four games whose players have gone. */
async function leftTables({ url }: RuntimeServer): Promise<readonly OwnTable[]> {
  const tables: OwnTable[] = [];
  for (let at = 0; at < 4; at++) {
    const table = await begunTable(url, TIMED, 2);
    for (const player of table.players) player.hangUp();
    tables.push(table);
  }
  return tables;
}

/** How the game of a room is over, as a watcher is told who only looks; undefined where it is not. */
async function ending({ url }: RuntimeServer, { room }: OwnTable): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/rooms/${room}`);
  const { game }: { game: { result: { reason: string } | null } | null } = JSON.parse(await answer.text());
  return game?.result?.reason;
}

/**
 * Rooms whose runtime was killed long before their alarms were due, and is there again when they are: about to be,
 * overdue by an hour, given up by the platform a day ago, and lost.
 */
async function afterKill(server: RuntimeServer, flaws: readonly Patch[]): Promise<readonly OwnTable[]> {
  const tables = await leftTables(server);
  const alarms = new StoredAlarms(server.objects('Room'));
  const [lost, stale, overdue, coming] = tables.map(({ room }) => room);
  if (!coming || !overdue || !stale || !lost) throw new RangeError('four tables');
  // The last one to begin: on its own clock the others are due before it.
  const due = alarms.of(coming) ?? 0;
  const ahead = due - Date.now() - 1_000;
  await server.upgrade([...clockAhead(ahead), ...flaws], () => {
    alarms.move(coming, due - ahead);
    alarms.move(overdue, Date.now() - HOUR);
    alarms.move(stale, Date.now() - 24 * HOUR);
    alarms.giveUp(stale);
    alarms.lose(lost);
  });
  return tables;
}

describe.concurrent('on the real runtime', () => {
  it('[D6, K5] a flag falls behind a kill with nobody there, and an alarm that will not come is made up for', async ({
    expect,
  }) => {
    const server = await startFaultServer();
    const tables = await afterKill(server, [TELLS_OF_ALARMS]);
    const [lost, stale, overdue, coming] = tables;
    if (!coming || !overdue || !stale || !lost) throw new RangeError('four tables');
    for (const table of [coming, overdue]) {
      await server.wrote(`alarm of ${table.room}`);
      expect(await ending(server, table)).toBe('overtime');
    }
    expect(server.log()).not.toContain(`alarm of ${stale.room}`);
    expect(server.log()).not.toContain(`alarm of ${lost.room}`);
    // The first look wakes the room, which does what is due before it answers,
    expect(await ending(server, stale)).toBe('overtime');
    // or sets its alarm anew.
    await ending(server, lost);
    await server.wrote(`alarm of ${lost.room}`);
    expect(await ending(server, lost)).toBe('overtime');
    report('alarms behind a kill', { rooms: tables.length });
    await server.stop();
  });

  it('[D6] a room that is deaf to its alarms, or believes that each will come, would be caught', async ({
    expect,
  }) => {
    const server = await startFaultServer();
    const tables = await afterKill(server, [DEAF_TO_ALARMS, TRUSTS_ALARMS]);
    const [, stale, overdue, coming] = tables;
    if (!coming || !overdue || !stale) throw new RangeError('four tables');
    for (const table of [coming, overdue]) {
      await server.wrote(`alarm of ${table.room}`);
      expect(await ending(server, table)).toBeUndefined();
    }
    expect(await ending(server, stale)).toBeUndefined();
    await server.stop();
  });

  it('[D9, M9] a room that is only pinged falls asleep, and no ping wakes it', async ({ expect }) => {
    const rooms = times(2, 20);
    const server = await startFaultServer([TELLS_OF_WAKING]);
    expect(await wakesOfPinged(server, rooms)).toBe(rooms);
    await server.wrote(WAKES, 2 * rooms);
    report('asleep', { rooms });
    await server.stop();
  });

  it('[D9] a room that keeps itself awake would be caught', async ({ expect }) => {
    const server = await startFaultServer([TELLS_OF_WAKING, STAYS_AWAKE]);
    await wakesOfPinged(server, 1);
    expect(wakesOf(server)).toBe(1);
    await server.stop();
  });
});

const wakesOf = (server: RuntimeServer): number => server.log().split(WAKES).length - 1;

/** How often rooms wake that are pinged for longer than the platform lets them sit. Then each is asked something, and has answered. */
async function wakesOfPinged(server: RuntimeServer, rooms: number): Promise<number> {
  const sockets: RawSocket[] = [];
  for (let at = 0; at < rooms; at++) {
    const { room, players } = await begunTable(server.url, 'classic', 2);
    for (const player of players) player.hangUp();
    const path = `/api/rooms/${room}/socket?after=0&protocol=4&tab=${randomHex()}`;
    sockets.push((await RawSocket.open(server.port, path, [['Origin', server.url]])).socket);
  }
  for (let second = 0; second < ASLEEP_AFTER; second++) {
    await setTimeout(1_000);
    for (const socket of sockets) socket.text('ping');
    await Promise.all(sockets.map((socket) => heard(socket, (text) => text === 'pong')));
  }
  const wakes = wakesOf(server);
  for (const socket of sockets) {
    socket.text(JSON.stringify({ type: 'sync', after: 0 }));
    await heard(socket, (text) => text.includes('"after":0'));
    socket.destroy();
  }
  return wakes;
}

/** Resolves when a frame that is `wanted` has come; others are passed over. */
async function heard(socket: RawSocket, wanted: (text: string) => boolean): Promise<void> {
  for (;;) {
    const frame = await socket.next();
    if ('closed' in frame) throw new Error(`closed with ${frame.closed}`);
    if (wanted(frame.text)) return;
  }
}
