import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWhenStale } from '../../scripts/support/stamp.ts';

describe('makeWhenStale', () => {
  let project: string;
  let made: number;
  const output = () => join(project, 'out.txt');
  const make = () =>
    makeWhenStale(
      { name: 'thing', inputs: ['src/**', 'config.toml'], output: output() },
      async () => {
        made += 1;
        writeFileSync(output(), 'made');
      },
      project,
    );

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'crosstile-test-'));
    mkdirSync(join(project, 'src', 'deep'), { recursive: true });
    writeFileSync(join(project, 'src', 'deep', 'a.ts'), 'one');
    made = 0;
  });
  afterEach(() => rmSync(project, { recursive: true }));

  it('[O1] makes a thing once while nothing changes', async () => {
    await make();
    await make();
    expect(made).toBe(1);
  });

  it('[O1] makes it again when an input changes, comes, goes or is renamed', async () => {
    await make();
    writeFileSync(join(project, 'src', 'deep', 'a.ts'), 'two');
    await make();
    expect(made).toBe(2);
    writeFileSync(join(project, 'config.toml'), '');
    await make();
    expect(made).toBe(3);
    rmSync(join(project, 'config.toml'));
    await make();
    expect(made).toBe(4);
    rmSync(join(project, 'src', 'deep', 'a.ts'));
    writeFileSync(join(project, 'src', 'deep', 'b.ts'), 'two');
    await make();
    expect(made).toBe(5);
  });

  it('[O1] makes it again when it is gone', async () => {
    await make();
    rmSync(output());
    await make();
    expect(made).toBe(2);
  });

  it('[O1] keeps a thing stale whose making failed, though an older one is there', async () => {
    await make();
    writeFileSync(join(project, 'src', 'deep', 'a.ts'), 'two');
    const product = { name: 'thing', inputs: ['src/**', 'config.toml'], output: output() };
    await expect(makeWhenStale(product, () => Promise.reject(new Error('no')), project)).rejects.toThrow(
      'no',
    );
    writeFileSync(join(project, 'src', 'deep', 'a.ts'), 'one');
    await make();
    expect(made).toBe(2);
  });
});
