import { isDeepStrictEqual } from 'node:util';
import { replayRoom } from '../../../worker/room/state/room-state.ts';
import { type Fault, faultsOf } from '../history.ts';
import type { Breach, Peer } from './peer.ts';
import type { Table } from './table.ts';

/** What is wrong with a run. */
export interface Finding {
  readonly kind: Fault['kind'] | Breach['kind'] | 'unanswered' | 'log and snapshot differ';
  readonly text: string;
}

/** What is wrong behind a run, when the network is whole and everybody has been told all. */
export async function verdict(table: Table): Promise<Finding[]> {
  const { peers, entries } = table;
  const steps = table.log();
  const truth = {
    by: 'the room',
    steps: steps.map(({ seq, command }) => ({ seq, deeds: command === null ? [] : [command] })),
  };
  const findings: Finding[] = faultsOf({ entries, truth, views: [] });
  for (const peer of peers) findings.push(...peer.breaches);
  const besides = table.besides();
  for (const [at, deed] of besides.entries())
    if (besides.indexOf(deed) < at) findings.push({ kind: 'twice', text: deed });
  // They read it from the disk: the object was put away before.
  for (const peer of peers.filter(({ isAstray }) => !isAstray))
    findings.push(...unanswered(peer), ...differences(peer, await comeLate(table, peer)));
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(replayRoom(steps))), table.state()))
    findings.push({ kind: 'log and snapshot differ', text: `seq ${steps.length}` });
  return findings;
}

/** What a new page on the same device is told. */
export async function comeLate(table: Table, peer: Peer): Promise<Peer> {
  const late = table.late(peer);
  await late.connect();
  const [first] = late.wires[0]?.down.splice(0, 1) ?? [];
  if (first !== undefined) late.hear(first);
  return late;
}

function unanswered({ name, pending }: Peer): Finding[] {
  return [...pending].map(([id, { type }]) => ({ kind: 'unanswered', text: `${name}: ${type} ${id}` }));
}

/** Between what a page has gathered and what one is told that knew nothing. */
export function differences(peer: Peer, late: Peer): Finding[] {
  const since = late.steps[0]?.seq ?? 0;
  const views = [peer, late].map(({ now, steps }) => ({
    seq: now?.seq,
    room: now?.room,
    game: now?.game,
    steps: steps.filter(({ seq }) => seq >= since),
  }));
  if (isDeepStrictEqual(views[0], views[1])) return [];
  return [{ kind: 'views differ', text: `${peer.name} at ${peer.last}, the room at ${late.last}` }];
}
