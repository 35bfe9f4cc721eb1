import { millis, seat } from '../base/units.ts';
import { unreachable } from '../base/unreachable.ts';
import { fullBag, putTiles, takeTiles } from '../equipment/bag.ts';
import { equipmentOf } from '../equipment/equipment.ts';
import type { ScorelessKind } from '../equipment/ruleset.ts';
import { BLANK, type Tile } from '../equipment/tile-set.ts';
import { emptyBoard, withoutTiles, withTiles } from '../play/board.ts';
import { physicalTile, takeFromRack } from '../play/rack-tiles.ts';
import { afterTurnClock } from './clock.ts';
import type {
  ChallengedEvent,
  DealtEvent,
  ExchangedEvent,
  GameEvent,
  GameResult,
  PassedEvent,
  PlayedEvent,
  RedeemedEvent,
  SeatGoneEvent,
  StartedEvent,
  TimeGivenEvent,
  TurnLostEvent,
} from './events.ts';
import { nextSeat, seatOf, withSeat } from './seats.ts';
import type { GameState, LatestPlay, SeatState } from './state.ts';
import { answerOf, waitOf, withAnswers } from './wait.ts';

type Award = NonNullable<ChallengedEvent['award']>;

/** The state after `event`. The first event of a game is `started`; nothing here can be refused. */
export function evolve(state: GameState | null, event: GameEvent): GameState {
  if (event.type === 'started') return started(event);
  if (state === null) throw new Error(`a game begins with started, not with ${event.type}`);
  switch (event.type) {
    case 'firstDrawn':
      return { ...state, toMove: event.first, drawCounter: event.drawCounter };
    case 'dealt':
      return dealt(state, event);
    case 'played':
      return played(state, event);
    case 'exchanged':
      return exchanged(state, event);
    case 'passed':
      return passed(state, event);
    case 'redeemed':
      return redeemed(state, event);
    case 'challenged':
      return event.upheld ? withdrawn(state) : challengeFailed(state, event);
    case 'turnLost':
      return turnLost(state, event);
    case 'clock':
      return { ...state, clock: { left: event.left, credit: event.credit, since: event.since } };
    case 'timeGiven':
      return timeGiven(state, event);
    case 'seatGone':
      return seatGone(state, event);
    case 'lastPlayWaited':
      return { ...state, phase: 'lastPlay', wait: waitOf(event) };
    case 'answerClock':
      return withAnswers(state, (answers) =>
        answers.map((answer) => (answer.seat === event.seat ? answerOf(event, answer.changes + 1) : answer)),
      );
    case 'accepted':
      return withAnswers(state, (answers) => answers.filter((answer) => answer.seat !== event.seat));
    case 'ended':
      return ended(state, event);
    default:
      return unreachable(event);
  }
}

function started({ ruleset, seats }: StartedEvent): GameState {
  const { layout, tileSet } = equipmentOf(ruleset);
  return {
    ruleset,
    phase: 'playing',
    seats: Array.from({ length: seats }, () => ({
      rack: [],
      score: 0,
      owed: 0,
      lastTurn: null,
      left: null,
      gifts: 0,
    })),
    bag: fullBag(tileSet),
    drawCounter: 0,
    board: emptyBoard(layout.rows * layout.columns),
    toMove: seat(0),
    turn: 0,
    scoreless: 0,
    latestPlay: null,
    wait: null,
    clock: null,
    result: null,
  };
}

function dealt(state: GameState, { racks, drawCounter }: DealtEvent): GameState {
  const { tileSet } = equipmentOf(state.ruleset);
  return {
    ...state,
    seats: state.seats.map((each, index) => ({ ...each, rack: racks[index] ?? [] })),
    bag: takeTiles(tileSet, state.bag, racks.flat()),
    drawCounter,
  };
}

function played(state: GameState, event: PlayedEvent): GameState {
  const { tileSet } = equipmentOf(state.ruleset);
  const { rack, score, lastTurn } = seatOf(state, event.seat);
  const latestPlay: LatestPlay = {
    turn: event.turn,
    seat: event.seat,
    tiles: event.tiles,
    words: event.words.map((word) => word.letters),
    score: event.score,
    drawn: event.drawn,
    scorelessBefore: state.scoreless,
    turnBefore: lastTurn?.turn ?? null,
    status: event.verdict === 'open' ? 'open' : 'closed',
  };
  return {
    ...afterTurn(state, true),
    board: withTiles(state.board, event.tiles),
    seats: withSeat(state, event.seat, {
      rack: [...without(rack, event.tiles.map(physicalTile)), ...event.drawn],
      score: score + event.score,
      lastTurn: { turn: event.turn, score: event.score },
    }),
    bag: takeTiles(tileSet, state.bag, event.drawn),
    drawCounter: event.drawCounter,
    scoreless: event.score === 0 ? countScoreless(state, 'zeroPlay') : 0,
    latestPlay,
  };
}

function exchanged(state: GameState, event: ExchangedEvent): GameState {
  const { tileSet } = equipmentOf(state.ruleset);
  const { rack } = seatOf(state, event.seat);
  return closeLatest({
    ...afterTurn(state, true),
    seats: withSeat(state, event.seat, {
      rack: [...without(rack, event.returned), ...event.drawn],
      lastTurn: { turn: event.turn, score: 0 },
    }),
    // In first, so that it comes out right in either order of rule T2.
    bag: takeTiles(tileSet, putTiles(tileSet, state.bag, event.returned), event.drawn),
    drawCounter: event.drawCounter,
    scoreless: countScoreless(state, 'exchange'),
  });
}

