import * as v from 'valibot';
import { err, ok, type Result } from '../base/result.ts';
import { seq } from '../base/units.ts';
import { MAX_SEATS, MIN_SEATS } from '../equipment/ruleset.ts';
import { RulesetShape } from './api.ts';
import { GameEventShape, MillisShape } from './event-shape.ts';
import { MAX_RAW_NAME, MAX_RECORD_LENGTH, MAX_RECORD_STEPS, MAX_STEP_EVENTS } from './limits.ts';
import type { GameRecord } from './record.ts';
import { Hex128, Whole } from './shapes.ts';

/** Why a text is no record. */
export type RecordReadError =
  | { readonly code: 'record/too-long'; readonly max: number }
  | { readonly code: 'record/not-json' }
  /** `path` is where, dotted; what was wanted there and what stands there. */
  | {
      readonly code: 'record/bad-shape';
      readonly path: string;
      readonly expected: string;
      readonly received: string;
    };

const Text = v.pipe(v.string(), v.maxLength(MAX_RAW_NAME));
const Hex256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const bySeat = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(v.array(item), v.minLength(MIN_SEATS), v.maxLength(MAX_SEATS));

const RecordShape: v.GenericSchema<unknown, GameRecord> = v.strictObject({
  room: Text,
  game: v.pipe(Whole, v.minValue(1)),
  ruleset: RulesetShape,
  lexicon: v.strictObject({ id: Text, title: Text, hash: Text, words: Whole }),
  names: bySeat(Text),
  commitment: Hex256,
  seed: Hex256,
  /** A bot has none. */
  nonces: bySeat(v.union([Hex128, v.literal('')])),
  steps: v.pipe(
    v.array(
      v.strictObject({
        seq: v.pipe(Whole, v.transform(seq)),
        at: MillisShape,
        events: v.pipe(v.array(GameEventShape), v.minLength(1), v.maxLength(MAX_STEP_EVENTS)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_RECORD_STEPS),
  ),
});

/** A record from the text of its file. Its length is looked at before its JSON, its JSON before its shape. */
export function parseRecord(text: string): Result<GameRecord, RecordReadError> {
  if (text.length > MAX_RECORD_LENGTH) return err({ code: 'record/too-long', max: MAX_RECORD_LENGTH });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return err({ code: 'record/not-json' });
  }
  // The first fault is enough, and a hostile text could have millions.
  const parsed = v.safeParse(RecordShape, data, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return err({
    code: 'record/bad-shape',
    path: v.getDotPath(issue) ?? '',
    expected: issue.expected ?? '',
    received: issue.received,
  });
}
