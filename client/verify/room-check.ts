import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import { parseRecord } from '../../engine/protocol/record-shape.ts';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { readRecord } from '../net/api.ts';
import type { TextFile } from '../net/save-file.ts';
import { sealOf } from '../state/seals.ts';
import { checkRecord, type Report, type Shown } from './check-record.ts';

/** A finished game of a room, verified here, and its record as it came. */
export interface RoomCheck {
  readonly report: Report;
  /** Whether all holds, in a sentence. */
  readonly verdict: string;
  readonly file: TextFile;
}

/** Gets the record of the game that a page shows and verifies it; the room is believed nothing. */
export async function checkRoomGame(shown: Shown): Promise<Result<RoomCheck, Pick<Problem, 'code'>>> {
  const { id, game } = shown.room;
  const answer = await readRecord(id, game);
  if (!answer.ok) return answer;
  const text = JSON.stringify(answer.value);
  const record = parseRecord(text);
  if (!record.ok) return err({ code: 'net/unreadable' });
  const report = checkRecord(record.value, sealOf(id, game), shown);
  return ok({
    report,
    verdict: `${sayVerify.verdict(report)}.`,
    file: { name: `crosstile-${id}-${game}.json`, text, type: 'application/json' },
  });
}
