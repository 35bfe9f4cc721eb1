import { hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, committedDraws } from '../base/committed-draws.ts';
import type { DrawSource } from '../base/draw-source.ts';
import { err, ok, type Result } from '../base/result.ts';
import { seq } from '../base/units.ts';
import { checkRuleset, faultyFields } from '../equipment/ruleset.ts';
import type { GameResult } from '../game/events.ts';
import type { GameState } from '../game/state.ts';
import type { GameRecord } from '../protocol/record.ts';
import { playStep } from './play-step.ts';
import type { RecordDifference } from './record-difference.ts';

/** What playing a record again has shown. */
export interface VerifiedRecord {
  /** Numbers taken from the stream, one for each tile drawn; all came out the same. */
  readonly draws: number;
  readonly turns: number;
  /** Of the game played again. */
  readonly result: GameResult;
}

/**
 * Plays a finished game again from its record (rule F3): the seed must be the one committed to, every draw the one that
 * seed and nonces give, and every event what the rules make of what the players did. Else the first difference.
 *
 * Taken as recorded is what no rule gives: room, names, ruleset and lexicon; who did what and when; how words were judged,
 * also where that changed nothing; who was here; and in a rematch which seats could begin. A record that was made up
 * whole, with a seed of its own, is a good one.
 */
export function verifyRecord(record: GameRecord): Result<VerifiedRecord, RecordDifference> {
  const { ruleset, names, nonces, steps } = record;
  const seed = hexToBytes(record.seed);
  const commitment = commitmentOf(seed);
  if (commitment !== record.commitment) {
    return err({ code: 'record/commitment', expected: commitment, found: record.commitment });
  }
  if (names.length !== nonces.length) {
    return err({ code: 'record/seats', names: names.length, nonces: nonces.length });
  }
  const rules = checkRuleset(ruleset, names.length);
  if (!rules.ok) return err({ code: 'record/rules', fields: faultyFields(rules.error) });

  const draws = new CountedDraws(committedDraws(seed, nonces.map(hexToBytes)));
  let state: GameState | null = null;
  let last = seq(0);
  for (const step of steps) {
    if (step.seq <= last) return err({ code: 'record/order', step: step.seq });
    last = step.seq;
    const after: Result<GameState, RecordDifference> = playStep(record, state, step, draws);
    if (!after.ok) return after;
    state = after.value;
  }
  if (state === null || state.result === null) return err({ code: 'record/unfinished', step: last });
  return ok({ draws: draws.count, turns: state.turn, result: state.result });
}

class CountedDraws implements DrawSource {
  count = 0;
  private readonly source: DrawSource;

  constructor(source: DrawSource) {
    this.source = source;
  }

  below(...wanted: Parameters<DrawSource['below']>): ReturnType<DrawSource['below']> {
    this.count++;
    return this.source.below(...wanted);
  }
}
