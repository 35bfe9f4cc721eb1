/** `npm start [-- --lan]`: builds what is stale, then serves it at `PORT` (8787), with `--lan` to the whole house. */
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { build } from './build/build.ts';
import { serve } from './serve.ts';
import { checkPortFree, houseAddress, wantedPort } from './support/address.ts';
import { Problem, runMain } from './support/fail.ts';
import { openHouseGate } from './support/house-gate.ts';
import { STATE } from './support/paths.ts';

await runMain(async () => {
  const lan = wantsLan();
  const port = wantedPort(process.env.PORT);
  // Asked before the build as well, so that nobody waits for a build only to be told.
  await checkPortFree('127.0.0.1', port);
  await build();
  await serve({ port, state: STATE });
  console.log(`\nCrosstile is ready at http://localhost:${port}\n`);
  if (lan) await inviteTheHouse(port);
  console.log('Ctrl-C stops it; every room is kept and goes on at the next start.');
});

function wantsLan(): boolean {
  try {
    return parseArgs({ options: { lan: { type: 'boolean' } } }).values.lan === true;
  } catch {
    throw new Problem(`npm start knows one option, --lan: npm start -- --lan`);
  }
}

async function inviteTheHouse(port: number): Promise<void> {
  const address = houseAddress();
  if (address === undefined) {
    console.log('This machine has no address on a local network, so phones cannot reach it.');
    return;
  }
  await checkPortFree(address, port);
  await openHouseGate(address, port);
  const url = `http://${address}:${port}`;
  console.log(
    `In the house, open ${url} or point a phone's camera here:\n\n${renderUnicodeCompact(url, { border: 2 })}\n`,
  );
}
