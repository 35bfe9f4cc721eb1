import * as v from 'valibot';
import { OwnBag } from './own-bag.ts';
import { Stream } from './stream.ts';

/*
 * The draw, made again by the rules of docs/SPEC.md alone (F2, S1, S2, T2, T3): from the seed and the nonces of a record
 * come the tiles that its events name, and no others, in the English set.
 */

const Tiles = v.array(v.string());
const Drawn = { seat: v.number(), drawn: Tiles, drawCounter: v.number() };
const Placement = v.looseObject({ letter: v.string(), blank: v.boolean() });
const FirstDrawn = v.looseObject({
  type: v.literal('firstDrawn'),
  rounds: v.array(v.array(v.strictObject({ seat: v.number(), tile: v.string() }))),
  first: v.number(),
  drawCounter: v.number(),
});
const Dealt = v.looseObject({ type: v.literal('dealt'), racks: v.array(Tiles), drawCounter: v.number() });
const Played = v.looseObject({ type: v.literal('played'), ...Drawn, tiles: v.array(Placement) });
const Exchanged = v.looseObject({ type: v.literal('exchanged'), ...Drawn, returned: Tiles });
const Challenged = v.looseObject({ type: v.literal('challenged'), upheld: v.boolean() });
const Drawing = v.variant('type', [FirstDrawn, Dealt, Played, Exchanged, Challenged]);

/** A game whose draws are to be looked at. */
export interface Drawable {
  readonly seed: string;
  readonly nonces: readonly string[];
  /** In their order, all of the game's. */
  readonly events: readonly { readonly type: string }[];
}

const RACK = 7;
const TYPES = ['firstDrawn', 'dealt', 'played', 'exchanged', 'challenged'];

/** Where other tiles were drawn than seed and nonces give; the first place only, for behind it all is otherwise. */
export function faultsOfDraws({ seed, nonces, events }: Drawable): string[] {
  const again = new Redrawn(new Stream(seed, nonces));
  const draws = events.filter(({ type }) => TYPES.includes(type));
  if (draws.filter(({ type }) => type === 'dealt').length !== 1) return ['the racks were not dealt once'];
  for (const [at, event] of draws.entries()) {
    const fault = again.enter(v.parse(Drawing, event));
    if (fault !== null) return [`draw ${at}: ${fault}`];
  }
  return [];
}

class Redrawn {
  private readonly bag = new OwnBag();
  private readonly stream: Stream;
  private racks: string[][] = [];
  private first = 0;
  private latest = { seat: 0, laid: [] as string[], drawn: [] as string[] };

  constructor(stream: Stream) {
    this.stream = stream;
  }

  /** What is wrong with the next event; null where nothing is. */
  enter(event: v.InferOutput<typeof Drawing>): string | null {
    switch (event.type) {
      case 'firstDrawn':
        return this.firstDrawn(event);
      case 'dealt':
        return this.dealt(event);
      case 'played':
        return this.played(event);
      case 'exchanged':
        return this.exchanged(event);
      case 'challenged':
        return event.upheld ? this.withdrawn() : null;
    }
  }

  private firstDrawn({ rounds, first, drawCounter }: v.InferOutput<typeof FirstDrawn>): string | null {
    this.first = first;
    const told = rounds.flat().map(({ tile }) => tile);
    const drawn = this.bag.draw(this.stream, told.length);
    this.bag.put(drawn);
    const nearest = nearestOf(rounds.at(-1) ?? []);
    if (nearest.length > 1 || nearest[0] !== first) return `${first} begins`;
    return sameTiles(drawn, told) ?? this.counterIs(drawCounter);
  }

  private dealt({ racks, drawCounter }: v.InferOutput<typeof Dealt>): string | null {
    this.racks = racks.map(() => []);
    for (const turn of racks.keys()) {
      const seat = (this.first + turn) % racks.length;
      const rack = this.bag.draw(this.stream, RACK);
      this.racks[seat] = rack;
      const fault = sameTiles(rack, racks[seat] ?? []);
      if (fault !== null) return fault;
    }
    return this.counterIs(drawCounter);
  }

  private played({ seat, tiles, drawn, drawCounter }: v.InferOutput<typeof Played>): string | null {
    const laid = tiles.map(({ letter, blank }) => (blank ? '?' : letter));
    if (!this.take(seat, laid)) return `${seat} has not ${laid.join('')}`;
    const count = Math.min(RACK - (this.racks[seat]?.length ?? 0), this.bag.size);
    const again = this.bag.draw(this.stream, count);
    this.racks[seat]?.push(...again);
    this.latest = { seat, laid, drawn: again };
    return sameTiles(again, drawn) ?? this.counterIs(drawCounter);
  }

  /** With the order `drawFirst`, which every preset that is played here has. */
  private exchanged({ seat, returned, drawn, drawCounter }: v.InferOutput<typeof Exchanged>): string | null {
    if (!this.take(seat, returned)) return `${seat} has not ${returned.join('')}`;
    const again = this.bag.draw(this.stream, returned.length);
    this.bag.put(returned);
    this.racks[seat]?.push(...again);
    return sameTiles(again, drawn) ?? this.counterIs(drawCounter);
  }

  private withdrawn(): null {
    const { seat, laid, drawn } = this.latest;
    this.take(seat, drawn);
    this.bag.put(drawn);
    this.racks[seat]?.push(...laid);
    return null;
  }

  /** Takes tiles from a rack; false where it has not all of them. */
  private take(seat: number, tiles: readonly string[]): boolean {
    const rack = this.racks[seat] ?? [];
    return tiles.every((tile) => {
      const at = rack.indexOf(tile);
      if (at >= 0) rack.splice(at, 1);
      return at >= 0;
    });
  }

  private counterIs(told: number): string | null {
    const { counter } = this.stream;
    return counter === told ? null : `the stream stands at ${counter}, not at ${told}`;
  }
}

/** Who has the tile nearest to A, a blank before any letter. */
function nearestOf(round: readonly { readonly seat: number; readonly tile: string }[]): number[] {
  const places = round.map(({ tile }) => (tile === '?' ? 0 : tile.charCodeAt(0)));
  return round.filter((_, at) => places[at] === Math.min(...places)).map(({ seat }) => seat);
}

const sameTiles = (drawn: readonly string[], told: readonly string[]): string | null =>
  drawn.join() === told.join() ? null : `${drawn.join('')} was drawn, not ${told.join('')}`;
