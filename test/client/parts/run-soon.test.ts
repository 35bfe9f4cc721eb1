import { expect, test } from 'vitest';
import { runSoon } from '../../../client/parts/run-soon.ts';

/** Notes when it is run and stopped. */
function noted() {
  const log: string[] = [];
  const run = () => {
    log.push('run');
    return () => void log.push('stopped');
  };
  return { log, run };
}

test('[U131] what runs beside a room runs when it is here, until it is stopped', async () => {
  const { log, run } = noted();
  const stop = runSoon(async () => run);
  expect(log).toEqual([]);
  await Promise.resolve();
  await Promise.resolve();
  expect(log).toEqual(['run']);
  stop();
  expect(log).toEqual(['run', 'stopped']);
});

test('[U131] what comes when it is not wanted any more does not run', async () => {
  const { log, run } = noted();
  runSoon(async () => run)();
  await Promise.resolve();
  await Promise.resolve();
  expect(log).toEqual([]);
});
