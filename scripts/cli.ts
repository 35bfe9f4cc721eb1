/** `npm run -s cli -- COMMAND …`: recorded games, scores, words, rules and records from the command line. */
import { run } from './cli/run.ts';

// Whoever reads may stop before the end, as `head` does: then there is nobody left to tell anything.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

process.exitCode = run(process.argv.slice(2), { out: console.log, err: console.error });
