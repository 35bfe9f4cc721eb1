import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRecord } from '../../support/second-client/api.ts';
import { faultsOfRecord, type Seen } from '../../support/second-client/check-record.ts';
import { OwnWords } from '../../support/second-client/own-words.ts';
import { Player } from '../../support/second-client/player.ts';
import { takePart } from '../../support/second-client/take-part.ts';
import { type OwnTable, ownTable } from '../../support/second-client/whole-table.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { report, SEED, times } from '../support/scale.ts';

let server: FaultServer;
const words = new OwnWords();

beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.stop());

describe('a client written from the document alone', () => {
  for (const seats of [2, 3, 4]) {
    it(`[M5, M6, D8] plays whole games at ${seats} seats where the room checks the words`, async () => {
      await playAndCheck('casual', seats);
    });

    it(`[M5, M6, D8, C6] plays whole games at ${seats} seats where words are challenged`, async () => {
      await playAndCheck('classic', seats);
    });
  }

  it('[M3, M6] loses nothing and says nothing twice over lines that break all the time', async () => {
    const table = await ownTable(server.url, 'casual', 2);
    const random = seededRandom(SEED);
    const breaking = setInterval(() => random.pick(table.players).break(), 400);
    const nonces = await play(table, SEED).finally(() => clearInterval(breaking));
    await expectNoFaults(table, nonces);
  });

  it('[F2, D8] tells a record that was changed from one that was not', async () => {
    const table = await ownTable(server.url, 'casual', 2);
    const seen = seenBy(table, await play(table, SEED));
    const record = JSON.stringify(await recordOf(table));
    const seed = /"seed":"(\w)/.exec(record)?.[1] ?? '';
    const changes: Record<string, string> = {
      'the seed is not the one that was committed to': record.replace(
        /("seed":")\w/,
        `$1${seed === '0' ? 1 : 0}`,
      ),
      'other nonces were given': record.replace(/("nonces":\[")\w{4}/, '$1ffff'),
      'a player was told other turns': record.replace('"turn":0,', '"turn":90,'),
    };
    for (const [fault, changed] of Object.entries(changes)) {
      expect(faultsOfRecord(JSON.parse(changed), seen)).toContain(fault);
    }
    for (const changed of forgedDraws(record)) {
      expect(faultsOfRecord(changed, seen).join()).toMatch(/draw \d+:/);
    }
    const points = JSON.parse(record.replace(/"score":(\d+),"drawn"/, '"score":1$1,"drawn"'));
    expect(faultsOfRecord(points, seen).join()).toMatch(/seat \d scored/);
  });
});

/** Records that say of some draw what seed and nonces do not give: each whole in itself otherwise. */
function forgedDraws(record: string): unknown[] {
  const whole = JSON.parse(record);
  const seed: string = whole.seed.replaceAll(/[01]/g, (bit: string) => (bit === '0' ? '1' : '0'));
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
  return [
    { ...whole, seed, commitment },
    { ...whole, nonces: [whole.nonces[0], 'f'.repeat(32)] },
    JSON.parse(record.replace(/"racks":\[\["(.)"/, (_, tile) => `"racks":[["${tile === 'E' ? 'A' : 'E'}"`)),
    JSON.parse(record.replace(/"drawCounter":(\d+)/, '"drawCounter":9$1')),
    JSON.parse(
      record.replace(/("seat":\d,"tile":")(.)/, (_, seat, tile) => seat + (tile === 'Z' ? 'Y' : 'Z')),
    ),
  ];
}

async function playAndCheck(preset: string, seats: number): Promise<void> {
  const games = times(1, 10);
  let turns = 0;
  for (let index = 0; index < games; index++) {
    const table = await ownTable(server.url, preset, seats);
    await expectNoFaults(table, await play(table, SEED + index));
    turns += table.players[0]?.now.game?.turn ?? 0;
  }
  report(`whole games, ${preset}, ${seats} seats`, { games, turns });
}

/** Plays a game to its end; the nonces that it was played with. */
async function play({ players }: OwnTable, seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const habits = { chance: () => random.below(1_000) / 1_000, bluffs: 0.15, challenges: 0.8 };
  const nonces = await Promise.all(players.map((player) => takePart(player, 1, words, habits)));
  await Promise.all(players.map((player) => player.until(({ room }) => room.phase === 'over')));
  return nonces;
}

/** All saw the same game, a watcher who comes late too, and the record is of that game. */
async function expectNoFaults(table: OwnTable, nonces: readonly string[]): Promise<void> {
  const { players, room } = table;
  const watcher = new Player({ origin: server.url }, room, 'watcher');
  const late = await watcher.until(() => true);
  for (const { faults, chronicle, now } of players) {
    expect(faults).toEqual([]);
    expect(chronicle.noticed).toEqual({ gaps: 0, epochs: 0 });
    expect(chronicle.steps.map(({ seq }) => seq)).toEqual(watcher.chronicle.steps.map(({ seq }) => seq));
    expect(chronicle.steps[0]?.seq).toBe(1);
    expect(now.game?.result).toEqual(late.game?.result);
  }
  expect(watcher.faults).toEqual([]);
  expect(faultsOfRecord(await recordOf(table), seenBy(table, nonces))).toEqual([]);
  for (const player of [...players, watcher]) player.hangUp();
}

async function recordOf({ devices, room }: OwnTable): Promise<unknown> {
  const [device] = devices;
  if (device === undefined) throw new Error('nobody to ask for it');
  return fetchRecord(device, room, 1);
}

function seenBy({ players: [player] }: OwnTable, nonces: readonly string[]): Seen {
  if (player === undefined) throw new Error('nobody saw it');
  const { now, chronicle } = player;
  const totals = now.game?.seats.map(({ score }) => score) ?? [];
  const { commitment, you } = now.room;
  return { commitment, nonces, steps: chronicle.steps, totals, you: you ?? -1 };
}
