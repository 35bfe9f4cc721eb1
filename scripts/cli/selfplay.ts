import { PRESETS } from '../../engine/equipment/presets.ts';
import { workshop } from '../self-play/play-game.ts';
import { playMatch } from '../self-play/play-match.ts';
import { PLAYER_NAMES, type PlayerName, playerOf } from '../self-play/players.ts';
import { type Command, UsageError } from './command.ts';
import { findLexicon, findVocabulary } from './lexica.ts';
import { wholeNumber } from './whole-number.ts';

export const selfplay: Command = {
  usage: 'selfplay [--a expert] [--b greedy] [--pairs 100] [--seed 1] [--lexicon en]',
  summary: 'has two computer players play pairs of games and says how often the first wins',
  help: [
    `The players are ${PLAYER_NAMES.join(', ')}: greedy takes the most points, the others are the levels of computer opponents; words are checked as they are played, so that nobody bluffs. Both games of a pair have the tiles in the same order, and each player begins one. A draw is half a win.`,
    'The rate stands with its 95 % interval. The same seed plays the same games; games a second are of this machine.',
  ],
  options: ['a', 'b', 'pairs', 'seed', 'lexicon'],
  operands: [0, 0],
  run: ({ options }) => {
    const [a, b] = [playerName('a', options.a ?? 'expert'), playerName('b', options.b ?? 'greedy')];
    const pairs = wholeNumber('pairs', options.pairs, 100, 1);
    const seed = wholeNumber('seed', options.seed, 1);
    const lexicon = findLexicon(options.lexicon ?? 'en');
    const { file, words } = lexicon;
    const bench = workshop({ ...PRESETS.casual, tileSet: file.tileSet }, words.graph);
    const began = performance.now();
    const player = (name: PlayerName) =>
      playerOf(name, bench, (vocabulary) => findVocabulary(lexicon, vocabulary).graph);
    const result = playMatch(bench, [player(a), player(b)], pairs, seed);
    const perSecond = result.games / ((performance.now() - began) / 1000);
    const { wins, draws, points, games } = result;
    return {
      ok: true,
      lines: [
        `${a} against ${b}: ${games} games, ${draws} drawn`,
        `${a} wins ${percent(wins.rate)} (${percent(wins.low)} to ${percent(wins.high)})`,
        `points a game: ${points[0].toFixed(1)} to ${points[1].toFixed(1)}`,
        `${perSecond.toFixed(1)} games a second`,
      ],
      json: { a, b, pairs, seed, lexicon: file.hash, games, wins, draws, points, gamesPerSecond: perSecond },
    };
  },
};

function playerName(option: string, text: string): PlayerName {
  const name = PLAYER_NAMES.find((each) => each === text);
  if (name === undefined)
    throw new UsageError(`--${option}: there is no player ${text}. There are ${PLAYER_NAMES.join(', ')}.`);
  return name;
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
