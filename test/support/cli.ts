import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/cli/run.ts';

export const CLI = join(import.meta.dirname, '../../scripts/cli.ts');

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What the command line does with these arguments. */
export function cli(...args: readonly string[]): Ran {
  const said = { out: '', err: '' };
  const code = run(args, {
    out: (line) => {
      said.out += `${line}\n`;
    },
    err: (line) => {
      said.err += `${line}\n`;
    },
  });
  return { code, ...said };
}

/** What `--json` gives, which must be all of stdout. */
export function cliJson(...args: readonly string[]): {
  readonly code: number | null;
  readonly data: unknown;
} {
  const { code, out } = cli(...args, '--json');
  return { code, data: JSON.parse(out) };
}

/** The same as a process of its own. */
export function cliProcess(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, out: stdout, err: stderr };
}

/** A folder of a test's own. */
export class Scratch {
  readonly path = mkdtempSync(join(tmpdir(), 'crosstile-test-'));

  /** Path of a file in it with this content. */
  file(name: string, content: string | Uint8Array): string {
    const path = join(this.path, name);
    writeFileSync(path, content);
    return path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}
