/**
 * `npm run test:faults`: what can go wrong around a room, tried on the built bundle under the real runtime; with
 * `--full` as often as planned, which takes a while; of it 20 minutes, or `--soak-minutes`, are games that go on and on.
 * Prints one JSON document: seed, commit, runtime and counts; on stderr what failed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build/build.ts';
import { Problem, runMain } from './support/fail.ts';
import { ROOT } from './support/paths.ts';
import { run, toolPath } from './support/run.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      full: { type: 'boolean', default: false },
      seed: { type: 'string' },
      'soak-minutes': { type: 'string', default: '20' },
    },
  });
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  if (!/^\d{1,10}$/.test(seed)) throw new Problem(`--seed is "${seed}": use a whole number.`);
  const soak = values['soak-minutes'];
  if (!/^(?:1?\d|2[0-5])$/.test(soak)) throw new Problem(`--soak-minutes is "${soak}": use 0 to 25.`);
  await build();
  const counts = join(ROOT, '.build', 'faults.jsonl');
  mkdirSync(dirname(counts), { recursive: true });
  rmSync(counts, { force: true });
  const start = performance.now();
  const exitCode = await run(toolPath('vitest'), ['run', '--project=faults'], {
    quiet: true,
    env: {
      CROSSTILE_FAULTS: values.full ? 'full' : 'short',
      CROSSTILE_SEED: seed,
      CROSSTILE_SOAK_MINUTES: soak,
      CROSSTILE_FAULTS_REPORT: counts,
    },
  });
  const document = {
    seed: Number(seed),
    full: values.full,
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim(),
    runtime: runtimeVersion(),
    passed: exitCode === 0,
    seconds: Math.round((performance.now() - start) / 1000),
    tests: linesOf(counts).map((line): unknown => JSON.parse(line)),
  };
  console.log(JSON.stringify(document, null, 2));
  process.exitCode = exitCode;
});

/** Of the runtime that the tests were run on: the one that Miniflare brings. */
function runtimeVersion(): string {
  const fromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const { version } = fromMiniflare('workerd');
  return String(version);
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [];
}
