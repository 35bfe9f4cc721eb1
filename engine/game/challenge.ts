import { err, ok, type Result } from '../base/result.ts';
import type { Seat } from '../base/units.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Word } from '../words/lexicon.ts';
import type { Action } from './actions.ts';
import type { Env } from './env.ts';
import type { GameError } from './errors.ts';
import type { ChallengedEvent } from './events.ts';
import { isAwaited } from './last-play.ts';
import { decidedBy } from './result.ts';
import { nextOpponent, seatOf } from './seats.ts';
import type { GameState, LatestPlay } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

type Challenge = Extract<Action, { type: 'challenge' }>;
type Cost = Pick<ChallengedEvent, 'penalty' | 'award'>;

const FREE: Cost = { penalty: 'none', award: null };

/** Has the latest play judged: all its words together, or those that are named (rules C1–C3). */
export function challenge(state: GameState, action: Challenge, env: Env): Result<Step, GameError> {
  const allowed = challengeable(state, action);
  if (!allowed.ok) return allowed;
  const play = allowed.value;
  const words = challengedWords(state, play, action.words);
  if (!words.ok) return words;
  const verdicts = words.value.map((word) => ({ word, valid: env.lexicon.has(word) }));
  const upheld = verdicts.some(({ valid }) => !valid);
  const cost = upheld ? FREE : costOf(state, action.seat, play, verdicts.length);
  const { seat } = action;
  const judged = emit(noStep(state), {
    type: 'challenged',
    seat,
    turn: play.turn,
    verdicts,
    upheld,
    ...cost,
  });
  if (state.ruleset.challenge.rule === 'triple') {
    return ok(emit(judged, decidedBy(judged.state, 'challenge', upheld ? seat : play.seat)));
  }
  if (cost.penalty !== 'losesThisTurn') return ok(judged);
  return ok(emit(judged, { type: 'turnLost', seat, turn: state.turn, cause: 'challenge' }));
}

/** The play that the seat may have judged, or why it may not. */
function challengeable(state: GameState, { seat, turn }: Challenge): Result<LatestPlay, GameError> {
  const play = state.latestPlay;
  const { rule, who } = state.ruleset.challenge;
  if (rule === 'void') return err({ code: 'challenge/not-in-rules' });
  if (play === null || turn > play.turn) return err({ code: 'challenge/nothing-to-challenge' });
  if (turn < play.turn || play.status === 'closed') return err({ code: 'challenge/closed' });
  if (play.status === 'judged') return err({ code: 'challenge/already-judged' });
  if (play.seat === seat) return err({ code: 'challenge/own-play' });
  const next = nextOpponent(state, play.seat);
  if (who === 'next' && seat !== next) return err({ code: 'challenge/not-next', next });
  // Who let the last play stand has answered (rule C4).
  if (state.phase === 'lastPlay' && !isAwaited(state, seat)) return err({ code: 'challenge/closed' });
  return ok(play);
}

/** The words to be judged (rule C2): only where the rules pay by the word can some be named. */
function challengedWords(
  state: GameState,
  play: LatestPlay,
  named: readonly number[] | null,
): Result<readonly Word[], GameError> {
  if (named === null) return ok(play.words);
  if (state.ruleset.challenge.points?.per !== 'word') return err({ code: 'challenge/words-not-in-rules' });
  const known = named.length > 0 && named.every((index) => play.words[index] !== undefined);
  if (!known) return err({ code: 'challenge/no-such-word', words: play.words.length });
  return ok(play.words.filter((_, index) => named.includes(index)));
}

/** What a failed challenge costs (rule C1); no turn where the game is over with it. */
function costOf(state: GameState, challenger: Seat, play: LatestPlay, words: number): Cost {
  const { rule, points } = state.ruleset.challenge;
  switch (rule) {
    case 'void':
    case 'single':
      return FREE;
    case 'double':
      return { penalty: turnPenalty(state, challenger), award: null };
    case 'points': {
      if (points === null) return FREE;
      const moved = points.n * (points.per === 'word' ? words : 1);
      const award =
        points.to === 'challenged'
          ? { seat: play.seat, points: moved }
          : { seat: challenger, points: -moved };
      return { penalty: 'none', award };
    }
    case 'triple':
      return { penalty: 'losesGame', award: null };
    case 'lastScore':
      return lastScoreCost(state, challenger, play);
    default:
      return unreachable(rule);
  }
}

function turnPenalty(state: GameState, challenger: Seat): ChallengedEvent['penalty'] {
  if (state.phase === 'lastPlay') return 'none';
  return challenger === state.toMove ? 'losesThisTurn' : 'owesTurn';
}

/** Whoever has had a turn since the challenged seat's previous one loses its score; else a turn is owed. */
function lastScoreCost(state: GameState, challenger: Seat, play: LatestPlay): Cost {
  const { lastTurn } = seatOf(state, challenger);
  if (lastTurn !== null && lastTurn.turn > (play.turnBefore ?? -1)) {
    return { penalty: 'none', award: { seat: challenger, points: 0 - lastTurn.score } };
  }
  return { penalty: state.phase === 'lastPlay' ? 'none' : 'owesTurn', award: null };
}
