/** `npm run bench -- moves`, `-- page` or `-- strength`: measures a part of the product; the last line is JSON. */
import { Problem, runMain } from '../support/fail.ts';
import { benchMoves } from './moves.ts';
import { benchPage } from './page.ts';
import { benchStrength } from './strength.ts';

const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  moves: benchMoves,
  page: benchPage,
  strength: benchStrength,
};

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const bench = BENCHES[name];
  if (bench === undefined) {
    throw new Problem(`npm run bench knows ${Object.keys(BENCHES).join(', ')}: npm run bench -- moves`);
  }
  await bench(args);
});
