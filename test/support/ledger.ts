import type { Ruleset, ScorelessKind } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import type { ChallengedEvent, EndedEvent, GameEvent, PlayedEvent } from '../../engine/game/events.ts';
import type { GameState } from '../../engine/game/state.ts';
import { type BoardTile, emptyBoard } from '../../engine/play/board.ts';
import { FACE_COUNTS, pointsOf } from './classic-facts.ts';
import { judgePlay } from './judge-play.ts';

interface LedgerSeat {
  rack: Tile[];
  score: number;
  owed: number;
}

/** A turn as E2 counts it; `points` for a play that scored. */
type TurnKind = ScorelessKind | 'points';

/**
 * A game of English tiles kept by hand from its events, to compare the engine's bookkeeping with. It looks words
 * up and scores for itself, keeps the list of all turns, and throws on the first thing that is not by the rules.
 */
export class Ledger {
  readonly seats: LedgerSeat[] = [];
  readonly turns: TurnKind[] = [];
  readonly board: (BoardTile | null)[] = [...emptyBoard(225)];
  private readonly bag = new Map<Tile, number>();
  private readonly words: ReadonlySet<string>;
  private rules: Ruleset | null = null;
  private toMove = -1;
  private last: { event: PlayedEvent; index: number; judged: boolean } | null = null;
  private awaited: Set<number> | null = null;

  constructor(words: ReadonlySet<string>) {
    this.words = words;
  }

