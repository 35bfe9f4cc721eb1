import { millis, type Seat, seat } from '../base/units.ts';
import { equipmentOf } from '../equipment/equipment.ts';
import { tileValues } from '../equipment/tile-set.ts';
import { overtimePoints } from './clock.ts';
import type { EndedEvent, EndReason, NoResult, Standing } from './events.ts';
import type { GameState } from './state.ts';

type Unplaced = Omit<Standing, 'place'>;

/** The result with every seat's rack settled, once (rules E4, E5, E6, R4). */
export function settledBy(
  state: GameState,
  reason: 'out' | 'scoreless' | 'noPlays',
  out: Seat | null,
): EndedEvent {
  const { tileSet } = equipmentOf(state.ruleset);
  const racks = state.seats.map((each) => tileValues(tileSet, each.rack));
  const unplaced = state.seats.map(({ score, rack }, index) => {
    const { rackPoints, outPoints } = settlement(state, racks, seat(index), out);
    const timePoints = overtimePoints(state.ruleset.clock, state.clock?.left[index] ?? millis(0));
    const total = score + rackPoints + outPoints + timePoints;
    return { before: score, rack, rackPoints, outPoints, timePoints, total };
  });
  return { type: 'ended', reason, out, standings: placed(state, unplaced, ({ left }) => left === null) };
}

/** The result of an ending that decides by itself, without the racks (rule E7): `winner` is first. */
export function decidedBy(state: GameState, reason: EndReason, winner: Seat): EndedEvent {
  const standings = placed(state, asScored(state), (_, index) => index === winner);
  return { type: 'ended', reason, out: null, standings };
}

/** The end of a game that has no result: points as they were, nobody placed (rule E7). */
export function undecided(state: GameState, reason: NoResult): EndedEvent {
  const standings = asScored(state).map((each) => ({ ...each, place: null }));
  return { type: 'ended', reason, out: null, standings };
}

/** What the racks take from a seat and bring to it (rule E4). */
function settlement(
  state: GameState,
  racks: readonly number[],
  own: Seat,
  out: Seat | null,
): Pick<Standing, 'rackPoints' | 'outPoints'> {
  // Taken from 0, since -0 is not what it reads as once it was stored.
  const rackPoints = 0 - (racks[own] ?? 0);
  // What is set aside of a seat that left goes to nobody (rule R4).
  const others = racks.filter((_, index) => index !== own && state.seats[index]?.left === null);
  const sum = others.reduce((total, points) => total + points, 0);
  // The other two styles are about going out: where nobody did, each loses their own all the same.
  if (out === null || state.ruleset.end.out === 'sumOthers') {
    return { rackPoints, outPoints: own === out ? sum : 0 };
  }
  if (state.ruleset.end.out === 'none') return { rackPoints, outPoints: 0 };
  return own === out ? { rackPoints, outPoints: 2 * sum } : { rackPoints: 0, outPoints: 0 };
}

const asScored = (state: GameState): readonly Unplaced[] =>
  state.seats.map(({ score, rack }) => ({
    ...{ before: score, rack, rackPoints: 0, outPoints: 0, timePoints: 0 },
    total: score,
  }));

/** Every seat's place: those `ahead` before the others, among each other by total and the rule for ties (rule E5). */
function placed(
  { seats, ruleset }: GameState,
  unplaced: readonly Unplaced[],
  ahead: (seat: GameState['seats'][number], index: number) => boolean,
): readonly Standing[] {
  const ranks = unplaced.map(({ total, before }, index) => {
    const each = seats[index];
    const group = each !== undefined && ahead(each, index) ? 1 : 0;
    return [group, total, ruleset.tie === 'beforeDeductions' ? before : 0];
  });
  return unplaced.map((own, index) => ({
    ...own,
    place: 1 + ranks.filter((other) => isHigher(other, ranks[index] ?? [])).length,
  }));
}

/** Whether the first number in which they differ is higher. */
function isHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
