import { PURPOSE } from '../base/draw-source.ts';
import { type Seat, seat } from '../base/units.ts';
import { type Bag, drawTiles, fullBag } from '../equipment/bag.ts';
import { equipmentOf } from '../equipment/equipment.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import { BLANK, orderOf, type Tile, type TileSet } from '../equipment/tile-set.ts';
import { freshClock } from './clock.ts';
import type { Env } from './env.ts';
import type { FirstDrawnEvent, StartedEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type Candidates, mayBegin, type Series } from './series.ts';
import { emit, type Step } from './step.ts';

/** A new game for `seats` seats: who begins (rules S1, S3), then the racks (rule S2). */
export function startGame(ruleset: Ruleset, seats: number, series: Series, env: Env): Step {
  return startAmong(ruleset, seats, mayBegin(ruleset.first, seats, series), env);
}

/** A new game where it is known who may begin. */
export function startAmong(ruleset: Ruleset, seats: number, candidates: Candidates, env: Env): Step {
  const event: StartedEvent = { type: 'started', ruleset, seats };
  const started = { events: [event], state: evolve(null, event) };
  const first = drawForFirst(equipmentOf(ruleset).tileSet, candidates, env);
  return startClock(deal(emit(started, first), env), env);
}

/**
 * The lowest tile of each round goes on, alone or against those who tied with it. A seat that has none to draw against
 * begins without; with `random` the stream names it.
 */
function drawForFirst(tileSet: TileSet, candidates: Candidates, env: Env): FirstDrawnEvent {
  const rounds: { seat: Seat; tile: Tile }[][] = [];
  let bag: Bag = fullBag(tileSet);
  let drawCounter = 0;
  let tied = candidates.seats;
  if (candidates.by === 'lot') {
    const { value, next } = env.draws.below(PURPOSE.tiles, drawCounter, tied.length);
    return { type: 'firstDrawn', rounds, first: tied[value] ?? seat(0), drawCounter: next };
  }
  while (tied.length > 1) {
    const draw = drawTiles(tileSet, bag, tied.length, env.draws, drawCounter);
    ({ bag, drawCounter } = draw);
    const round = draw.tiles.flatMap((tile, index) => {
      const at = tied[index];
      return at === undefined ? [] : [{ seat: at, tile }];
    });
    // Fewer tiles than seats: the set is used up by ties. The first of those still tied begins.
    if (round.length < tied.length) break;
    rounds.push(round);
    const best = Math.min(...round.map(({ tile }) => nearness(tileSet, tile)));
    tied = round.filter(({ tile }) => nearness(tileSet, tile) === best).map((drawn) => drawn.seat);
  }
  return { type: 'firstDrawn', rounds, first: tied[0] ?? seat(0), drawCounter };
}

/** How far a tile is from the alphabet's beginning; a blank beats every letter. */
const nearness = (tileSet: TileSet, tile: Tile): number => (tile === BLANK ? -1 : orderOf(tileSet, tile));

/** Time runs from the beginning of the game (rule K3). */
function startClock(step: Step, env: Env): Step {
  const { ruleset, seats } = step.state;
  if (ruleset.clock === null) return step;
  return emit(step, { type: 'clock', ...freshClock(ruleset.clock, seats.length, env.now) });
}

function deal(step: Step, env: Env): Step {
  const { ruleset, seats, toMove } = step.state;
  const { tileSet } = equipmentOf(ruleset);
  const racks: (readonly Tile[])[] = seats.map(() => []);
  let { bag, drawCounter } = step.state;
  for (const turn of seats.keys()) {
    const draw = drawTiles(tileSet, bag, ruleset.rackSize, env.draws, drawCounter);
    ({ bag, drawCounter } = draw);
    racks[(toMove + turn) % seats.length] = draw.tiles;
  }
  return emit(step, { type: 'dealt', racks, drawCounter });
}
