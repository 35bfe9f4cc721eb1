import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import type {
  ChallengedEvent,
  EndedEvent,
  EndReason,
  ExchangedEvent,
  GameEvent,
  PlayedEvent,
  RedeemedEvent,
  SeatGoneEvent,
} from '../../engine/game/events.ts';
import type { Series } from '../../engine/game/series.ts';
import type { GameState } from '../../engine/game/state.ts';
import { type BoardTile, emptyBoard } from '../../engine/play/board.ts';
import { judgePlay } from './judge-play.ts';
import { LedgerBag, takeFrom } from './ledger-bag.ts';
import { mayChallenge } from './ledger-challengers.ts';
import { costOf, FREE, spendLast } from './ledger-cost.ts';
import { checkOpening } from './ledger-opening.ts';
import { type FindsPlay, isPlayedOut } from './ledger-played-out.ts';
import { checkResult } from './ledger-result.ts';
import { type LedgerSeat, type LedgerTurn, REASONS, scorelessInARow, type TurnKind } from './ledger-seats.ts';
import { amongInOrder, same } from './same.ts';

/**
 * A game of English tiles kept by hand from its events, to compare the engine's bookkeeping with. It looks words
 * up and scores for itself, keeps the list of all turns, and throws on the first thing that is not by the rules.
 */
export class Ledger {
  readonly seats: LedgerSeat[] = [];
  readonly turns: LedgerTurn[] = [];
  readonly board: (BoardTile | null)[] = [...emptyBoard(225)];
  private readonly bag = new LedgerBag();
  private readonly words: ReadonlySet<string>;
  private readonly findsPlay: FindsPlay;
  private rules: Ruleset | null = null;
  private toMove = -1;
  private last: { event: PlayedEvent; index: number; judged: boolean } | null = null;
  private awaited: Set<number> | null = null;
  /** Time left by seat, as of the last word of it. */
  private clocks: number[] = [];
  /** An ending that needs no count of the racks. */
  private decided: { reason: EndReason; winner: number } | null = null;
  private readonly series: Series;

  constructor(words: ReadonlySet<string>, findsPlay: FindsPlay, series: Series = []) {
    this.words = words;
    this.findsPlay = findsPlay;
    this.series = series;
  }

  write(event: GameEvent): void {
    switch (event.type) {
      case 'started':
        this.rules = event.ruleset;
        for (let seat = 0; seat < event.seats; seat++) {
          this.seats.push({ rack: [], score: 0, owed: 0, left: false });
        }
        break;
      case 'firstDrawn':
        this.toMove = event.first;
        checkOpening(this.rulesOf().first, this.seats.length, this.series, event);
        break;
      case 'dealt':
        for (const [seat, rack] of event.racks.entries()) this.bag.draw(this.seat(seat).rack, rack);
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
      case 'redeemed':
        this.redeemed(event);
        break;
      case 'timeGiven':
        this.clocks[event.to] = (this.clocks[event.to] ?? 0) + event.time;
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
    same('bag', state.bag, this.bag.inOrder());
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
      takeFrom(seat.rack, blank ? '?' : letter);
      this.board[square] = { letter, blank };
    }
    same('drawn', event.drawn.length, Math.min(this.bag.size(), 7 - seat.rack.length));
    this.bag.draw(this.seat(event.seat).rack, event.drawn);
    seat.score += event.score;
    this.last = { event, index: this.turns.length - 1, judged: this.rules?.validation === 'void' };
  }