  write(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        this.rules = event.ruleset;
        for (const [face, count] of FACE_COUNTS) this.bag.set(face as Tile, count);
        for (let seat = 0; seat < event.seats; seat++) this.seats.push({ rack: [], score: 0, owed: 0 });
        break;
      case 'firstDrawn':
        this.toMove = event.first;
        same('begins', event.first, firstOf(event.rounds, this.seats.length));
        break;
      case 'dealt':
        for (const [seat, rack] of event.racks.entries()) this.draw(seat, rack);
        break;
      case 'played':
        this.played(event);
        break;
      case 'exchanged':
        this.turn(event, 'exchange');
        this.draw(event.seat, event.drawn);
        this.giveBack(event.seat, event.returned);
        same('exchanged for as many', event.drawn.length, event.returned.length);
        break;
      case 'passed':
        this.turn(event, 'pass');
        break;
      case 'challenged':
        this.challenged(event);
        break;
      case 'turnLost':
        this.turn(event, 'lostTurn');
        if (event.cause === 'owed') this.seat(event.seat).owed--;
        break;
      case 'lastPlayWaited':
        this.awaited = new Set(event.answers.map((answer) => answer.seat));
        break;
      case 'answerClock':
        break;
      case 'accepted':
        same('was asked', this.awaited?.delete(event.seat), true);
        break;
      case 'ended':
        this.ended(event);
        break;
    }
  }

  /** Throws where the state is not what the events add up to. */
  compare(state: GameState): void {
    const over = state.phase === 'over';
    const bag = state.bag.flatMap((count, index) => [count, this.bag.get(ORDER[index] as Tile)]);
    same(
      'bag',
      bag.filter((_, index) => index % 2 === 0),
      bag.filter((_, index) => index % 2 === 1),
    );
    same('board', state.board, this.board);
    same(
      'racks',
      state.seats.map(({ rack }) => sorted(rack)),
      this.seats.map(({ rack }) => sorted(rack)),
    );
    same(
      'scores',
      state.seats.map(({ score }) => score),
      this.seats.map(({ score }) => score),
    );
    same(
      'owed',
      state.seats.map(({ owed }) => owed),
      this.seats.map(({ owed }) => (over ? 0 : owed)),
    );
    same('turn', [state.turn, state.toMove], [this.turns.length, this.toMove]);
    same('scoreless', state.scoreless, this.scoreless());
    same('phase', [state.phase, state.result?.reason ?? null], this.phase());
  }

  private played(event: PlayedEvent): void {
    const own = judgePlay(this.board, event.tiles);
    if (own === null) throw new Error(`a play that lies wrong: ${JSON.stringify(event.tiles)}`);
    same('score', event.score, own.score);
    same(
      'words',
      event.words.map(({ letters }) => letters.join('')),
      own.words,
    );
    const valid = own.words.every((word) => this.words.has(word));
    if (this.rules?.validation === 'void') same('a valid play', [event.verdict, valid], ['valid', true]);
    else same('verdict', event.verdict, 'open');
    this.turn(event, event.score === 0 ? 'zeroPlay' : 'points');
    const seat = this.seat(event.seat);
    for (const { square, letter, blank } of event.tiles) {
      take(seat.rack, blank ? '?' : letter);
      this.board[square] = { letter, blank };
    }
    const inBag = [...this.bag.values()].reduce((sum, count) => sum + count, 0);
    same('drawn', event.drawn.length, Math.min(inBag, 7 - seat.rack.length));
    this.draw(event.seat, event.drawn);
    seat.score += event.score;
    this.last = { event, index: this.turns.length - 1, judged: this.rules?.validation === 'void' };
  }

  private challenged(event: ChallengedEvent): void {
    if (this.last === null || this.last.judged) throw new Error('a challenge of nothing');
    const { event: play, index } = this.last;
    this.last.judged = true;
    same('challenged turn', [event.turn, event.seat === play.seat], [play.turn, false]);
    const verdicts = play.words.map(({ letters }) => this.words.has(letters.join('')));
    same(
      'verdicts',
      event.verdicts.map(({ valid }) => valid),
      verdicts,
    );
    same('upheld', event.upheld, verdicts.includes(false));
    const costs = !event.upheld && this.awaited === null && this.rules?.challenge.rule === 'double';
    const onTurn = event.seat === this.toMove;
    same('penalty', event.penalty, costs ? (onTurn ? 'losesThisTurn' : 'owesTurn') : 'none');
    if (costs && !onTurn) this.seat(event.seat).owed++;
    this.awaited = null;
    if (!event.upheld) return;
    const mover = this.seat(play.seat);
    this.giveBack(play.seat, play.drawn);
    for (const { square, letter, blank } of play.tiles) {
      mover.rack.push(blank ? '?' : letter);
      this.board[square] = null;
    }
    mover.score -= play.score;
    this.turns[index] = 'phony';
    this.last = null;
  }

  private ended(event: EndedEvent): void {
    const left = this.seats.map(({ rack }) => pointsOf(rack));
    const all = left.reduce((sum, points) => sum + points, 0);
    const before = this.seats.map(({ score }) => score);
    const totals = before.map((score, seat) =>
      event.out === seat ? score + all : score - (left[seat] ?? 0),
    );
    same(
      'total',
      event.standings.map(({ total }) => total),
      totals,
    );
    same(
      'before',
      event.standings.map((standing) => standing.before),
      before,
    );
    /** Highest total first, then highest before: seats that have both alike share the first of their places. */
    const rank = totals.map((total, seat) => total * 100_000 + (before[seat] ?? 0));
    const places = rank.map((own) => 1 + rank.filter((other) => other > own).length);
    same(
      'places',
      event.standings.map(({ place }) => place),
      places,
    );
    for (const [seat, total] of totals.entries()) this.seat(seat).score = total;
  }

  /** Scoreless turns in a row up to now, read from the list of all turns. */
  private scoreless(): number {
    const { kinds } = this.rulesOf().end.scoreless;
    let count = 0;
    for (const kind of [...this.turns].reverse()) {
      if (kind !== 'points' && kinds.includes(kind)) count++;
      else if (kind !== 'lostTurn' && kind !== 'phony') break;
    }
    return count;
  }

  private phase(): [GameState['phase'], 'out' | 'scoreless' | null] {
    const empty = [...this.bag.values()].every((count) => count === 0);
    const out = empty && this.last !== null && this.seat(this.last.event.seat).rack.length === 0;
    if (out && !this.last?.judged && this.awaited?.size !== 0) return ['lastPlay', null];
    if (out) return ['over', 'out'];
    const limit = this.rulesOf().end.scoreless.perSeat * this.seats.length;
    return this.scoreless() >= limit ? ['over', 'scoreless'] : ['playing', null];
  }

  private turn(event: { readonly seat: number; readonly turn: number }, kind: TurnKind): void {
    same('turn', [event.turn, event.seat], [this.turns.length, this.toMove]);
    this.turns.push(kind);
    this.toMove = (this.toMove + 1) % this.seats.length;
  }

  private draw(seat: number, tiles: readonly Tile[]): void {
    for (const tile of tiles) {
      const left = (this.bag.get(tile) ?? 0) - 1;
      if (left < 0) throw new Error(`${tile} was drawn, and none was left`);
      this.bag.set(tile, left);
      this.seat(seat).rack.push(tile);
    }
  }

  private giveBack(seat: number, tiles: readonly Tile[]): void {
    for (const tile of tiles) {
      take(this.seat(seat).rack, tile);
      this.bag.set(tile, (this.bag.get(tile) ?? 0) + 1);
    }
  }

  private seat(at: number): LedgerSeat {
    const seat = this.seats[at];
    if (seat === undefined) throw new RangeError(`no seat ${at}`);
    return seat;
  }

  private rulesOf(): Ruleset {
    if (this.rules === null) throw new Error('not started');
    return this.rules;
  }
}

const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ?';

const sorted = (rack: readonly Tile[]): string => [...rack].sort().join('');

function take(rack: Tile[], tile: Tile): void {
  const index = rack.indexOf(tile);
  if (index < 0) throw new Error(`${tile} is not on the rack ${rack}`);
  rack.splice(index, 1);
}

/** Who begins after these rounds, each of which must be among those who tied in the one before. */
function firstOf(rounds: readonly (readonly { seat: number; tile: Tile }[])[], seats: number): number {
  let tied = Array.from({ length: seats }, (_, seat) => seat);
  for (const round of rounds) {
    same(
      'draws again',
      round.map(({ seat }) => seat),
      tied,
    );
    const near = round.map(({ tile }) => `?${ORDER}`.indexOf(tile));
    tied = round.filter((_, index) => near[index] === Math.min(...near)).map(({ seat }) => seat);
  }
  same('tied at last', tied.length, 1);
  return tied[0] ?? -1;
}

function same(what: string, actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
}
