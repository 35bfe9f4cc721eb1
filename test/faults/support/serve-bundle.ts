/**
 * Serves a bundle as `scripts/serve.ts` serves the built one, with a runtime that can be killed by itself and is there
 * again at once. `PORT`, `CROSSTILE_STATE`, `CROSSTILE_BUNDLE` and `CROSSTILE_PID_FILE` say where and what. Prints a
 * line when it answers, and ends when nothing holds its standard input any more.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { QUIET_ENV } from '../../../scripts/support/quiet-env.ts';
import { runtimeOptions } from '../../../scripts/support/runtime.ts';

const { PORT, CROSSTILE_STATE: state = '', CROSSTILE_BUNDLE: bundle = '' } = process.env;
const requireFromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
Object.assign(process.env, QUIET_ENV, {
  CROSSTILE_WORKERD: requireFromMiniflare('workerd').default,
  MINIFLARE_WORKERD_PATH: join(import.meta.dirname, 'workerd-again.sh'),
});
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
process.on('unhandledRejection', (reason) => console.error('A request to the runtime failed:', reason));
await new Miniflare(runtimeOptions({ port: Number(PORT), state }, bundle)).ready;
console.log('ready');
