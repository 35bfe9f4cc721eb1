import type { Tile } from '../../../engine/equipment/tile-set.ts';
import type { GameState } from '../../../engine/game/state.ts';
import { physicalTile } from '../../../engine/play/rack-tiles.ts';
import type { RoomState } from '../../../worker/room/state/room-state.ts';
import { fieldsIn, INSIDE } from '../../support/inside-fields.ts';
import type { Stage, Told } from './stage.ts';

/** What a frame, an answer or a line of the log can hold that it must not. Each is a check of its own. */
export const FINDINGS = {
  seeds: 'no seed is told before its game is over',
  nonces: 'no nonce is told before its game is over',
  devices: 'no token, and no hash of one, is told to anybody else',
  tiles: 'tiles on a rack or drawn are told to their owner only',
  fields: 'no field has the name of something that stays inside',
  early: 'no record is told before its game is over',
  log: 'the log holds nothing that the room knows',
} as const;
export type Kind = keyof typeof FINDINGS;

export interface Finding {
  readonly kind: Kind;
  readonly text: string;
}

/** Fewer tiles than that may stand somewhere by chance. */
const LONG = 5;

/** Searches all that is told on a stage, act by act, for what there is to hide at that moment. */
export class Scan {
  readonly findings: Finding[] = [];
  /** Frames, answers and lines of the log. */
  looked = 0;
  private readonly stage: Stage;
  private readonly read: number[] = [];
  private readLog = 0;
  private before: RoomState | null = null;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Looks at what was told since it last looked. */
  look(): void {
    const { stage } = this;
    const room = stage.state();
    const hidden = secretsOf(stage, room);
    const states = [this.before, room].flatMap((each) => (each?.play ? [each.play] : []));
    for (const [device, told] of stage.told.entries()) {
      const viewer = stage.seatOf(device);
      for (const each of told.slice(this.read[device] ?? 0)) {
        // What is asked over HTTP is answered as to anybody.
        const eyes = each.type === 'frame' ? viewer : null;
        const kinds = this.inTold(each, device, eyes, hidden, room, states);
        this.keep(kinds, 'text' in each ? each.text : String(each.code));
      }
      this.read[device] = told.length;
    }
    const { log } = stage.edge.world;
    for (const { text } of log.slice(this.readLog)) {
      const found = hidden.some(({ value }) => text.includes(value)) || tilesIn(text, states, null);
      this.keep(found || INSIDE.some((name) => text.includes(`"${name}"`)) ? ['log'] : [], text);
    }
    this.readLog = log.length;
    this.before = room;
  }

  private inTold(
    told: Told,
    device: number,
    viewer: number | null,
    hidden: readonly Secret[],
    room: RoomState,
    states: readonly GameState[],
  ): readonly Kind[] {
    if (told.type === 'closed') return [];
    const isOver = room.play?.phase === 'over';
    if (told.type === 'answer' && told.what === 'record') {
      return told.text.startsWith('200') && !isOver ? ['early'] : [];
    }
    const kinds: Kind[] = hidden
      .filter(({ value, owner }) => owner !== device && told.text.includes(value))
      .map(({ kind }) => kind);
    if (!isOver && tilesIn(told.text, states, viewer)) kinds.push('tiles');
    for (const { name, value, of } of fieldsIn(bodyOf(told))) {
      if (INSIDE.includes(name)) kinds.push('fields');
      if (isForeign(name, value, of, viewer, isOver, states)) kinds.push('tiles');
    }
    return kinds;
  }

  private keep(kinds: readonly Kind[], text: string): void {
    this.looked++;
    for (const kind of new Set(kinds)) this.findings.push({ kind, text });
  }
}

interface Secret {
  readonly kind: Kind;
  readonly value: string;
  /** The device that may know it; null for none. */
  readonly owner: number | null;
}

/** Text that must not be found anywhere now. */
function secretsOf(stage: Stage, room: RoomState): readonly Secret[] {
  const seeds = room.seed === null ? stage.seeds().slice(-1) : [];
  const nonces = room.seats.flatMap((holder) => (holder?.nonce ? [holder.nonce] : []));
  return [
    ...seeds.map((value): Secret => ({ kind: 'seeds', value, owner: null })),
    ...nonces.map((value): Secret => ({ kind: 'nonces', value, owner: null })),
    ...stage.hashes.map((value): Secret => ({ kind: 'devices', value, owner: null })),
    ...stage.tokens.map((value, owner): Secret => ({ kind: 'devices', value, owner })),
    { kind: 'devices', value: room.request, owner: null },
  ];
}

/** Whether a text has the tiles of a rack, in its order, that is not the viewer's own and that nobody has seen. */
function tilesIn(text: string, states: readonly GameState[], viewer: number | null): boolean {
  const shown = states.flatMap(({ latestPlay }) =>
    latestPlay === null ? [] : [ownTiles(latestPlay.seat, latestPlay.tiles.map(physicalTile))],
  );
  return states.some(({ seats }) =>
    seats.some(({ rack }, seat) => {
      if (seat === viewer || rack.length < LONG) return false;
      // A rack that was laid whole has been seen, also when it was taken back.
      return !shown.includes(ownTiles(seat, rack)) && text.includes(JSON.stringify(rack));
    }),
  );
}

const ownTiles = (seat: number, tiles: readonly Tile[]): string => `${seat} ${[...tiles].sort().join()}`;

/** Whether a field is somebody else's tiles. */
function isForeign(
  name: string,
  value: unknown,
  of: Readonly<Record<string, unknown>>,
  viewer: number | null,
  isOver: boolean,
  states: readonly GameState[],
): boolean {
  if (name === 'drawn' || name === 'returned') return value !== null && of.seat !== viewer;
  if (name !== 'rack' || value === null) return false;
  if ('rackPoints' in of) return !isOver;
  if (viewer === null) return !Array.isArray(value) || value.length > 0;
  if (of.type === 'dealt') return false;
  // Anywhere else a rack is how things stand for its owner now.
  return (
    !('toMove' in of) ||
    !states.some(({ seats }) => JSON.stringify(seats[viewer]?.rack) === JSON.stringify(value))
  );
}

function bodyOf(told: Exclude<Told, { type: 'closed' }>): unknown {
  if (told.type === 'frame') return JSON.parse(told.text);
  const body = told.text.slice(told.text.indexOf('] {') + 2);
  return told.text.includes('] {') ? JSON.parse(body) : null;
}
