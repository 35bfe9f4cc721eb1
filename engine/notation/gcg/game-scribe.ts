import { seat as asSeat, type Seat } from '../../base/units.ts';
import { unreachable } from '../../base/unreachable.ts';
import type { BoardLayout } from '../../equipment/board-layout.ts';
import { equipmentOf } from '../../equipment/equipment.ts';
import { BLANK, type Tile } from '../../equipment/tile-set.ts';
import type {
  ChallengedEvent,
  EndedEvent,
  GameEvent,
  PlayedEvent,
  TurnLostEvent,
} from '../../game/events.ts';
import type { GameEventView, Viewer } from '../../game/view-types.ts';
import { physicalTile, takeFromRack } from '../../play/rack-tiles.ts';
import { faceText } from '../face-text.ts';
import type { GcgEvent, GcgMark, GcgPlayer, GcgPragma } from './gcg-game.ts';
import { gcgNicks } from './gcg-nicks.ts';
import { departure, gameOver, judgement, note, redemption } from './our-notes.ts';

type Told<Type extends GameEvent['type']> = Extract<GameEvent | GameEventView, { type: Type }>;

/** What an event adds by itself; the scribe knows the rest. */
type Line<Event extends GcgEvent = GcgEvent> = Event extends GcgEvent
  ? Omit<Event, 'player' | 'total' | 'line' | 'after' | 'rack'>
  : never;

/** A play that may yet be withdrawn. */
interface WrittenPlay {
  readonly index: number;
  readonly seat: Seat;
  readonly rack: readonly Tile[] | null;
  readonly score: number;
}

const LOST = {
  challenge: 'turn lost: the challenge failed',
  owed: 'turn missed: owed for an earlier challenge',
} as const satisfies Record<TurnLostEvent['cause'], string>;

/** Writes a game of ours down, event by event, without totals. What a file has no form for becomes a note. */
export class GameScribe {
  readonly players: readonly GcgPlayer[];
  readonly events: GcgEvent[] = [];
  /** What is said before the first event. */
  readonly opening: GcgPragma[] = [];
  private readonly first: Seat;
  private readonly viewer: Viewer;
  /** By seat; null where it is not known. */
  private readonly racks: (readonly Tile[] | null)[];
  private readonly gone = new Set<Seat>();
  private latest: WrittenPlay | null = null;
  private layout: BoardLayout | null = null;

  constructor(names: readonly string[], first: Seat, viewer: Viewer) {
    this.first = first;
    this.viewer = viewer;
    const inOrder = names.map((_, player) => names[(first + player) % names.length] ?? '');
    const nicks = gcgNicks(inOrder);
    this.players = inOrder.map((name, player) => ({ nick: nicks[player] ?? '', name }));
    this.racks = names.map(() => null);
  }

  playerOf = (seat: Seat): number => (seat - this.first + this.players.length) % this.players.length;

  private nickOf = (seat: Seat): string => this.players[this.playerOf(seat)]?.nick ?? '';

  rackOf = (seat: Seat): readonly Tile[] | null => this.racks[seat] ?? null;

  /** Writes behind the latest event; before the first one it goes into the opening. */
  append(pragma: GcgPragma): void {
    const last = this.events.pop();
    if (last) this.events.push({ ...last, after: [...last.after, pragma] });
    else this.opening.push(pragma);
  }

  write(event: GameEvent | GameEventView): void {
    switch (event.type) {
      case 'dealt':
        this.dealt(event);
        break;
      case 'played':
        this.played(event);
        break;
      case 'exchanged':
        this.exchanged(event);
        break;
      case 'passed':
        this.add(event.seat, { type: 'pass', score: 0 });
        break;
      case 'turnLost':
        this.add(event.seat, { type: 'pass', score: 0 }, [note(LOST[event.cause])]);
        break;
      case 'challenged':
        this.challenged(event);
        break;
      case 'redeemed':
        this.redeemed(event);
        break;
      case 'seatGone':
        this.gone.add(event.seat);
        this.remark(departure(this.nickOf(event.seat), event.cause));
        break;
      case 'ended':
        this.ended(event);
        break;
      case 'started':
        this.layout = equipmentOf(event.ruleset).layout;
        break;
      case 'firstDrawn':
      case 'lastPlayWaited':
      case 'answerClock':
      case 'clock':
      case 'timeGiven':
      case 'accepted':
        break;
      default:
        unreachable(event);
    }
  }

  private dealt(event: Told<'dealt'>): void {
    for (const seat of this.racks.keys()) {
      this.racks[seat] = ('racks' in event ? event.racks[seat] : seat === this.viewer && event.rack) || null;
    }
  }

  private played(event: Told<'played'>): void {
    const { seat, tiles, score } = event;
    const physical = tiles.map(physicalTile);
    const rack = this.rackOf(seat);
    this.latest = { index: this.events.length, seat, rack, score };
    this.add(seat, { type: 'play', score, ...wordOf(event) }, [], rack ?? physical);
    this.racks[seat] = refilled(rack, physical, event.drawn);
  }

