import { fullBag, tilesIn } from '../../../engine/equipment/bag.ts';
import { equipmentOf } from '../../../engine/equipment/equipment.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import { physicalTile } from '../../../engine/play/rack-tiles.ts';
import type { Random } from '../../support/seeded-random.ts';

/** Where a tile is. */
export type Place = 'bag' | 'board' | `rack ${number}`;

/** A tile goes from one place to another; `counter` is the draw's where it is drawn. */
export interface Move {
  /** Index of the event that moves it. */
  readonly at: number;
  readonly id: number;
  readonly from: Place;
  readonly to: Place;
  readonly counter: number | null;
}

/** A game by physical tiles: which each is, and where it went. */
export interface Ledger {
  readonly events: readonly GameEvent[];
  /** By id. */
  readonly labels: readonly Tile[];
  readonly moves: readonly Move[];
}

/** Follows every tile through a game. Of several alike, chance says which it is that was drawn. */
export function ledgerOf(events: readonly GameEvent[], random: Random): Ledger {
  const [started] = events;
  if (started?.type !== 'started') throw new Error('a game begins with started');
  const { tileSet } = equipmentOf(started.ruleset);
  const labels = tilesIn(tileSet, fullBag(tileSet));
  const book = new Book(labels, started.ruleset.exchange.order === 'returnFirst', random);
  for (const [at, event] of events.entries()) book.enter(at, event);
  return { events, labels, moves: book.moves };
}

class Book {
  readonly moves: Move[] = [];
  private readonly labels: readonly Tile[];
  private readonly returnsFirst: boolean;
  private readonly random: Random;
  private readonly places: Place[];
  private readonly onSquare = new Map<number, number>();
  private first = 0;
  private latest: {
    readonly seat: number;
    readonly laid: readonly number[];
    readonly drawn: readonly number[];
  } | null = null;

  constructor(labels: readonly Tile[], returnsFirst: boolean, random: Random) {
    this.labels = labels;
    this.returnsFirst = returnsFirst;
    this.random = random;
    this.places = labels.map(() => 'bag');
  }

  enter(at: number, event: GameEvent): void {
    if (event.type === 'firstDrawn') this.first = event.first;
    if (event.type === 'dealt') this.deal(at, event.racks, event.drawCounter);
    if (event.type === 'played') this.play(at, event);
    if (event.type === 'exchanged') this.exchange(at, event);
    if (event.type === 'challenged' && event.upheld && this.latest !== null) {
      for (const id of this.latest.laid) this.move(at, id, 'board', rackOf(this.latest.seat));
      for (const id of this.latest.drawn) this.move(at, id, rackOf(this.latest.seat), 'bag');
    }
    if (event.type === 'redeemed') this.redeem(at, event);
  }

  private play(at: number, { seat, tiles, drawn, drawCounter }: Of<'played'>): void {
    const laid = this.on(rackOf(seat), tiles.map(physicalTile));
    for (const [n, id] of laid.entries()) {
      this.move(at, id, rackOf(seat), 'board');
      this.onSquare.set(tiles[n]?.square ?? -1, id);
    }
    this.latest = { seat, laid, drawn: this.draw(at, seat, drawn, drawCounter) };
  }

  private exchange(at: number, { seat, returned, drawn, drawCounter }: Of<'exchanged'>): void {
    const given = this.on(rackOf(seat), returned);
    const giveBack = () => {
      for (const id of given) this.move(at, id, rackOf(seat), 'bag');
    };
    if (this.returnsFirst) giveBack();
    this.draw(at, seat, drawn, drawCounter);
    if (!this.returnsFirst) giveBack();
  }

  private redeem(at: number, { seat, square, letter }: Of<'redeemed'>): void {
    const blank = this.onSquare.get(square);
    const [own] = this.on(rackOf(seat), [letter]);
    if (blank === undefined || own === undefined) throw new Error('nothing to redeem');
    this.move(at, own, rackOf(seat), 'board');
    this.move(at, blank, 'board', rackOf(seat));
    this.onSquare.set(square, own);
  }

  private deal(at: number, racks: readonly (readonly Tile[])[], next: number): void {
    let counter = next - racks.flat().length;
    for (const turn of racks.keys()) {
      const seat = (this.first + turn) % racks.length;
      const rack = racks[seat] ?? [];
      counter += rack.length;
      this.draw(at, seat, rack, counter);
    }
  }

  /** `next` is the counter behind the draw. */
  private draw(at: number, seat: number, tiles: readonly Tile[], next: number): readonly number[] {
    const from = next - tiles.length;
    const drawn = this.on('bag', tiles);
    for (const [n, id] of drawn.entries()) this.move(at, id, 'bag', rackOf(seat), from + n);
    return drawn;
  }

  /** Tiles of these kinds at a place. */
  private on(place: Place, tiles: readonly Tile[]): readonly number[] {
    const taken: number[] = [];
    for (const tile of tiles) {
      const ids = this.labels.flatMap((label, id) =>
        label === tile && this.places[id] === place && !taken.includes(id) ? [id] : [],
      );
      taken.push(this.random.pick(ids));
    }
    return taken;
  }

  private move(at: number, id: number, from: Place, to: Place, counter: number | null = null): void {
    this.places[id] = to;
    this.moves.push({ at, id, from, to, counter });
  }
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const rackOf = (seat: number): Place => `rack ${seat}`;
