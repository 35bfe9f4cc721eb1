import type { Seat } from '../base/units.ts';
import { unreachable } from '../base/unreachable.ts';
import { bagSize } from '../equipment/bag.ts';
import { equipmentOf } from '../equipment/equipment.ts';
import { formatBoard } from '../notation/position.ts';
import { flagAt, runningSeats } from './clock.ts';
import type { GameEvent } from './events.ts';
import { seatOf } from './seats.ts';
import type { ClockState, GameState, LastPlayWait, LatestPlay } from './state.ts';
import type { GameEventView, GameView, Viewer } from './view-types.ts';

/**
 * What `viewer` may know of a game now. The state's fields are named one by one, so that a new one stays inside; what
 * goes whole (words, tiles that lie on the board, the result) is public in all its parts.
 */
export function viewGame(state: GameState, viewer: Viewer): GameView {
  const { layout } = equipmentOf(state.ruleset);
  return {
    phase: state.phase,
    board: formatBoard(layout, state.board),
    toMove: state.toMove,
    turn: state.turn,
    rack: viewer === null ? [] : seatOf(state, viewer).rack,
    seats: state.seats.map(({ score, rack, owed, left }) => ({ score, tiles: rack.length, owed, left })),
    inBag: bagSize(state.bag),
    latestPlay: state.latestPlay && viewLatestPlay(state.latestPlay),
    wait: state.wait && viewWait(state.wait),
    clock: state.clock && viewClock(state, state.clock),
    result: state.result,
  };
}

/** What `viewer` may know of an event, field by field: the same whenever it is asked. */
export function viewEvent(event: GameEvent, viewer: Viewer): GameEventView {
  switch (event.type) {
    case 'started':
      return { type: event.type, ruleset: event.ruleset, seats: event.seats };
    case 'passed':
      return { type: event.type, seat: event.seat, turn: event.turn, by: event.by };
    case 'redeemed':
      return { type: event.type, seat: event.seat, square: event.square, letter: event.letter };
    case 'timeGiven':
      return { type: event.type, seat: event.seat, to: event.to, time: event.time };
    case 'clock':
      return { type: event.type, left: event.left, since: event.since };
    case 'challenged':
      return {
        type: event.type,
        seat: event.seat,
        turn: event.turn,
        verdicts: event.verdicts,
        upheld: event.upheld,
        penalty: event.penalty,
        award: event.award,
      };
    case 'seatGone':
      return { type: event.type, seat: event.seat, cause: event.cause };
    case 'turnLost':
      return { type: event.type, seat: event.seat, turn: event.turn, cause: event.cause };
    case 'accepted':
      return { type: event.type, seat: event.seat, turn: event.turn, by: event.by };
    case 'ended':
      return { type: event.type, reason: event.reason, out: event.out, standings: event.standings };
    case 'firstDrawn':
      return { type: event.type, rounds: event.rounds, first: event.first };
    case 'dealt':
      return {
        type: event.type,
        counts: event.racks.map((rack) => rack.length),
        rack: viewer === null ? null : (event.racks[viewer] ?? null),
      };
    case 'played':
      return {
        type: event.type,
        seat: event.seat,
        turn: event.turn,
        tiles: event.tiles,
        words: event.words,
        bingo: event.bingo,
        score: event.score,
        drawnCount: event.drawn.length,
        drawn: ownOnly(event.seat, viewer, event.drawn),
        verdict: event.verdict,
      };
    case 'exchanged':
      return {
        type: event.type,
        seat: event.seat,
        turn: event.turn,
        count: event.returned.length,
        returned: ownOnly(event.seat, viewer, event.returned),
        drawnCount: event.drawn.length,
        drawn: ownOnly(event.seat, viewer, event.drawn),
      };
    case 'lastPlayWaited':
      return { type: event.type, turn: event.turn, seats: event.answers.map((answer) => answer.seat) };
    case 'answerClock':
      return { type: event.type, seat: event.seat };
    default:
      return unreachable(event);
  }
}

const ownOnly = <T>(owner: Seat, viewer: Viewer, secret: T): T | null => (owner === viewer ? secret : null);

function viewLatestPlay({ turn, seat, tiles, words, score, status }: LatestPlay): GameView['latestPlay'] {
  return { turn, seat, tiles, words, score, open: status === 'open' };
}

function viewClock(state: GameState, { left, since }: ClockState): GameView['clock'] {
  return { left, since, running: runningSeats(state), flagAt: flagAt(state) };
}

function viewWait({ turn, answers, until }: LastPlayWait): GameView['wait'] {
  return { turn, answers: answers.map(({ seat, left, since }) => ({ seat, left, since })), until };
}
