import type { DrawSource } from '../../../engine/base/draw-source.ts';
import { type Bag, fullBag, putTiles, takeTiles } from '../../../engine/equipment/bag.ts';
import { equipmentOf } from '../../../engine/equipment/equipment.ts';
import { orderOf, type Tile, type TileSet } from '../../../engine/equipment/tile-set.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import { isGameEvent } from '../../../worker/room/state/room-events.ts';
import type { Random } from '../../support/seeded-random.ts';
import type { Heard } from '../edge/tab.ts';
import { listedDraws } from './injected-draws.ts';
import { type Ledger, ledgerOf, type Move } from './ledger.ts';
import { otherWorld } from './other-world.ts';
import { type Act, type Stage, TABS } from './stage.ts';

/** The same acts as one viewer could tell them, in a world where what it may not know is otherwise. */
export interface Retold {
  readonly acts: readonly Act[];
  /** By game that was played. */
  readonly draws: readonly DrawSource[];
  readonly swaps: number;
}

/** An event of a game, and the command that it came of. */
interface Told {
  readonly event: GameEvent;
  readonly command: string | null;
}

/** Tells what happened on a stage again for whoever looks through a device's eyes. */
export function retell(stage: Stage, acts: readonly Act[], viewer: number, random: Random): Retold {
  const returned = new Map<string, readonly Tile[]>();
  const draws: DrawSource[] = [];
  let swaps = 0;
  for (const { game, told } of gamesOf(stage)) {
    const ledger = ledgerOf(
      told.map(({ event }) => event),
      random,
    );
    const world = otherWorld(ledger, seatInGame(stage.told[viewer] ?? [], game), random);
    swaps += world.swaps;
    draws.push(listedDraws(numbersOf(ledger, world.moves)));
    for (const [at, { event, command }] of told.entries()) {
      if (event.type !== 'exchanged' || command === null) continue;
      const given = world.moves.filter((move) => move.at === at && move.to === 'bag');
      returned.set(
        command,
        given.map(({ id }) => labelOf(ledger, id)),
      );
    }
  }
  return { acts: acts.map((act) => retoldAct(act, viewer, returned)), draws, swaps };
}

/** Others give other nonces and exchange other tiles. */
function retoldAct(act: Act, viewer: number, returned: ReadonlyMap<string, readonly Tile[]>): Act {
  if (act.do !== 'say' || typeof act.message === 'string' || Math.floor(act.tab / TABS) === viewer)
    return act;
  const { message } = act;
  if (message.type === 'nonce') {
    const nonce = [...String(message.nonce)].reverse().join('');
    return { ...act, message: { ...message, nonce } };
  }
  const tiles = message.type === 'exchange' ? returned.get(String(message.id)) : undefined;
  return tiles === undefined ? act : { ...act, message: { ...message, tiles } };
}

/** The games that were begun on a stage, by their numbers in the room. */
function gamesOf(stage: Stage): readonly { readonly game: number; readonly told: readonly Told[] }[] {
  const games: { game: number; told: Told[] }[] = [];
  let game = 0;
  for (const { command, events } of stage.steps()) {
    for (const event of events) {
      if (event.type === 'gameOpened') game = event.game;
      if (event.type === 'started') games.push({ game, told: [] });
      if (isGameEvent(event)) games.at(-1)?.told.push({ event, command });
    }
  }
  return games;
}

/** The seat that somebody was told to have in a game; null where it only watched. */
function seatInGame(told: Stage['told'][number], game: number): number | null {
  const seats = told.flatMap((each) => (each.type === 'frame' ? youIn(each, game) : []));
  return seats.at(0) ?? null;
}

function youIn({ text }: Extract<Heard, { type: 'frame' }>, game: number): readonly (number | null)[] {
  const { room } = JSON.parse(text);
  return room !== undefined && room.game === game && room.phase !== 'waiting' ? [room.you] : [];
}

/** The numbers that bring the tiles of `moves` out of the bag, by counter. */
function numbersOf({ events, labels }: Ledger, moves: readonly Move[]): ReadonlyMap<number, number> {
  const [started] = events;
  if (started?.type !== 'started') throw new Error('a game begins with started');
  const { tileSet } = equipmentOf(started.ruleset);
  const numbers = new Map<number, number>();
  const first = events.find((event) => event.type === 'firstDrawn');
  let bag: Bag = fullBag(tileSet);
  for (const { tile } of first?.rounds.flat() ?? []) {
    numbers.set(numbers.size, numberOf(tileSet, bag, tile));
    bag = takeTiles(tileSet, bag, [tile]);
  }
  bag = fullBag(tileSet);
  for (const { id, from, to, counter } of moves) {
    const tile = labels[id];
    if (tile === undefined) throw new RangeError(`no tile ${id}`);
    if (counter !== null) numbers.set(counter, numberOf(tileSet, bag, tile));
    if (from === 'bag') bag = takeTiles(tileSet, bag, [tile]);
    if (to === 'bag') bag = putTiles(tileSet, bag, [tile]);
  }
  return numbers;
}

/** The first number that draws a tile (rule F2). */
const numberOf = (tileSet: TileSet, bag: Bag, tile: Tile): number =>
  bag.slice(0, orderOf(tileSet, tile)).reduce((sum, count) => sum + count, 0);

function labelOf({ labels }: Ledger, id: number): Tile {
  const label = labels[id];
  if (label === undefined) throw new RangeError(`no tile ${id}`);
  return label;
}
