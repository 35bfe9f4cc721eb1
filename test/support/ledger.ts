import type { Ruleset, ScorelessKind } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import type {
  ChallengedEvent,
  EndedEvent,
  EndReason,
  ExchangedEvent,
  FirstDrawnEvent,
  GameEvent,
  PlayedEvent,
} from '../../engine/game/events.ts';
import type { Series } from '../../engine/game/series.ts';
import type { GameState } from '../../engine/game/state.ts';
import { type BoardTile, emptyBoard } from '../../engine/play/board.ts';
import { FACE_COUNTS, pointsOf } from './classic-facts.ts';
import { judgePlay } from './judge-play.ts';

interface LedgerSeat {
  rack: Tile[];
  score: number;
  owed: number;
  left: boolean;
}

interface LedgerTurn {
  readonly kind: TurnKind;
  readonly seat: number;
  readonly score: number;
}

/** A turn as E2 counts it; `points` for a play that scored. */
type TurnKind = ScorelessKind | 'points';

/**
 * A game of English tiles kept by hand from its events, to compare the engine's bookkeeping with. It looks words
 * up and scores for itself, keeps the list of all turns, and throws on the first thing that is not by the rules.
 */
export class Ledger {
  readonly seats: LedgerSeat[] = [];
  readonly turns: LedgerTurn[] = [];
  readonly board: (BoardTile | null)[] = [...emptyBoard(225)];
  private readonly bag = new Map<Tile, number>();
  private readonly words: ReadonlySet<string>;
  private rules: Ruleset | null = null;
  private toMove = -1;
  private last: { event: PlayedEvent; index: number; judged: boolean } | null = null;
  private awaited: Set<number> | null = null;
  /** Time left by seat, as of the last word of it. */
  private clocks: number[] = [];
  /** An ending that needs no count of the racks. */
  private decided: { reason: EndReason; winner: number } | null = null;
  private readonly series: Series;

  constructor(words: ReadonlySet<string>, series: Series = []) {
    this.words = words;
    this.series = series;
  }

