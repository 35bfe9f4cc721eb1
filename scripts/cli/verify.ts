import {
  differenceText,
  RECORD_PROVES,
  recordErrorText,
  TAKEN_AS_RECORDED,
} from '../../client/i18n/en/verification.ts';
import { say } from '../../client/i18n/sentences.ts';
import { MAX_RECORD_LENGTH } from '../../engine/protocol/limits.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import { parseRecord } from '../../engine/protocol/record-shape.ts';
import { type VerifiedRecord, verifyRecord } from '../../engine/verify/verify-record.ts';
import { type Answer, BadFile, type Command } from './command.ts';
import { jsonFaultLine } from './json-fault.ts';
import { readText } from './read-file.ts';

export const verify: Command = {
  usage: 'verify RECORD.json',
  summary: 'plays a game of a room again and makes every draw anew',
  help: [
    'RECORD.json is what /api/rooms/ROOM/games/NUMBER/record of a room gives when the game is over. The seed must be the one that the room had committed itself to, every draw the one that seed and nonces give, every score, total and place what the rules give.',
    RECORD_PROVES.join(' '),
    TAKEN_AS_RECORDED.join(' '),
    'Ends with 1, and says what differs first, where the record does not hold.',
  ],
  options: [],
  operands: [1, 1],
  run: ({ operands: [path = ''] }) => {
    const record = openRecord(path);
    const verified = verifyRecord(record);
    return verified.ok
      ? holds(record, verified.value)
      : {
          ok: false,
          lines: ['The record does not hold.', differenceText(verified.error)],
          json: { error: verified.error },
        };
  },
};

function openRecord(path: string): GameRecord {
  const text = readText(path, MAX_RECORD_LENGTH);
  const record = parseRecord(text);
  if (record.ok) return record.value;
  const { error } = record;
  if (error.code !== 'record/not-json') {
    throw new BadFile(`${path} is no record. ${recordErrorText(error)}`, error);
  }
  const line = jsonFaultLine(text);
  throw new BadFile(`${path}, line ${line}: here it stops being JSON.`, { ...error, line });
}

function holds(
  { room, game, names, commitment }: GameRecord,
  { draws, turns, result }: VerifiedRecord,
): Answer {
  const standings = result.standings.map(({ total, place }, seat) => ({ name: names[seat], total, place }));
  return {
    ok: true,
    lines: [
      `The record holds, ${turns} turns. It says it is of game ${game} of room ${room}.`,
      `The seed is the one of the commitment ${commitment}.`,
      `All ${draws} draws come out the same, and so do all scores, totals and places.`,
      `${say.winner(result, names)}.`,
      ...RECORD_PROVES,
      'What was taken as recorded is what verify --help says.',
    ],
    json: { room, game, commitment, draws, turns, reason: result.reason, standings },
  };
}
