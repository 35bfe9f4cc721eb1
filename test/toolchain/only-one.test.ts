import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Problem } from '../../scripts/support/fail.ts';
import { claimState } from '../../scripts/support/only-one.ts';

it('[O4] lets one server at a time have a state', async () => {
  const state = mkdtempSync(join(tmpdir(), 'crosstile-test-'));
  const claim = await claimState(state);
  await expect(claimState(state)).rejects.toThrow(Problem);
  const other = await claimState(join(state, 'other'));
  await new Promise((resolve) => claim.close(resolve));
  const again = await claimState(state);
  again.close();
  other.close();
  rmSync(state, { recursive: true });
});