  write(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        this.rules = event.ruleset;
        for (const [face, count] of FACE_COUNTS) this.bag.set(face as Tile, count);
        for (let seat = 0; seat < event.seats; seat++) {
          this.seats.push({ rack: [], score: 0, owed: 0, left: false });
        }
        break;
      case 'firstDrawn':
        this.toMove = event.first;
        this.begins(event);
        break;
      case 'dealt':
        for (const [seat, rack] of event.racks.entries()) this.draw(seat, rack);
        break;
      case 'played':
        this.played(event);
        this.added(event.seat);
        break;
      case 'exchanged':
        this.exchanged(event);
        this.added(event.seat);
        break;
      case 'passed':
        this.turn(event, 'pass');
        this.added(event.seat);
        break;
      case 'challenged':
        this.challenged(event);
        break;
      case 'turnLost':
        this.turn(event, 'lostTurn');
        if (event.cause === 'owed') this.seat(event.seat).owed--;
        break;
      case 'seatGone':
        this.gone(event.seat, event.cause);
        break;
      case 'lastPlayWaited':
        this.awaited = new Set(event.answers.map((answer) => answer.seat));
        same('who is asked', [...this.awaited], this.mayChallenge());
        break;
      case 'answerClock':
        break;
      case 'clock':
        this.clocks = [...event.left];
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
    same(
      'left',
      state.seats.map(({ left }) => left !== null),
      this.seats.map(({ left }) => left),
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
    this.turn(event, event.score === 0 ? 'zeroPlay' : 'points', event.score);
    const seat = this.seat(event.seat);
    for (const { square, letter, blank } of event.tiles) {
      take(seat.rack, blank ? '?' : letter);
      this.board[square] = { letter, blank };
    }
    same('drawn', event.drawn.length, Math.min(this.inBag(), 7 - seat.rack.length));
    this.draw(event.seat, event.drawn);
    seat.score += event.score;
    this.last = { event, index: this.turns.length - 1, judged: this.rules?.validation === 'void' };
  }

  private exchanged(event: ExchangedEvent): void {
    const { minBag, order } = this.rulesOf().exchange;
    const enough = this.inBag() >= Math.max(minBag, event.returned.length);
    this.turn(event, 'exchange');
    if (order === 'drawFirst') this.draw(event.seat, event.drawn);
    this.giveBack(event.seat, event.returned);
    if (order === 'returnFirst') this.draw(event.seat, event.drawn);
    same('exchanged for as many', [event.drawn.length, enough], [event.returned.length, true]);
  }

  private challenged(event: ChallengedEvent): void {
    if (this.last === null || this.last.judged) throw new Error('a challenge of nothing');
    const { event: play, index } = this.last;
    this.last.judged = true;
    same('challenged turn', [event.turn, event.seat === play.seat], [play.turn, false]);
    const may = this.awaited === null ? this.mayChallenge() : [...this.awaited];
    same('may challenge', may.includes(event.seat), true);
    const laid = play.words.map(({ letters }) => letters.join(''));
    const judged = event.verdicts.map(({ word }) => word.join(''));
    const { rule, points } = this.rulesOf().challenge;
    const named = points?.per === 'word' ? laid.filter((word) => judged.includes(word)) : laid;
    same('judged words', judged, named);
    const verdicts = judged.map((word) => this.words.has(word));
    same(
      'verdicts',
      event.verdicts.map(({ valid }) => valid),
      verdicts,
    );
    same('upheld', event.upheld, verdicts.includes(false));
    const { penalty, award } = event.upheld ? FREE : this.cost(event.seat, play, index, judged.length);
    same('cost', [event.penalty, event.award], [penalty, award]);
    if (penalty === 'owesTurn') this.seat(event.seat).owed++;
    if (award !== null) this.seat(award.seat).score += award.points;
    this.awaited = null;
    if (rule === 'triple')
      this.decided = { reason: 'challenge', winner: event.upheld ? event.seat : play.seat };
    if (!event.upheld) return;
    const mover = this.seat(play.seat);
    this.giveBack(play.seat, play.drawn);
    for (const { square, letter, blank } of play.tiles) {
      mover.rack.push(blank ? '?' : letter);
      this.board[square] = null;
    }
    mover.score -= play.score;
    this.turns[index] = { kind: 'phony', seat: play.seat, score: 0 };
    this.last = null;
  }

  /** What a failed challenge costs; `index` is the play's place among the turns. */
  private cost(
    challenger: number,
    play: PlayedEvent,
    index: number,
    words: number,
  ): { penalty: ChallengedEvent['penalty']; award: { seat: number; points: number } | null } {
    const { rule, points } = this.rulesOf().challenge;
    const atLast = this.awaited !== null;
    if (rule === 'triple') return { penalty: 'losesGame', award: null };
    if (rule === 'double' && !atLast) {
      return { penalty: challenger === this.toMove ? 'losesThisTurn' : 'owesTurn', award: null };
    }
    if (rule === 'points' && points !== null) {
      const sum = points.n * (points.per === 'word' ? words : 1);
      const award =
        points.to === 'challenged' ? { seat: play.seat, points: sum } : { seat: challenger, points: -sum };
      return { penalty: 'none', award };
    }
    if (rule === 'lastScore') {
      const taken = (seat: number, before: number): number =>
        this.turns.findLastIndex((turn, at) => at < before && turn.seat === seat && turn.kind !== 'lostTurn');
      const own = taken(challenger, this.turns.length);
      const lost = 0 - (this.turns[own]?.score ?? 0);
      if (own > taken(play.seat, index))
        return { penalty: 'none', award: { seat: challenger, points: lost } };
      return { penalty: atLast ? 'none' : 'owesTurn', award: null };
    }
    return FREE;
  }

  /** Who may challenge the latest play, by seat. */
  private mayChallenge(): number[] {
    const mover = this.last?.event.seat ?? -1;
    const clockwise = this.seats.map((_, step) => (this.toMove + step) % this.seats.length);
    const others = clockwise.filter((seat) => seat !== mover && !this.seat(seat).left);
    return this.rulesOf().challenge.who === 'next' ? others.slice(0, 1) : others.sort();
  }

  /** A turn taken brings its time. */
  private added(at: number): void {
    const { clock } = this.rulesOf();
    if (clock?.kind === 'game') this.clocks[at] = (this.clocks[at] ?? 0) + clock.increment;
  }

  /** What is lost for every minute of overtime begun. */
  private timePoints(at: number): number {
    const { clock } = this.rulesOf();
    const over = Math.max(0, -(this.clocks[at] ?? 0));
    const begun = Math.floor(over / 60_000) + (over % 60_000 > 0 ? 1 : 0);
    return clock?.kind === 'game' ? begun * clock.overtime.perMinute : 0;
  }

  private gone(at: number, cause: 'resigned' | 'overtime'): void {
    const seat = this.seat(at);
    same('was there', seat.left, false);
    if (this.toMove === at) this.toMove = this.after(at);
    seat.left = true;
    seat.owed = 0;
    this.awaited?.delete(at);
    const left = this.seats.flatMap((each, index) => (each.left ? [] : [index]));
    const [winner] = left;
    if (winner !== undefined && left.length === 1) {
      this.decided = { reason: cause === 'resigned' ? 'resignation' : 'overtime', winner };
    }
  }

  private ended(event: EndedEvent): void {
    const before = this.seats.map(({ score }) => score);
    const totals = before.map(
      (score, seat) => score + (this.decided ? 0 : this.rackPoints(seat, event.out) - this.timePoints(seat)),
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
    // Whoever is ahead whatever the points, then by total, then as the rule for ties has it: those who have all alike
    // share the first of their places.
    const ties = this.rulesOf().tie === 'beforeDeductions';
    const rank = totals.map((total, seat) => {
      const ahead = this.decided ? this.decided.winner === seat : !this.seat(seat).left;
      return (ahead ? 1e12 : 0) + total * 100_000 + (ties ? (before[seat] ?? 0) : 0);
    });
    const places = rank.map((own) => 1 + rank.filter((other) => other > own).length);
    same(
      'places',
      event.standings.map(({ place }) => place),
      places,
    );
    for (const [seat, total] of totals.entries()) this.seat(seat).score = total;
  }

  /** What the tiles that are left take from a seat and bring it. */
  private rackPoints(own: number, out: number | null): number {
    const style = out === null ? 'none' : this.rulesOf().end.out;
    const others = this.seats.filter(({ left }, seat) => seat !== own && !left);
    const brought = own === out ? pointsOf(others.flatMap(({ rack }) => rack)) : 0;
    const taken = pointsOf(this.seat(own).rack);
    if (style === 'doubleOpponent') return 2 * brought;
    return (style === 'sumOthers' ? brought : 0) - taken;
  }

  /** Scoreless turns in a row up to now, read from the list of all turns. */
  private scoreless(): number {
    const { kinds } = this.rulesOf().end.scoreless;
    let count = 0;
    for (const { kind } of [...this.turns].reverse()) {
      if (kind !== 'points' && kinds.includes(kind)) count++;
      else if (kind !== 'lostTurn' && kind !== 'phony') break;
    }
    return count;
  }

  private phase(): [GameState['phase'], EndReason | null] {
    if (this.decided) return ['over', this.decided.reason];
    const emptied = this.last !== null && this.seat(this.last.event.seat).rack.length === 0;
    const out = emptied && this.inBag() === 0 && !this.rulesOf().end.playOn;
    if (out && !this.last?.judged && this.awaited?.size !== 0) return ['lastPlay', null];
    if (out) return ['over', 'out'];
    const limit = this.rulesOf().end.scoreless.perSeat * this.seats.filter(({ left }) => !left).length;
    return this.scoreless() >= limit ? ['over', 'scoreless'] : ['playing', null];
  }

  private turn(event: { readonly seat: number; readonly turn: number }, kind: TurnKind, score = 0): void {
    same('turn', [event.turn, event.seat], [this.turns.length, this.toMove]);
    this.turns.push({ kind, seat: event.seat, score });
    this.toMove = this.after(this.toMove);
  }

  /** The next seat clockwise that has not left. */
  private after(at: number): number {
    const next = (at + 1) % this.seats.length;
    return this.seat(next).left ? this.after(next) : next;
  }

  /** Who may begin draw for it, or with \`random\` nobody does. */
  private begins({ rounds, first }: FirstDrawnEvent): void {
    const { first: rule } = this.rulesOf();
    if (rule === 'random') {
      same('drawn for a lot', rounds, []);
      return;
    }
    const all = this.seats.map((_, seat) => seat);
    const { series } = this;
    const often = (place: 'first' | 'second', seat: number) =>
      series.filter((game) => game[place] === seat).length;
    const last = series.at(-1);
    let may = all;
    if (rule === 'alternate' && last !== undefined) may = [last.second];
    if (rule === 'fewestFirsts') {
      const fewest = Math.min(...all.map((seat) => often('first', seat)));
      const seldom = all.filter((seat) => often('first', seat) === fewest);
      const most = Math.max(...seldom.map((seat) => often('second', seat)));
      may = seldom.filter((seat) => often('second', seat) === most);
    }
    same('begins', first, firstOf(rounds, may));
  }

  private inBag = (): number => [...this.bag.values()].reduce((sum, count) => sum + count, 0);

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

const FREE = { penalty: 'none', award: null } as const;

const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ?';

const sorted = (rack: readonly Tile[]): string => [...rack].sort().join('');

function take(rack: Tile[], tile: Tile): void {
  const index = rack.indexOf(tile);
  if (index < 0) throw new Error(`${tile} is not on the rack ${rack}`);
  rack.splice(index, 1);
}

/** Who of these begins after the rounds, each of which must be among those who tied in the one before. */
function firstOf(
  rounds: readonly (readonly { seat: number; tile: Tile }[])[],
  may: readonly number[],
): number {
  let tied = may;
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
