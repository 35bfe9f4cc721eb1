/** `npm test`: everything that must hold, step by step; the last line is `N passed, N failed`. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from './build/build.ts';
import { checkSpec } from './check-spec.ts';
import { findChromium } from './chromium.ts';
import { Problem } from './support/fail.ts';
import { ROOT } from './support/paths.ts';
import { run, type Tool, toolPath } from './support/run.ts';
import { type Tally, tally } from './support/test-report.ts';

type Outcome = Pick<Tally, 'passed' | 'failed'>;
const WELL: Outcome = { passed: 0, failed: 0 };
const ILL: Outcome = { passed: 0, failed: 1 };
/** Who plays in a browser or lets a clock run out often waits: as many as there are processors would leave them idle. */
const AT_ONCE = availableParallelism() + 2;
/** Names of the tests that have run. */
const names: string[] = [];
const total = { passed: 0, failed: 0 };

// Of two processors the build needs one.
await Promise.all([step('build', async () => counted(build())), checks()]);
await step('tests', async () => tests({ CHROMIUM_PATH: findChromium() }));
await step('rules', async () => rules());
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function checks(): Promise<void> {
  await step('types', () => tool('tsc', '-b'));
  await step('lint', () => tool('biome', 'check', '--error-on-warnings'));
  await step('unused code', () => tool('knip'));
}

async function step(name: string, work: () => Promise<Outcome>): Promise<void> {
  const start = performance.now();
  const { passed, failed } = await work().catch((error: unknown) => {
    console.error(error instanceof Problem ? error.message : error);
    return ILL;
  });
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`,
  );
}

async function counted(work: Promise<void>): Promise<Outcome> {
  await work;
  return WELL;
}

async function tool(name: Tool, ...args: string[]): Promise<Outcome> {
  return (await run(toolPath(name), args, { quiet: true })) === 0 ? WELL : ILL;
}

async function tests(env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(ROOT, '.build', 'tests.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await run(toolPath('vitest'), ['run', ...reporters, `--maxWorkers=${AT_ONCE}`], { env });
  if (!existsSync(report)) return ILL;
  const result = tally(readFileSync(report, 'utf8'), exitCode);
  names.push(...result.names);
  return result;
}

function rules(): Outcome {
  const problems = checkSpec(readFileSync(join(ROOT, 'docs', 'SPEC.md'), 'utf8'), names);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? WELL : ILL;
}
