/** A thread of a match: plays pairs that no other has begun, until there are none left. */
import { parentPort, workerData } from 'node:worker_threads';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { findLexicon, findVocabulary } from '../cli/lexica.ts';
import type { Player } from './play-game.ts';
import { workshop } from './play-game.ts';
import { playPair } from './play-match.ts';
import { playerOf } from './players.ts';
import type { PlayedPair, ThreadWork } from './threaded-match.ts';

const { lexicon, players, pairs, seed, next }: ThreadWork = workerData;
const found = findLexicon(lexicon);
const bench = workshop({ ...PRESETS.casual, tileSet: found.file.tileSet }, found.words.graph);
const [a, b] = players.map((name) => playerOf(name, bench, (of) => findVocabulary(found, of).graph));
if (a === undefined || b === undefined) throw new RangeError('two play');

for (;;) {
  const pair = Atomics.add(next, 0, 1);
  if (pair >= pairs) break;
  const times: [number[], number[]] = [[], []];
  const result = playPair(bench, [timed(a, times[0]), timed(b, times[1])], seed + pair);
  const played: PlayedPair = { pair, result, times };
  parentPort?.postMessage(played);
}

/** The same player, whose turns are measured: milliseconds of this thread's processor. */
function timed(player: Player, times: number[]): Player {
  return (situation, chance, board) => {
    const before = process.threadCpuUsage();
    const turn = player(situation, chance, board);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1_000);
    return turn;
  };
}
