import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasRoomKey } from '../../scripts/support/deployed-secrets.ts';
import { Problem } from '../../scripts/support/fail.ts';
import { localRoomKey, secretsFile } from '../../scripts/support/secrets.ts';

describe('localRoomKey', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crosstile-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('[O8] is made once for each state, 32 bytes in hex, and only the owner may read it', () => {
    const here = join(folder, 'here');
    const key = localRoomKey(here);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(localRoomKey(here)).toBe(key);
    expect(localRoomKey(join(folder, 'there'))).not.toBe(key);
    expect(statSync(secretsFile(here)).mode & 0o777).toBe(0o600);
  });

  it('[O8] is never replaced when its file is damaged', () => {
    writeFileSync(secretsFile(folder), 'ROOM_KEY=short\n');
    expect(() => localRoomKey(folder)).toThrow(Problem);
  });
});

describe('hasRoomKey', () => {
  const listed = (stdout: string) => ({ status: 0, stdout, stderr: '' });
  const failed = (stderr: string) => ({ status: 1, stdout: '', stderr });

  it('[O8] reads it from the deployment list', () => {
    expect(hasRoomKey(listed('[{"name":"ROOM_KEY","type":"secret_text"}]'))).toBe(true);
    expect(hasRoomKey(listed('[]'))).toBe(false);
    expect(hasRoomKey(failed('✘ [ERROR] Worker "crosstile" not found.\n\nIf this is a new Worker, …'))).toBe(
      false,
    );
  });

  it('[O8] does not guess when the platform could not be asked', () => {
    expect(() => hasRoomKey(failed('✘ [ERROR] fetch failed'))).toThrow(Problem);
    expect(() => hasRoomKey({ status: null, stdout: '', stderr: '' })).toThrow(Problem);
  });
});
