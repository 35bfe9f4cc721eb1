import { expect, test } from 'vitest';
import { cli } from '../../support/cli.ts';

interface Listed {
  readonly moves: readonly {
    readonly move: string;
    readonly score: number;
    readonly leave: number;
    readonly equity: number;
  }[];
}

const listed = (...args: readonly string[]): Listed => JSON.parse(cli('moves', ...args, '--json').out);

/** CONFINED on the star's row. */
const ROW = `${'.............../'.repeat(7)}CONFINED.......${'/...............'.repeat(7)}`;

test('[Y9] moves lists turns by equity, which is the score and what the tiles kept are worth', () => {
  const { moves } = listed('--rack', 'ABCDE?S', '--top', '5');
  expect(moves).toHaveLength(5);
  for (const { score, leave, equity } of moves) expect(score + leave).toBeCloseTo(equity);
  expect(moves.map(({ equity }) => equity)).toEqual(
    moves.map(({ equity }) => equity).toSorted((a, b) => b - a),
  );
  expect(moves[0]?.score).toBe(78);
});

test('[Y9] by score the most points come first, through tiles that lie there too', () => {
  const { moves } = listed('--board', ROW, '--rack', 'SU', '--by', 'score', '--top', '60');
  const [first, second] = moves;
  expect(first?.score).toBeGreaterThanOrEqual(second?.score ?? 0);
  expect(moves).toContainEqual(expect.objectContaining({ move: 'B7 S(O)' }));
});

test('[Y9] a rack without a play says so with 1, and an exchange may be its best turn', () => {
  expect(cli('moves', '--rack', 'QVV', '--top', '1')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^exch QVV /),
  });
});

test.each([
  [['moves'], 'Something is missing: --rack ABCDE?S'],
  [['moves', '--rack', '1'], '--rack takes one to 7 tiles of the set, not 1.'],
  [['moves', '--rack', 'QQ'], 'Board and rack hold more tiles of a kind than there are.'],
  [['moves', '--rack', 'A', '--top', '0'], '--top takes a whole number from 1, not 0.'],
  [['moves', '--rack', 'A', '--by', 'luck'], '--by takes equity or score, not luck.'],
  [
    ['selfplay', '--a', 'god'],
    '--a: there is no player god. There are greedy, novice, casual, club, expert, master.',
  ],
  [['selfplay', '--pairs', 'x'], '--pairs takes a whole number from 1, not x.'],
] as const)('[Y1, Y9] %j is not understood', (args, said) => {
  expect(cli(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(said) });
});

test('[Y10] selfplay plays the same games for the same seed, and each side as often first', () => {
  const played = () => JSON.parse(cli('selfplay', '--pairs', '3', '--seed', '5', '--json').out);
  const { gamesPerSecond: _, ...one } = played();
  const { gamesPerSecond: __, ...other } = played();
  expect(one).toEqual(other);
  expect(one).toMatchObject({ ok: true, a: 'expert', b: 'greedy', games: 6 });
  expect(one.wins.low).toBeLessThanOrEqual(one.wins.rate);
  const mirrored = JSON.parse(
    cli('selfplay', '--a', 'expert', '--b', 'expert', '--pairs', '2', '--json').out,
  );
  expect(mirrored.wins.rate).toBe(0.5);
});

test('[Y10, Z7] each level wins most games against the one before, and makes the points that are told of it', () => {
  const match = (a: string, b: string) =>
    JSON.parse(cli('selfplay', '--a', a, '--b', b, '--pairs', '8', '--json').out);
  const levels = [
    ['novice', 'casual', 235, 290],
    ['casual', 'club', 285, 340],
    ['club', 'expert', 360, 415],
  ] as const;
  for (const [level, next, least, most] of levels) {
    expect(match(next, level).wins.rate).toBeGreaterThan(0.7);
    const [points] = match(level, level).points;
    expect(points).toBeGreaterThan(least);
    expect(points).toBeLessThan(most);
  }
});