  private exchanged(event: ExchangedEvent): void {
    const { minBag, order } = this.rulesOf().exchange;
    const enough = this.bag.size() >= Math.max(minBag, event.returned.length);
    this.turn(event, 'exchange');
    if (order === 'drawFirst') this.bag.draw(this.seat(event.seat).rack, event.drawn);
    this.bag.takeBack(this.seat(event.seat).rack, event.returned);
    if (order === 'returnFirst') this.bag.draw(this.seat(event.seat).rack, event.drawn);
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
    same('judged words', judged, points?.per === 'word' ? amongInOrder(laid, judged) : laid);
    const verdicts = judged.map((word) => this.words.has(word));
    same(
      'verdicts',
      event.verdicts.map(({ valid }) => valid),
      verdicts,
    );
    same('upheld', event.upheld, verdicts.includes(false));
    const { penalty, award } = event.upheld
      ? FREE
      : costOf({
          ...{ rules: this.rulesOf().challenge, challenger: event.seat, play, index, words: judged.length },
          ...{ turns: this.turns, toMove: this.toMove, atLast: this.awaited !== null },
        });
    same('cost', [event.penalty, event.award], [penalty, award]);
    if (penalty === 'owesTurn') this.seat(event.seat).owed++;
    if (award !== null) this.seat(award.seat).score += award.points;
    if (rule === 'lastScore' && award !== null) spendLast(this.turns, award.seat);
    this.awaited = null;
    if (rule === 'triple')
      this.decided = { reason: 'challenge', winner: event.upheld ? event.seat : play.seat };
    if (!event.upheld) return;
    const mover = this.seat(play.seat);
    this.bag.takeBack(this.seat(play.seat).rack, play.drawn);
    for (const { square, letter, blank } of play.tiles) {
      mover.rack.push(blank ? '?' : letter);
      this.board[square] = null;
    }
    mover.score -= play.score;
    this.turns[index] = { kind: 'phony', seat: play.seat, score: 0 };
    this.last = null;
  }

  private mayChallenge = (): number[] =>
    mayChallenge(this.seats, this.toMove, this.last?.event.seat ?? -1, this.rulesOf().challenge.who);

  /** A turn taken brings its time. */
  private added(at: number): void {
    const { clock } = this.rulesOf();
    if (clock?.kind === 'game') this.clocks[at] = (this.clocks[at] ?? 0) + clock.increment;
  }

  private redeemed({ seat, square, letter }: RedeemedEvent): void {
    same('redeems', [this.board[square], seat], [{ letter, blank: true }, this.toMove]);
    this.board[square] = { letter, blank: false };
    takeFrom(this.seat(seat).rack, letter);
    this.seat(seat).rack.push('?');
  }

  private gone(at: number, cause: SeatGoneEvent['cause']): void {
    const seat = this.seat(at);
    same('was there', seat.left, false);
    if (this.toMove === at) this.toMove = this.after(at);
    seat.left = true;
    seat.owed = 0;
    this.awaited?.delete(at);
    // Who has left does not go out: nobody is asked any more.
    if (at === this.last?.event.seat) this.awaited = null;
    const left = this.seats.flatMap((each, index) => (each.left ? [] : [index]));
    const [winner] = left;
    if (winner !== undefined && left.length === 1) {
      this.decided = { reason: REASONS[cause], winner };
    }
  }

  private ended(event: EndedEvent): void {
    const { seats, clocks, decided } = this;
    const game = { rules: this.rulesOf(), seats, clocks, winner: decided?.winner ?? null };
    for (const [seat, total] of checkResult(game, event).entries()) this.seat(seat).score = total;
  }

  private scoreless = (): number => scorelessInARow(this.turns, this.rulesOf().end.scoreless.kinds);

  private phase(): [GameState['phase'], EndReason | null] {
    if (this.decided) return ['over', this.decided.reason];
    const mover = this.last && this.seat(this.last.event.seat);
    const emptied = mover?.rack.length === 0 && !mover.left;
    const out = emptied && this.bag.size() === 0 && !this.rulesOf().end.playOn;
    if (out && !this.last?.judged && this.awaited?.size !== 0) return ['lastPlay', null];
    if (out) return ['over', 'out'];
    const limit = this.rulesOf().end.scoreless.perSeat * this.seats.filter(({ left }) => !left).length;
    if (this.scoreless() >= limit) return ['over', 'scoreless'];
    const { seats, turns, board, findsPlay } = this;
    const game = { rules: this.rulesOf(), inBag: this.bag.size(), seats, turns, board, findsPlay };
    return isPlayedOut(game) ? ['over', 'noPlays'] : ['playing', null];
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

const sorted = (rack: readonly Tile[]): string => [...rack].sort().join('');
