import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { faultsOfDraws } from './check-draws.ts';
import type { Step } from './messages.ts';

/*
 * What anybody can check of a record by the document alone: the seed, the draws, the numbers of the steps, the sums. Strict where
 * the document names every field; the whole events have more in them than a viewer's.
 */

const Standing = v.looseObject({
  before: v.number(),
  rackPoints: v.number(),
  outPoints: v.number(),
  timePoints: v.number(),
  total: v.number(),
});
const EventInRecord = v.looseObject({
  type: v.string(),
  seat: v.optional(v.number()),
  turn: v.optional(v.number()),
  score: v.optional(v.number()),
  upheld: v.optional(v.boolean()),
  award: v.optional(v.nullable(v.strictObject({ seat: v.number(), points: v.number() }))),
  standings: v.optional(v.array(Standing)),
});
const GameRecord = v.strictObject({
  room: v.string(),
  game: v.number(),
  ruleset: v.looseObject({}),
  lexicon: v.looseObject({}),
  names: v.array(v.string()),
  commitment: v.string(),
  seed: v.string(),
  nonces: v.array(v.string()),
  steps: v.array(v.strictObject({ seq: v.number(), at: v.number(), events: v.array(EventInRecord) })),
});
type GameRecord = v.InferOutput<typeof GameRecord>;

/** What a player saw of the game. */
export interface Seen {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly steps: readonly Step[];
  readonly totals: readonly number[];
  /** The seat. */
  readonly you: number;
}

/** What is wrong with a record, in sentences; none where it holds as far as the document lets anybody see. */
export function faultsOfRecord(answer: unknown, seen: Seen): string[] {
  const record = v.parse(GameRecord, answer);
  const hash = createHash('sha256').update(Buffer.from(record.seed, 'hex')).digest('hex');
  const faults: string[] = [];
  if (hash !== record.commitment) faults.push('the seed is not the one that was committed to');
  if (record.commitment !== seen.commitment) faults.push('another commitment was shown');
  if (record.nonces.join() !== seen.nonces.join()) faults.push('other nonces were given');
  for (const [index, { seq }] of record.steps.entries()) {
    if (index > 0 && seq !== (record.steps[index - 1]?.seq ?? 0) + 1) faults.push(`no step before ${seq}`);
  }
  if (told(record.steps) !== told(seen.steps)) faults.push('a player was told other turns');
  faults.push(...faultsOfDraws({ ...record, events: record.steps.flatMap(({ events }) => events) }));
  faults.push(...faultsOfOwnTiles(record.steps, seen));
  return [...faults, ...faultsOfTotals(record, seen.totals)];
}

/** Seats, turns, scores and times of the steps that a game's turns are in. */
function told(steps: GameRecord['steps'] | readonly Step[]): string {
  return steps
    .flatMap(({ seq, at, events }) =>
      events.flatMap((event) =>
        ['played', 'exchanged', 'passed', 'challenged'].includes(event.type) && 'turn' in event
          ? [[seq, at, event.type, event.seat, event.turn, 'score' in event ? event.score : null].join(' ')]
          : [],
      ),
    )
    .join('\n');
}

/** The tiles that a player was told are those that the record says were that player's. */
function faultsOfOwnTiles(steps: GameRecord['steps'], { steps: seen, you }: Seen): string[] {
  const recorded = steps.flatMap(({ events }) => events.flatMap((event) => ownTiles(event, you)));
  const told = seen.flatMap(({ events }) => events.flatMap((event) => ownTiles(event, you)));
  return recorded.join() === told.join() ? [] : ['a player was told of other tiles'];
}

/** What an event, whole or as a player is told it, gives to the player. */
function ownTiles(event: Readonly<Record<string, unknown>>, you: number): readonly string[] {
  if (event.type === 'dealt') {
    const rack = v.parse(v.optional(v.array(v.array(v.string()))), event.racks)?.[you] ?? event.rack;
    return [`dealt ${v.parse(v.array(v.string()), rack).join('')}`];
  }
  if (event.seat !== you || (event.type !== 'played' && event.type !== 'exchanged')) return [];
  return [`drew ${v.parse(v.array(v.string()), event.drawn).join('')}`];
}

function faultsOfTotals({ steps, names }: GameRecord, shown: readonly number[]): string[] {
  const points = names.map(() => 0);
  const give = (seat = -1, more = 0): void => {
    points[seat] = (points[seat] ?? Number.NaN) + more;
  };
  const events = steps.flatMap((step) => step.events);
  const plays = new Map(events.filter(({ type }) => type === 'played').map((play) => [play.turn, play]));
  for (const event of events) {
    if (event.type === 'played') give(event.seat, event.score);
    if (event.type !== 'challenged') continue;
    const play = plays.get(event.turn);
    if (event.upheld) give(play?.seat, -(play?.score ?? Number.NaN));
    if (event.award) give(event.award.seat, event.award.points);
  }
  const standings = events.find(({ type }) => type === 'ended')?.standings ?? [];
  if (standings.length !== names.length) return ['not everybody is in the standings'];
  return standings.flatMap((standing, seat) => {
    const total = standing.before + standing.rackPoints + standing.outPoints + standing.timePoints;
    const faults = standing.before === points[seat] ? [] : [`seat ${seat} scored ${points[seat]}`];
    return total === standing.total && total === shown[seat]
      ? faults
      : [...faults, `seat ${seat} has ${total}`];
  });
}
