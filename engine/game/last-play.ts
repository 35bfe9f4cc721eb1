import { err, ok, type Result } from '../base/result.ts';
import { type Millis, millis, type Seat } from '../base/units.ts';
import type { Action } from './actions.ts';
import type { Env } from './env.ts';
import type { GameError } from './errors.ts';
import { othersThan } from './seats.ts';
import type { GameState, LastPlayWait, LatestPlay, PendingAnswer } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

/** However long a seat stays away, a last play stands after this. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;
/** Whoever has come and gone so often is not waited for any longer: it would only make the log long. */
const MAX_CHANGES = 20;

type Accept = Extract<Action, { type: 'accept' }>;
type PresenceChange = Extract<Action, { type: 'presence' }>;

export function isAwaited(state: GameState, seat: Seat): boolean {
  return state.wait?.answers.some((answer) => answer.seat === seat) ?? false;
}

/** Asks all who may challenge whether the last play stands (rule C4). Only the time that a seat is here counts. */
export function askForAnswers(step: Step, play: LatestPlay, env: Env): Step {
  const { who } = step.state.ruleset.challenge;
  const asked = who === 'next' ? [step.state.toMove] : othersThan(step.state, play.seat);
  const answers = asked.map((seat) => ({ seat, ...timeToAnswer(step.state, seat, env) }));
  const until = millis(env.now + LONGEST_WAIT);
  return emit(step, { type: 'lastPlayWaited', turn: play.turn, answers, until });
}

/** With a clock the window runs, here or not; a seat that has less game time is asked no longer than to 0 (rule C4). */
function timeToAnswer(
  { clock, ruleset }: GameState,
  seat: Seat,
  env: Env,
): Pick<PendingAnswer, 'left' | 'since'> {
  const window = ruleset.challenge.finalWindow;
  if (clock === null) return { left: millis(window), since: env.here[seat] ? env.now : null };
  const time = ruleset.clock?.kind === 'game' ? (clock.left[seat] ?? 0) : window;
  // Overtime is behind 0 already: whoever is in it could else be shown any word at all.
  return { left: millis(time > 0 ? Math.min(window, time) : window), since: env.now };
}

/** Lets the last play stand, as far as this seat goes. */
export function accept(state: GameState, { seat, turn }: Accept): Result<Step, GameError> {
  if (state.wait?.turn !== turn || !isAwaited(state, seat)) return err({ code: 'answer/not-asked' });
  return ok(emit(noStep(state), { type: 'accepted', seat, turn, by: 'press' }));
}

/** Starts or stops the time of a seat that came or went while its answer is awaited. */
export function presence(state: GameState, { seat, here }: PresenceChange, env: Env): Step {
  const { wait } = state;
  const answer = wait?.answers.find((pending) => pending.seat === seat);
  if (wait === null || answer === undefined || here === (answer.since !== null)) return noStep(state);
  // With a clock it runs, whoever is here.
  if (state.clock !== null) return noStep(state);
  // Whoever leaves behind their deadline, the alarm being late, does not stop it.
  if (isDue(wait, answer, env.now)) return acceptByDeadline(noStep(state), wait, answer);
  if (!here && answer.changes >= MAX_CHANGES) return noStep(state);
  const left = millis(leftOf(answer, env.now));
  return emit(noStep(state), { type: 'answerClock', seat, left, since: here ? env.now : null });
}

/** Counts every answer whose time is over as accepted. */
export function answersDue(state: GameState, env: Env): Step {
  const { wait } = state;
  if (wait === null) return noStep(state);
  return wait.answers
    .filter((answer) => isDue(wait, answer, env.now))
    .reduce((step, answer) => acceptByDeadline(step, wait, answer), noStep(state));
}

function acceptByDeadline(step: Step, { turn }: LastPlayWait, { seat }: PendingAnswer): Step {
  return emit(step, { type: 'accepted', seat, turn, by: 'deadline' });
}

const isDue = ({ until }: LastPlayWait, answer: PendingAnswer, now: Millis): boolean =>
  now >= until || leftOf(answer, now) <= 0;

const leftOf = ({ left, since }: PendingAnswer, now: Millis): number =>
  since === null ? left : left - (now - since);
