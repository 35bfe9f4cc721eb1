import type { Random } from '../../support/seeded-random.ts';
import type { Ledger, Move, Place } from './ledger.ts';

const TRIES = 150;

/**
 * The same game as far as one seat (null: a watcher) may know, with other tiles where it may not: again and again two
 * tiles change roles for a while, beginning where both lie in one hidden place and ending where they do so again, and
 * neither is seen meanwhile. `swaps` is how often that was so.
 */
export function otherWorld(
  ledger: Ledger,
  viewer: number | null,
  random: Random,
): { readonly moves: readonly Move[]; readonly swaps: number } {
  const { labels, events } = ledger;
  const isHidden = hiddenFrom(ledger, viewer);
  const isOpen = withdrawable(ledger);
  let moves = ledger.moves;
  let swaps = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const [one, other] = [random.below(labels.length), random.below(labels.length)];
    if (labels[one] === labels[other]) continue;
    const paths = [one, other].map((id) => pathOf(moves, id, events.length));
    const [span] = random.shuffled(spansOf(paths[0] ?? [], paths[1] ?? [], isHidden, isOpen));
    if (span === undefined) continue;
    moves = moves.map((move) => swapped(move, one, other, span));
    swaps++;
  }
  return { moves, swaps };
}

/** Between two events: behind the first, up to the second. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function swapped(move: Move, one: number, other: number, { from, to }: Span): Move {
  if (move.at <= from || move.at > to) return move;
  if (move.id === one) return { ...move, id: other };
  return move.id === other ? { ...move, id: one } : move;
}

/** Where a tile is behind each event. */
function pathOf(moves: readonly Move[], id: number, events: number): readonly Place[] {
  const path: Place[] = [];
  let place: Place = 'bag';
  const own = moves.filter((move) => move.id === id);
  let next = 0;
  for (let at = 0; at < events; at++) {
    for (; own[next]?.at === at; next++) place = own[next]?.to ?? place;
    path.push(place);
  }
  return path;
}

type Hidden = (place: Place, at: number) => boolean;

/** Every while in which two tiles go different ways unseen, from one place and to one place, or until nobody looks. */
function spansOf(
  one: readonly Place[],
  other: readonly Place[],
  isHidden: Hidden,
  isOpen: readonly boolean[],
): readonly Span[] {
  const spans: Span[] = [];
  let from: number | null = null;
  let apart = false;
  for (const [at, place] of one.entries()) {
    const place2 = other[at] ?? 'board';
    if (!isHidden(place, at) || !isHidden(place2, at)) {
      from = null;
      continue;
    }
    if (place !== place2) {
      apart = true;
      continue;
    }
    if (isOpen[at]) continue;
    if (from !== null && apart) spans.push({ from, to: at });
    from = at;
    apart = false;
  }
  if (from !== null && apart) spans.push({ from, to: one.length });
  return spans;
}

/**
 * Behind which events a play lies that is taken back later. Just what was drawn behind it goes back then (rule T3), so
 * tiles do not change roles between the two.
 */
function withdrawable({ events }: Ledger): readonly boolean[] {
  const open = events.map(() => false);
  for (const [at, event] of events.entries()) {
    if (event.type !== 'challenged' || !event.upheld) continue;
    const played = events.findLastIndex((each, index) => index < at && each.type === 'played');
    open.fill(true, played, at);
  }
  return open;
}

/** Which places a viewer cannot see behind which event. */
function hiddenFrom(ledger: Ledger, viewer: number | null): Hidden {
  const open = racksOpenAt(ledger);
  return (place, at) => place === 'bag' || (place !== 'board' && place !== `rack ${viewer}` && at < open);
}

/**
 * The event from which on racks show: the end; and, where the room looks whether anybody has a play left (rule E3), the
 * one behind which it may look, since what it finds follows from them.
 */
function racksOpenAt({ events, moves, labels }: Ledger): number {
  const over = events.findIndex(({ type }) => type === 'ended');
  const end = over < 0 ? events.length : over;
  const [started] = events;
  if (started?.type !== 'started' || started.ruleset.validation !== 'void') return end;
  let inBag = labels.length;
  for (let at = 0; at < end; at++) {
    for (const { from, to, at: when } of moves) {
      if (when === at) inBag += Number(to === 'bag') - Number(from === 'bag');
    }
    if (inBag < started.ruleset.exchange.minBag) return at;
  }
  return end;
}