function passed(state: GameState, { seat, turn }: PassedEvent): GameState {
  return closeLatest({
    ...afterTurn(state, true),
    seats: withSeat(state, seat, { lastTurn: { turn, score: 0 } }),
    scoreless: countScoreless(state, 'pass'),
  });
}

/** The tile goes onto the board, the blank onto the rack (rule W5). */
function redeemed(state: GameState, { seat, square, letter }: RedeemedEvent): GameState {
  const { rack } = seatOf(state, seat);
  return {
    ...state,
    board: state.board.with(square, { letter, blank: false }),
    seats: withSeat(state, seat, { rack: [...without(rack, [letter]), BLANK] }),
  };
}

function timeGiven(state: GameState, { seat, to, time }: TimeGivenEvent): GameState {
  const { clock } = state;
  const { gifts } = seatOf(state, seat);
  const left = millis((clock?.left[to] ?? 0) + time);
  return {
    ...state,
    seats: withSeat(state, seat, { gifts: gifts + 1 }),
    clock: clock && { ...clock, left: clock.left.with(to, left) },
  };
}

/** The latest play comes off the board; its tiles, the drawn ones and the counts are as before it (rules C2, T3, E2). */
function withdrawn(state: GameState): GameState {
  const play = state.latestPlay;
  if (play === null) throw new Error('no play to withdraw');
  const { tileSet } = equipmentOf(state.ruleset);
  const { rack, score } = seatOf(state, play.seat);
  const { kinds } = state.ruleset.end.scoreless;
  // The turns since then, if any, were owed ones: no other leaves a play open.
  const missed = kinds.includes('lostTurn') ? state.turn - play.turn - 1 : 0;
  const scoreless = play.scorelessBefore + (kinds.includes('phony') ? 1 : 0) + missed;
  return {
    ...state,
    phase: 'playing',
    board: withoutTiles(state.board, play.tiles),
    seats: withSeat(state, play.seat, {
      rack: [...without(rack, play.drawn), ...play.tiles.map(physicalTile)],
      score: score - play.score,
      lastTurn: { turn: play.turn, score: 0 },
    }),
    bag: putTiles(tileSet, state.bag, play.drawn),
    scoreless,
    latestPlay: { ...play, status: 'judged' },
    wait: null,
  };
}

function challengeFailed(state: GameState, { seat, penalty, award }: ChallengedEvent): GameState {
  const { owed } = seatOf(state, seat);
  const seats = penalty === 'owesTurn' ? withSeat(state, seat, { owed: owed + 1 }) : state.seats;
  return {
    ...state,
    seats: award === null ? seats : withAward({ ...state, seats }, award),
    latestPlay: state.latestPlay && { ...state.latestPlay, status: 'judged' },
    wait: null,
  };
}

/** What an award makes of its seat. With `lastScore` the turn that paid for it has no score left to lose (rule C1). */
function withAward(state: GameState, { seat, points }: Award): readonly SeatState[] {
  const { score, lastTurn } = seatOf(state, seat);
  const spent = state.ruleset.challenge.rule === 'lastScore' && lastTurn !== null;
  return withSeat(state, seat, {
    score: score + points,
    lastTurn: spent ? { ...lastTurn, score: 0 } : lastTurn,
  });
}

function turnLost(state: GameState, event: TurnLostEvent): GameState {
  const { owed } = seatOf(state, event.seat);
  const counts = state.ruleset.end.scoreless.kinds.includes('lostTurn');
  return {
    ...afterTurn(state, false),
    seats: event.cause === 'owed' ? withSeat(state, event.seat, { owed: owed - 1 }) : state.seats,
    scoreless: counts ? state.scoreless + 1 : state.scoreless,
  };
}

/**
 * Whoever leaves on their turn hands it on; that is no turn taken (rule R4). Whose last play waits does not go out any
 * more, so the others play on (rule E1).
 */
function seatGone(state: GameState, { seat, cause }: SeatGoneEvent): GameState {
  const gone = { ...state, seats: withSeat(state, seat, { left: cause, owed: 0 }) };
  if (state.wait !== null && state.latestPlay?.seat === seat)
    return { ...gone, phase: 'playing', wait: null };
  const answered = withAnswers(gone, (answers) => answers.filter((answer) => answer.seat !== seat));
  return state.toMove === seat ? { ...answered, toMove: nextSeat(answered, seat) } : answered;
}

function ended(state: GameState, { reason, out, standings }: GameResult): GameState {
  return closeLatest({
    ...state,
    phase: 'over',
    seats: state.seats.map((each, index) => ({ ...each, score: standings[index]?.total ?? 0, owed: 0 })),
    wait: null,
    result: { reason, out, standings },
  });
}

function afterTurn(state: GameState, taken: boolean): GameState {
  const clock = afterTurnClock(state, taken);
  return { ...state, turn: state.turn + 1, toMove: nextSeat(state, state.toMove), clock };
}

/** A committed turn, or the end of the game, ends the time in which a play can be challenged (rule C3). */
function closeLatest(state: GameState): GameState {
  const play = state.latestPlay;
  return play?.status === 'open' ? { ...state, latestPlay: { ...play, status: 'closed' } } : state;
}

/** The scoreless count after a turn of `kind`: one more, or none where the rules do not count it (rule E2). */
function countScoreless(state: GameState, kind: ScorelessKind): number {
  return state.ruleset.end.scoreless.kinds.includes(kind) ? state.scoreless + 1 : 0;
}

function without(rack: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] {
  const left = takeFromRack(rack, tiles);
  if (!left.ok) throw new Error(`an event takes ${tiles} from a rack of ${rack}`);
  return left.value;
}
