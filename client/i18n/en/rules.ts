import { type Ruleset, SCORELESS_KINDS, type ScorelessKind } from '../../../engine/equipment/ruleset.ts';
import type { RulesInWords } from '../language.ts';
import { clockRuleText, giftText, overtimeText, span, thinkingText } from './clock.ts';
import { blankRule } from './letters.ts';
import { points as countedPoints, tiles as countedTiles } from './words.ts';
import { wordsRule } from './words-rule.ts';

/** What a ruleset comes to, in sentences for people at the table. */
export function rulesInWords(ruleset: Ruleset): RulesInWords {
  const { challenge, exchange, end } = ruleset;
  const lastPlay = `When bag and rack are empty, the last play waits ${span(challenge.finalWindow)} for a challenge.`;
  return {
    first: FIRST[ruleset.first],
    clock: clockRuleText(ruleset.clock),
    thinking: thinkingText(ruleset.clock),
    overtime: overtimeText(ruleset.clock),
    gift: giftText(ruleset),
    words: wordsRule(ruleset),
    letters: blankRule(ruleset.tileSet),
    who: WHO[challenge.who],
    challenge: challengeRule(challenge),
    lastPlay,
    challenges:
      ruleset.validation === 'void'
        ? challengeRule(challenge)
        : [WHO[challenge.who], challengeRule(challenge), end.playOn ? '' : lastPlay].join(' ').trimEnd(),
    exchange: exchangeRule(ruleset),
    exchangeOrder: ORDER[exchange.order],
    blanks: ruleset.blanks.redeemable
      ? 'On your turn you may take a blank off the board for the tile that it stands for, and play on.'
      : 'A blank that was played keeps its letter and its place.',
    bingo: bingoRule(ruleset),
    goingOut: end.playOn
      ? 'Nobody goes out: with the bag and a rack empty, play goes on.'
      : 'When the bag is empty, whoever plays the last tile of a rack ends the game.',
    racks: RACKS[end.out],
    scoreless: scorelessRule(end),
    tie:
      ruleset.tie === 'draw'
        ? 'Equal totals share their place.'
        : 'At equal totals, who had more before the racks were counted is ahead.',
    callingOff:
      'A game can be called off without a result: by one alone until everybody has had a turn, later if all agree.',
    absence:
      ruleset.clock === null
        ? `When somebody is gone on their own turn, the others may, after 5 minutes, end the game without a result or let a computer play on in that seat, until its owner is back and takes it; and after a day claim the win, or go on without them. ${CONSENT}`
        : `When somebody is gone on their own turn for a minute, the others may claim the win, or go on without them. ${CONSENT}`,
  };
}

const CONSENT = 'At more than two seats, all others who are not gone must agree.';

const FIRST: Readonly<Record<Ruleset['first'], string>> = {
  draw: 'Everybody draws a tile: nearest to A begins, and a blank beats A.',
  fewestFirsts: 'The draw decides. In a rematch, whoever has begun least often begins.',
  alternate: 'The draw decides. In each rematch, the next at the table begins.',
  random: 'Lots decide, without drawing tiles.',
};

const WHO: Readonly<Record<Ruleset['challenge']['who'], string>> = {
  any: 'Everybody else may challenge a play, until the next turn is taken.',
  next: 'Only whoever plays next may challenge a play.',
};

const ORDER: Readonly<Record<Ruleset['exchange']['order'], string>> = {
  drawFirst: 'You draw first, then yours are mixed in.',
  returnFirst: 'Yours are mixed in first, so you may draw them again.',
};

const RACKS: Readonly<Record<Ruleset['end']['out'], string>> = {
  sumOthers:
    'Everybody loses the value of what is left on their own rack. Whoever goes out gains what the others lose.',
  doubleOpponent:
    'Whoever goes out gains twice the value of the other rack, whose holder loses nothing. If nobody goes out, both lose the value of their own.',
  none: 'Everybody loses the value of what is left on their own rack. Nobody gains it.',
};

function challengeRule({ rule, points }: Ruleset['challenge']): string {
  switch (rule) {
    case 'void':
      return 'There are no challenges.';
    case 'single':
      return 'A challenge that fails costs nothing.';
    case 'double':
      return 'A challenge that fails costs the challenger a turn.';
    case 'points':
      return pointsRule(points);
    case 'triple':
      return 'A challenge decides the game: whoever is wrong loses it.';
    case 'lastScore':
      return 'A challenge that fails costs the challenger the points of the last turn, or, who has had none since, the next turn.';
  }
}

function pointsRule(points: Ruleset['challenge']['points']): string {
  if (points === null) return '';
  const amount = countedPoints(points.n);
  const per = points.per === 'word' ? ' for each word challenged' : '';
  return points.to === 'challenged'
    ? `A challenge that fails brings whoever was challenged ${amount}${per}.`
    : `A challenge that fails costs the challenger ${amount}${per}.`;
}

function exchangeRule({ exchange: { minBag }, rackSize }: Ruleset): string {
  const least = minBag === 1 ? 'one' : minBag;
  // A bag that holds a full rack is never too small for what one has.
  const most = minBag < rackSize ? ', never more than it holds' : '';
  return `You may exchange tiles while the bag holds at least ${least}${most}. That is your turn.`;
}

function bingoRule({ bingo: { tiles, points }, rackSize }: Ruleset): string {
  if (points === 0) return 'Laying many tiles in one play adds nothing.';
  const many = tiles < rackSize ? `${countedTiles(tiles)} or more` : countedTiles(tiles);
  return `Laying ${many} in one play adds ${countedPoints(points)}.`;
}

function scorelessRule({ playOn, scoreless: { kinds, perSeat } }: Ruleset['end']): string {
  const ends = `The game ${playOn ? 'ends' : 'also ends'} when everybody`;
  const row = perSeat === 1 ? 'in a row' : `${TIMES[perSeat] ?? `${perSeat} times`} in a row`;
  if (SCORELESS_KINDS.every((kind) => kinds.includes(kind))) {
    return `${ends}, ${row}, has scored nothing.`;
  }
  const [first, ...others] = kinds.map((kind) => SCORELESS[kind]);
  if (first === undefined) return '';
  if (others.length === 0) return `${ends} ${first} ${row}.`;
  const all = [first, ...others.slice(0, -1)].join(', ');
  return `${ends}, ${row}, ${all} or ${others.at(-1)}.`;
}

const SCORELESS: Readonly<Record<ScorelessKind, string>> = {
  pass: 'passes',
  exchange: 'exchanges tiles',
  phony: 'has a play withdrawn',
  lostTurn: 'loses a turn',
  zeroPlay: 'plays for 0',
};

const TIMES: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };
