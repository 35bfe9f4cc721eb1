import type { DrawSource } from '../base/draw-source.ts';
import { err, ok, type Result } from '../base/result.ts';
import { millis, seat } from '../base/units.ts';
import type { GameEvent } from '../game/events.ts';
import { reduce } from '../game/reduce.ts';
import { type Candidates, mayBegin } from '../game/series.ts';
import { startAmong } from '../game/start.ts';
import type { GameState } from '../game/state.ts';
import type { Step } from '../game/step.ts';
import type { GameRecord } from '../protocol/record.ts';
import { firstDifference, type RecordDifference } from './record-difference.ts';
import { toldActions } from './told-actions.ts';
import { toldEnv } from './told-env.ts';

type RecordedStep = GameRecord['steps'][number];

/**
 * The game behind a step of `record`, played again from the game before it (null before the first). A step may hold what
 * several actions did at the same time.
 */
export function playStep(
  record: GameRecord,
  before: GameState | null,
  { seq, at, events }: RecordedStep,
  draws: DrawSource,
): Result<GameState, RecordDifference> {
  let state = before;
  let done = 0;
  do {
    const rest = { seq, at, events: events.slice(done) };
    const step = state === null ? begin(record, rest, draws) : playOn(state, rest, draws);
    if (!step.ok) return step;
    state = step.value.state;
    done += step.value.events.length;
  } while (done < events.length);
  return ok(state);
}

function begin(
  record: GameRecord,
  { seq, at, events }: RecordedStep,
  draws: DrawSource,
): Result<Step, RecordDifference> {
  const { ruleset, names } = record;
  // Of these a beginning asks for draws and time only.
  const env = {
    draws,
    now: at,
    lag: millis(0),
    here: [],
    lexicon: { has: () => false },
    findsPlay: () => true,
  };
  const step = startAmong(ruleset, names.length, candidatesOf(record, events), env);
  const difference = firstDifference(seq, step.events, events);
  return difference === null ? ok(step) : err(difference);
}

/** Who could begin. In a rematch the games before decide it (rule S3), which the record does not have: as it says. */
function candidatesOf({ game, ruleset, names }: GameRecord, events: readonly GameEvent[]): Candidates {
  const fresh = mayBegin(ruleset.first, names.length, []);
  const told = events.find((event) => event.type === 'firstDrawn');
  if (game === 1 || !told || ruleset.first === 'draw' || ruleset.first === 'random') return fresh;
  const [round] = told.rounds;
  if (round !== undefined && ruleset.first === 'alternate') return fresh;
  const among = round?.map((drawn) => drawn.seat) ?? [told.first];
  return { seats: names.map((_, index) => seat(index)).filter((at) => among.includes(at)), by: 'draw' };
}

/** What the action did that the next events tell of. */
function playOn(
  state: GameState,
  { seq, at, events }: RecordedStep,
  draws: DrawSource,
): Result<Step, RecordDifference> {
  const [first, second] = events;
  // Time is taken off before anything else.
  const told = (first?.type === 'clock' && state.clock !== null ? second : null) ?? first;
  const stray: RecordDifference = {
    code: 'record/other-event',
    step: seq,
    expected: null,
    found: told?.type ?? null,
  };
  if (told === undefined) return err(stray);
  const env = toldEnv(state, events, at, draws);
  let difference: RecordDifference | null = null;
  for (const action of toldActions(state, told)) {
    const step = reduce(state, action, env);
    if (step.ok && step.value.events.length === 0) continue;
    const other: RecordDifference | null = step.ok
      ? firstDifference(seq, step.value.events, events)
      : { code: 'record/refused', step: seq, event: told.type, error: step.error };
    if (step.ok && other === null) return step;
    difference ??= other;
  }
  return err(difference ?? stray);
}
