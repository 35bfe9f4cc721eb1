/** `npm run deploy`: builds everything and puts it on Cloudflare, with a secret for its room ids when it has none yet. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build/build.ts';
import { hasRoomKey } from './support/deployed-secrets.ts';
import { Problem, runMain } from './support/fail.ts';
import { ROOT } from './support/paths.ts';
import { QUIET_ENV } from './support/quiet-env.ts';
import { toolPath } from './support/run.ts';
import { newRoomKey } from './support/secrets.ts';

await runMain(async () => {
  await build();
  const listed = wrangler(['secret', 'list', '--format', 'json'], 'pipe');
  if (hasRoomKey(listed)) deploy([]);
  else withNewRoomKey((file) => deploy(['--secrets-file', file]));
});

function deploy(args: readonly string[]): void {
  if (wrangler(['deploy', ...args], 'inherit').status !== 0) {
    throw new Problem('Cloudflare did not take the deployment: see the message above.');
  }
}

/** The key goes up together with the code that needs it, and is kept nowhere else. */
function withNewRoomKey(use: (file: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'crosstile-deploy-'));
  try {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify({ ROOM_KEY: newRoomKey() }), { mode: 0o600 });
    use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wrangler(args: readonly string[], output: 'pipe' | 'inherit') {
  return spawnSync(process.execPath, [toolPath('wrangler'), ...args], {
    cwd: ROOT,
    env: QUIET_ENV,
    encoding: 'utf8',
    stdio: ['inherit', output, output],
  });
}