  private exchanged(event: Told<'exchanged'>): void {
    const { seat, returned } = event;
    const count = 'count' in event ? event.count : event.returned.length;
    this.add(seat, { type: 'exchange', score: 0, count, tiles: returned });
    this.racks[seat] = refilled(this.rackOf(seat), returned, event.drawn);
  }

  /** The note is read again when the file is replayed: from here on the tile counts. */
  private redeemed({ seat, square, letter }: Told<'redeemed'>): void {
    const rack = this.rackOf(seat);
    const left = rack && takeFromRack(rack, [letter]);
    this.racks[seat] = left?.ok ? [...left.value, BLANK] : null;
    if (this.layout) this.remark(redemption(this.layout, this.nickOf(seat), square, faceText(letter)));
  }

  /** A withdrawal stands right behind its play, also where missed turns came between. */
  private challenged({ seat, upheld, verdicts, award }: ChallengedEvent): void {
    const play = this.latest;
    const written = play && this.events[play.index];
    if (!play || !written) throw new Error('a challenge of no play');
    const challenger = this.nickOf(seat);
    if (!upheld) {
      this.events[play.index] = {
        ...written,
        after: [...written.after, note(judgement(challenger, 'the play stands'))],
      };
      if (award !== null) {
        const { seat: moved, points } = award;
        const line = this.line(moved, { type: 'challenge', score: points }, [], this.rackOf(moved) ?? []);
        this.events.splice(play.index + 1, 0, line);
      }
      return;
    }
    const phonies = verdicts.filter(({ valid }) => !valid).map(({ word }) => word.map(faceText).join(''));
    const after = [note(judgement(challenger, `not valid: ${phonies.join(', ')}`))];
    this.racks[play.seat] = play.rack;
    const line = this.line(play.seat, { type: 'withdrawn', score: 0 - play.score }, after, written.rack);
    this.events.splice(play.index + 1, 0, line);
    this.latest = null;
  }

  /** First what who went out gains, then what each rack costs (rule E6). */
  private ended({ out, standings, reason }: EndedEvent): void {
    const seats = this.inOrder();
    const tilesOf = (seat: Seat): readonly Tile[] => standings[seat]?.rack ?? [];
    const losing = seats.filter((seat) => (standings[seat]?.rackPoints ?? 0) < 0);
    for (const seat of seats) this.racks[seat] = tilesOf(seat);
    if (out !== null) {
      const score = standings[out]?.outPoints ?? 0;
      // What is set aside of a seat that left goes to nobody (rule R4).
      const tiles = seats.filter((seat) => seat !== out && !this.gone.has(seat)).flatMap(tilesOf);
      const counts = score > 0 || (losing.length === 0 && tiles.length > 0);
      if (counts) this.add(out, { type: 'rackGain', score, tiles });
    }
    for (const seat of losing) {
      this.add(seat, { type: 'rackLoss', score: standings[seat]?.rackPoints ?? 0, tiles: tilesOf(seat) });
    }
    for (const seat of seats) {
      const score = standings[seat]?.timePoints ?? 0;
      if (score < 0) this.add(seat, { type: 'time', score });
    }
    this.remark(gameOver(reason));
  }

  private remark = (text: string): void => this.append(note(text));

  private add(
    seat: Seat,
    line: Line,
    after: readonly GcgPragma[] = [],
    rack: readonly Tile[] = this.rackOf(seat) ?? [],
  ): void {
    this.events.push(this.line(seat, line, after, rack));
  }

  private line(seat: Seat, line: Line, after: readonly GcgPragma[], rack: readonly string[]): GcgEvent {
    return { ...line, player: this.playerOf(seat), rack, total: null, line: null, after };
  }

  /** The seats in the order of play. */
  private inOrder(): readonly Seat[] {
    return this.racks.map((_, player) => asSeat((this.first + player) % this.racks.length));
  }
}

function refilled(
  rack: readonly Tile[] | null,
  taken: readonly Tile[] | null,
  drawn: readonly Tile[] | null,
): readonly Tile[] | null {
  if (rack === null || taken === null || drawn === null) return null;
  const left = takeFromRack(rack, taken);
  return left.ok ? [...left.value, ...drawn] : null;
}

/** The main word with its new tiles told from those that lay there. */
function wordOf({
  tiles,
  words,
}: Pick<PlayedEvent, 'tiles' | 'words'>): Pick<
  Extract<GcgEvent, { type: 'play' }>,
  'start' | 'direction' | 'word'
> {
  const [main] = words;
  const [start, second] = main?.squares ?? [];
  if (!main || start === undefined || second === undefined) throw new Error('a play without a word');
  const word = main.squares.map((at, index): GcgMark => {
    const laid = tiles.find(({ square }) => square === at);
    return { letter: main.letters[index] ?? null, blank: laid?.blank ?? false, through: laid === undefined };
  });
  return { start, direction: second === start + 1 ? 'across' : 'down', word };
}
