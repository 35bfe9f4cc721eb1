import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import { QUIET_ENV } from './quiet-env.ts';

/** Where the tools' entry files are, so that none depends on the caller's PATH. */
export const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  wrangler: 'wrangler/bin/wrangler.js',
} as const;
export type Tool = keyof typeof TOOLS;

/** Path of a tool's entry file, to be run with `process.execPath`. */
export const toolPath = (tool: Tool): string => join(ROOT, 'node_modules', TOOLS[tool]);

interface RunOptions {
  /** Keep what it prints to itself unless it fails. */
  readonly quiet?: boolean;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a Node script in the project's folder; the exit code, 1 when a signal ended it. */
export function run(script: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...QUIET_ENV, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}
