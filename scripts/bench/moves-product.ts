/**
 * The product's move generator on recorded positions: `node moves-product.ts WORDS POSITIONS [passes]`, the files as the
 * reference has them. Prints one line of JSON: mismatches against the file, and positions a second of CPU time.
 */
import { readFileSync } from 'node:fs';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Letter, Tile } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { BY_SCORE } from '../../engine/moves/evaluation.ts';
import { MoveGenerator } from '../../engine/moves/move-generator.ts';
import type { MovePosition } from '../../engine/moves/move-position.ts';
import { parseBoard } from '../../engine/notation/position.ts';
import { isEmpty } from '../../engine/play/board.ts';
import { packGraph } from '../../engine/words/pack-graph.ts';
import { readGraph } from '../../engine/words/word-graph.ts';
import { EQUITY } from './equity.ts';

interface Recorded {
  readonly position: MovePosition;
  readonly rack: readonly Tile[];
  readonly empty: boolean;
  readonly plays: number;
  readonly best: number;
  readonly sum: number;
}

const [wordsFile = '', positionsFile = '', passes = '3'] = process.argv.slice(2);
const layout = BOARD_LAYOUTS.classic;
const tileSet = TILE_SETS.english;
const words = readFileSync(wordsFile, 'utf8').trim().split(/\r?\n/);
const bytes = packGraph(
  tileSet,
  words.map((word) => [...word] as Letter[]),
);

const start = performance.now();
const graph = readGraph(tileSet, bytes);
if (!graph.ok) throw new Error(graph.error.code);
const generator = new MoveGenerator({ layout, tileSet, bingo: PRESETS.classic.bingo }, graph.value);
const loadMs = performance.now() - start;

const recorded = readFileSync(positionsFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(readPosition);
const mismatches = recorded.filter((each) => !agrees(each)).length;
const figures = {
  positions: recorded.length,
  mismatches,
  words: words.length,
  graphBytes: generator.graphBytes,
  loadMs: Math.round(loadMs),
  allPerSecond: rate(({ position, rack }) => generator.allPlays(position, rack)),
  bestPerSecond: rate(({ position, rack }) => generator.bestPlay(position, rack, BY_SCORE)),
  equityPerSecond: rate(({ position, rack }) => generator.bestPlay(position, rack, EQUITY)),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);

function readPosition(line: string): Recorded {
  const [text = '', rack = '', plays, best, sum] = line.split('\t');
  const board = parseBoard(layout, tileSet, text);
  if (!board.ok) throw new Error(`${board.error.code}: ${text}`);
  return {
    position: generator.position(board.value),
    rack: [...rack] as Tile[],
    empty: isEmpty(board.value),
    plays: Number(plays),
    best: Number(best),
    sum: Number(sum),
  };
}

function agrees({ position, rack, empty, plays, best, sum }: Recorded): boolean {
  const list = generator.allPlays(position, rack);
  const scores: number[] = [];
  for (let index = 0; index < list.count; index++) {
    const [first, second] = empty ? list.play(index).tiles : [];
    // On an empty board the file has the plays across only.
    if (first && second && second.square - first.square >= layout.columns) continue;
    scores.push(list.scores[index] ?? 0);
  }
  const total = scores.reduce((so, score) => so + score, 0);
  const highest = scores.reduce((most, score) => Math.max(most, score), -1);
  const found = generator.bestPlay(position, rack, BY_SCORE)?.score ?? -1;
  return scores.length === plays && total === sum && highest === best && found === best;
}

/** Positions a second in the fastest pass. */
function rate(find: (recorded: Recorded) => void): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < Number(passes); pass++) {
    const before = process.cpuUsage();
    for (const each of recorded) find(each);
    const { user, system } = process.cpuUsage(before);
    fastest = Math.min(fastest, (user + system) / 1e6);
  }
  return Math.round(recorded.length / fastest);
}
