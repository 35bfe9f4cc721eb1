import type { StepDeeds } from '../support/second-client/deeds.ts';
import type { Entry } from '../support/second-client/journal.ts';

/** What one viewer has of a room, in order. */
export interface History {
  readonly by: string;
  readonly steps: readonly StepDeeds[];
}

/** A run on one room. */
export interface Run {
  /** What its clients did and heard, in the order in which that happened. */
  readonly entries: readonly Entry[];
  /** The whole room as somebody reads it who comes when all is over. */
  readonly truth: History;
  /** What the others had gathered until then; of an earlier game they may know nothing. */
  readonly views: readonly History[];
}

/** What can be wrong with a run. */
export interface Fault {
  readonly kind:
    | 'gap'
    | 'lost'
    | 'twice'
    | 'refused but done'
    | 'done by nobody'
    | 'moved'
    | 'one step for two'
    | 'out of order'
    | 'went back'
    | 'views differ';
  readonly text: string;
}

type Sent = Extract<Entry, { type: 'sent' }>;
type Acked = Extract<Entry, { type: 'acked' }>;

/**
 * Whether a run can have happened in a room that does one thing after the other and forgets nothing: the room's steps
 * are the order that is claimed, and everything that clients saw must agree with it. After Jepsen's checkers.
 */
export function faultsOf(run: Run): Fault[] {
  const doneAt = whereDone(run.truth);
  return [
    ...gaps(run.truth),
    ...run.views.flatMap((view) => [...gaps(view), ...differences(run.truth, view)]),
    ...faultsOfAnswers(run.entries, doneAt),
    ...faultsOfOrder(run.entries, doneAt),
    ...faultsOfReads(run.entries),
  ];
}

/** At which steps each deed was done: one, if all is well. */
function whereDone(truth: History): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { seq, deeds } of truth.steps) {
    for (const deed of deeds) found.set(deed, [...(found.get(deed) ?? []), seq]);
  }
  return found;
}

function gaps({ by, steps }: History): Fault[] {
  return steps.flatMap(({ seq }, index) => {
    const before = steps[index - 1]?.seq ?? seq - 1;
    return seq === before + 1 ? [] : [{ kind: 'gap', text: `${by}: ${seq} behind ${before}` }];
  });
}

/** A command without an answer was done or not, but for all alike: so no two may differ on any step. */
function differences(truth: History, view: History): Fault[] {
  const known = new Map(truth.steps.map(({ seq, deeds }) => [seq, deeds.join('; ')]));
  return view.steps
    .filter(({ seq, deeds }) => known.get(seq) !== deeds.join('; '))
    .map(({ seq, deeds }) => ({
      kind: 'views differ',
      text: `step ${seq}: ${view.by} has "${deeds.join('; ')}", in the room it is "${known.get(seq)}"`,
    }));
}

/** Each command by its answer: acknowledged is done once and where it was said, refused is not done. */
function faultsOfAnswers(entries: readonly Entry[], doneAt: ReadonlyMap<string, readonly number[]>): Fault[] {
  const faults: Fault[] = [];
  const sent = new Map(entries.filter((entry) => entry.type === 'sent').map((entry) => [entry.id, entry]));
  const refused = refusedIds(entries);
  const doers = Map.groupBy([...sent.values()], ({ what }) => what);
  for (const [what, at] of doneAt) {
    const possible = doers.get(what) ?? [];
    if (at.length > 1) faults.push({ kind: 'twice', text: `${what}: at ${at.join(' and ')}` });
    if (possible.length === 0) faults.push({ kind: 'done by nobody', text: what });
    else if (possible.every(({ id }) => refused.has(id)))
      faults.push({ kind: 'refused but done', text: what });
  }
  const ackedAt = new Map<number, string>();
  const ackedIds = new Map<string, string>();
  for (const { id, seq } of entries.filter((entry) => entry.type === 'acked')) {
    const what = sent.get(id)?.what ?? `command ${id}, which nobody sent`;
    const at = doneAt.get(what)?.[0];
    if (at === undefined) faults.push({ kind: 'lost', text: what });
    else if (seq !== null && seq !== at) faults.push({ kind: 'moved', text: `${what}: ${seq}, then ${at}` });
    const other = seq === null ? undefined : ackedAt.get(seq);
    if (seq !== null) ackedAt.set(seq, id);
    const twin = ackedIds.get(what);
    ackedIds.set(what, id);
    if ((other ?? id) !== id || (twin ?? id) !== id) faults.push({ kind: 'one step for two', text: what });
  }
  return faults;
}

/** What was sent behind an acknowledgement comes behind what was acknowledged. */
function faultsOfOrder(entries: readonly Entry[], doneAt: ReadonlyMap<string, readonly number[]>): Fault[] {
  const place = ({ what }: Sent): number | undefined => doneAt.get(what)?.[0];
  const sent = new Map<string, Sent>();
  const refused = refusedIds(entries);
  const faults: Fault[] = [];
  let latest = 0;
  for (const entry of entries) {
    if (entry.type === 'sent') {
      sent.set(entry.id, entry);
      const at = place(entry);
      // Not where it was refused: then another, later, has done the same.
      if (at !== undefined && at <= latest && !refused.has(entry.id)) {
        faults.push({ kind: 'out of order', text: `${entry.what}: at ${at}, but ${latest} was over before` });
      }
    }
    if (entry.type === 'acked') latest = Math.max(latest, placeOf(entry) ?? 0);
  }
  return faults;

  function placeOf({ id }: Acked): number | undefined {
    const command = sent.get(id);
    return command && place(command);
  }
}

const refusedIds = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.filter((entry) => entry.type === 'refused').map(({ id }) => id));

/** Nobody hears of less than before; a new line hears at least what anybody had heard when it was opened. */
function faultsOfReads(entries: readonly Entry[]): Fault[] {
  const faults: Fault[] = [];
  const floor = new Map<string, number>();
  let heard = 0;
  for (const entry of entries) {
    if (entry.type === 'asked') floor.set(entry.by, heard);
    if (entry.type !== 'heard') continue;
    const least = floor.get(entry.by) ?? 0;
    if (entry.seq < least)
      faults.push({ kind: 'went back', text: `${entry.by}: ${entry.seq} behind ${least}` });
    floor.set(entry.by, Math.max(least, entry.seq));
    heard = Math.max(heard, entry.seq);
  }
  return faults;
}
