import { seededRandom } from '../../support/seeded-random.ts';
import type { Isolate } from '../edge/bundle.ts';
import { Table } from './table.ts';
import { type Finding, verdict } from './verdict.ts';
import { Weather } from './weather.ts';

/** Things that happen in a run. */
const OPERATIONS = 100;

/** What came of a run. */
export interface LossyRun {
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<string, number>>;
}

/** People play at a table while lines, machines and clocks fail, all of it decided by the seed. */
export async function lossyRun(isolate: Isolate, seed: number): Promise<LossyRun> {
  const random = seededRandom(seed);
  const table = await Table.lay(isolate, seed, random);
  const weather = new Weather(table, random);
  await weather.begin();
  for (let at = 0; at < OPERATIONS; at++) await weather.next();
  await weather.clear();
  const findings = await verdict(table);
  const sum = (count: (peer: (typeof table.peers)[number]) => number): number =>
    table.peers.reduce((all, peer) => all + count(peer), 0);
  const counts = {
    ...weather.counts,
    operations: OPERATIONS,
    privateRooms: Number(table.isPrivate),
    bots: Number(table.botSeat !== null),
    botsTurns: turnsOf(table),
    peers: table.peers.length,
    steps: table.peers[0]?.last ?? 0,
    acked: table.entries.filter(({ type }) => type === 'acked').length,
    lines: sum((peer) => peer.counts.lines),
    again: sum((peer) => peer.counts.again),
    wholeGames: sum((peer) => peer.counts.wholeGames),
    besides: sum((peer) => peer.counts.besides),
  };
  table.edge.close();
  return { findings, counts };
}

/** Turns that a computer has taken on a seat of its own. */
function turnsOf(table: Table): number {
  const { seats } = table.state();
  const bots = seats.flatMap((holder, seat) => (holder?.bot && holder.device === '' ? [seat] : []));
  const events = table.log().flatMap((step) => step.events);
  return events.filter(
    (event) =>
      ['played', 'exchanged', 'passed'].includes(event.type) && 'seat' in event && bots.includes(event.seat),
  ).length;
}
