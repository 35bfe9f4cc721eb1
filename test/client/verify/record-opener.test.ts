import { beforeEach, describe, expect, test } from 'vitest';
import { sayVerify } from '../../../client/i18n/verify-sentences.ts';
import { deviceKeep } from '../../../client/state/storage.ts';
import {
  forgetRecords,
  isChoosingRecord,
  openRecordFile,
  openRecordText,
  pastedRecord,
  recordRefusal,
  report,
} from '../../../client/verify/record-opener.ts';
import { MAX_RECORD_LENGTH } from '../../../engine/protocol/limits.ts';
import { twoPlayers } from '../../support/gcg.ts';
import { shortRecord } from '../support/short-record.ts';

const RECORD = shortRecord();
const TEXT = JSON.stringify(RECORD);
const file = (text: string): File => new File([text], 'game.json');
const refused = (): string => (recordRefusal.value ? sayVerify.refusal(recordRefusal.value) : '');

beforeEach(forgetRecords);

describe('[U93] a record', () => {
  test('[U93] is verified from a text, and nothing is left in the field', () => {
    isChoosingRecord.value = true;
    openRecordText(TEXT);
    expect(report.value?.holds).toBe(true);
    expect([recordRefusal.value, pastedRecord.value, isChoosingRecord.value]).toEqual([null, '', false]);
  });

  test('[U93, U90] is held against what the device has kept of its game', async () => {
    const seal = { room: RECORD.room, game: RECORD.game, early: true, nonce: null };
    deviceKeep.set('seals', JSON.stringify([{ ...seal, commitment: '0'.repeat(64) }]));
    await openRecordFile(file(TEXT));
    deviceKeep.remove('seals');
    expect(report.value?.verified.ok).toBe(true);
    expect(report.value?.holds).toBe(false);
  });
});

describe('[U93] what is no record', () => {
  test.each([
    ['no JSON', 'This text is no record of a game. It is not JSON.'],
    ['[]', 'This text is no record of a game. room is missing.'],
    [TEXT.replace(RECORD.seed, 'abc'), 'This text is no record of a game. seed is "abc", and should be '],
    [twoPlayers('>Ann: DEFIN 8D FINED +26 26'), 'This text is a GCG file.'],
    [' '.repeat(MAX_RECORD_LENGTH + 1), 'This text is no record of a game. It has more than 4,000,000 '],
  ])('[U93, U18] is said to be none, and why: %#', (text, sentence) => {
    openRecordText(text);
    expect(refused()).toContain(sentence);
  });

  test('[U93] leaves the last report as it was and its text in the field', () => {
    openRecordText(TEXT);
    const before = report.value;
    openRecordText('{');
    expect(report.value).toBe(before);
    expect([refused(), pastedRecord.value]).toEqual([
      'This text is no record of a game. It is not JSON.',
      '{',
    ]);
    openRecordText(TEXT);
    expect(refused()).toBe('');
  });

  test('[U93] is named by its file, and not read where it is too long', async () => {
    await openRecordFile(file('x'));
    expect(refused()).toBe('“game.json” is no record of a game. It is not JSON.');
    const long = file('');
    Object.defineProperty(long, 'size', { value: 3 * MAX_RECORD_LENGTH + 1 });
    long.text = () => Promise.reject(new Error('read'));
    await openRecordFile(long);
    expect(refused()).toContain('It has more than 4,000,000 characters');
    const gone = file(TEXT);
    gone.text = () => Promise.reject(new Error('gone'));
    await openRecordFile(gone);
    expect(refused()).toBe('The browser could not read “game.json”.');
  });
});
