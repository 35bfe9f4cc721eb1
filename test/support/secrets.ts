import { isDeepStrictEqual } from 'node:util';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import type { GameState } from '../../engine/game/state.ts';
import { viewEvent, viewGame } from '../../engine/game/view.ts';
import type { Viewer } from '../../engine/game/view-types.ts';
import type { Random } from './seeded-random.ts';

/** Every place in a view that may hold something; `[]` is any index. */
const STATE_PLACES = new Set(
  (
    'phase board toMove turn rack[] seats[].score seats[].tiles seats[].owed seats[].left inBag ' +
    'latestPlay latestPlay.turn latestPlay.seat latestPlay.tiles[].square latestPlay.tiles[].letter ' +
    'latestPlay.tiles[].blank latestPlay.words[][] latestPlay.score latestPlay.open ' +
    'wait wait.turn wait.answers[].seat wait.answers[].left wait.answers[].since wait.until ' +
    'result result.reason result.out result.standings[].before result.standings[].rack[] ' +
    'clock clock.left[] clock.since clock.running[] clock.flagAt ' +
    'result.standings[].rackPoints result.standings[].outPoints result.standings[].timePoints ' +
    'result.standings[].total result.standings[].place'
  ).split(' '),
);

/** The same for a view of each event but `started`, whose ruleset is public whole. */
const EVENT_PLACES: Record<Exclude<GameEvent['type'], 'started'>, ReadonlySet<string>> = {
  firstDrawn: places('rounds[][].seat rounds[][].tile first'),
  dealt: places('counts[] rack rack[]'),
  played: places(
    'seat turn tiles[].square tiles[].letter tiles[].blank words[].letters[] words[].squares[] words[].score ' +
      'bingo score drawnCount drawn drawn[] verdict',
  ),
  exchanged: places('seat turn count returned returned[] drawnCount drawn drawn[]'),
  passed: places('seat turn by'),
  clock: places('left[] since'),
  redeemed: places('seat square letter'),
  timeGiven: places('seat to time'),
  challenged: places(
    'seat turn verdicts[].word[] verdicts[].valid upheld penalty award award.seat award.points',
  ),
  turnLost: places('seat turn cause'),
  seatGone: places('seat cause'),
  lastPlayWaited: places('turn seats[]'),
  answerClock: places('seat'),
  accepted: places('seat turn by'),
  ended: places(
    'reason out standings[].before standings[].rack[] standings[].rackPoints standings[].outPoints ' +
      'standings[].timePoints standings[].total standings[].place',
  ),
};

/**
 * Throws where a viewer's view of the state depends on what that viewer may not know: the tiles in the bag and on the other
 * racks are dealt anew among themselves, and the view must stay the same. True where the new deal is another one.
 */
export function checkStateView(state: GameState, viewer: Viewer, random: Random): boolean {
  const view = viewGame(state, viewer);
  const other = otherWorld(state, viewer, random);
  if (!isDeepStrictEqual(viewGame(other, viewer), view))
    throw new Error(`viewer ${viewer} sees a hidden tile`);
  const strange = placesOf(view).find((place) => !STATE_PLACES.has(place));
  if (strange !== undefined) throw new Error(`a view has ${strange}`);
  return !isDeepStrictEqual(other, state);
}

/** The same for an event. */
export function checkEventView(event: GameEvent, viewer: Viewer, random: Random): void {
  const view = viewEvent(event, viewer);
  const other = viewEvent(otherEvent(event, viewer, random), viewer);
  if (!isDeepStrictEqual(other, view)) throw new Error(`viewer ${viewer} sees too much of ${event.type}`);
  if (event.type === 'started') return;
  const allowed = EVENT_PLACES[event.type];
  const strange = placesOf(view).find((place) => !allowed.has(place));
  if (strange !== undefined) throw new Error(`a view of ${event.type} has ${strange}`);
}

/** A state that may just as well be the true one, for all that the viewer may know. */
function otherWorld(state: GameState, viewer: Viewer, random: Random): GameState {
  const { kinds } = TILE_SETS[state.ruleset.tileSet];
  const isHidden = (seat: number) => seat !== viewer;
  const inBag = kinds.flatMap(({ tile }, index) => Array<Tile>(state.bag[index] ?? 0).fill(tile));
  const pool = random.shuffled([
    ...inBag,
    ...state.seats.flatMap(({ rack }, seat) => (isHidden(seat) ? rack : [])),
  ]);
  const left = [...pool];
  const seats = state.seats.map((each, seat) =>
    isHidden(seat) ? { ...each, rack: left.splice(0, each.rack.length) } : each,
  );
  const play = state.latestPlay;
  return {
    ...state,
    seats,
    bag: kinds.map(({ tile }) => left.filter((each) => each === tile).length),
    drawCounter: state.drawCounter + 1 + random.below(5),
    latestPlay:
      play && isHidden(play.seat)
        ? { ...play, drawn: random.shuffled(pool).slice(0, play.drawn.length) }
        : play,
  };
}

function otherEvent(event: GameEvent, viewer: Viewer, random: Random): GameEvent {
  const any = (tiles: readonly Tile[]): Tile[] => tiles.map(() => random.pick(TILE_SETS.english.kinds).tile);
  switch (event.type) {
    case 'firstDrawn':
      return { ...event, drawCounter: event.drawCounter + 1 };
    case 'dealt':
      return {
        ...event,
        racks: event.racks.map((rack, seat) => (seat === viewer ? rack : any(rack))),
        drawCounter: event.drawCounter + 1,
      };
    case 'played':
      return event.seat === viewer
        ? { ...event, drawCounter: event.drawCounter + 1 }
        : { ...event, drawn: any(event.drawn), drawCounter: event.drawCounter + 1 };
    case 'exchanged':
      return event.seat === viewer
        ? { ...event, drawCounter: event.drawCounter + 1 }
        : {
            ...event,
            returned: any(event.returned),
            drawn: any(event.drawn),
            drawCounter: event.drawCounter + 1,
          };
    default:
      return event;
  }
}

/** Where a value holds something that is neither a list nor an object, its own `type` left out. */
function placesOf(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => placesOf(each, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([key, each]) =>
    place === '' && key === 'type' ? [] : placesOf(each, place === '' ? key : `${place}.${key}`),
  );
}

function places(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}
