import { describe, expect, test } from 'vitest';
import { rulesInWords } from '../../../../client/i18n/en/rules.ts';
import { rulesAtLength } from '../../../../client/i18n/en/rules-at-length.ts';
import type { RulesInWords } from '../../../../client/i18n/language.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../../engine/equipment/ruleset.ts';

const CLASSIC = PRESETS.classic;

describe('[U25] the rules of a room in sentences', () => {
  test('[U25] tell whether words are checked or challenged', () => {
    const casual = rulesInWords(PRESETS.casual);
    expect(casual.words).toMatch(/checked before they score/);
    expect(casual.challenge).toBe('There are no challenges.');
    const classic = rulesInWords(CLASSIC);
    expect(classic.words).toMatch(/stands until somebody challenges/);
    expect(classic.challenge).toBe('A challenge that fails costs the challenger a turn.');
    const single = rulesInWords({ ...CLASSIC, challenge: { ...CLASSIC.challenge, rule: 'single' } });
    expect(single.challenge).toBe('A challenge that fails costs nothing.');
  });

  test('[U25] tell when turns without points end the game', () => {
    expect(rulesInWords(CLASSIC).scoreless).toBe('The game also ends when everybody passes twice in a row.');
    expect(rulesInWords(PRESETS.casual).scoreless).toBe(
      'The game also ends when everybody, three times in a row, has scored nothing.',
    );
    const end = { ...CLASSIC.end, scoreless: { kinds: ['pass'] as const, perSeat: 5 } };
    expect(rulesInWords({ ...CLASSIC, end }).scoreless).toMatch(/passes 5 times in a row/);
    const some = { ...CLASSIC.end, scoreless: { kinds: ['pass', 'exchange', 'phony'] as const, perSeat: 1 } };
    expect(rulesInWords({ ...CLASSIC, end: some }).scoreless).toBe(
      'The game also ends when everybody, in a row, passes, exchanges tiles or has a play withdrawn.',
    );
  });

  test('[U25] follow the numbers of the ruleset', () => {
    const ruleset = {
      ...CLASSIC,
      exchange: { minBag: 7, order: 'drawFirst' as const },
      bingo: { tiles: 6, points: 35 },
    };
    const exchange = (minBag: number): string =>
      rulesInWords({ ...CLASSIC, exchange: { ...CLASSIC.exchange, minBag } }).exchange;
    expect(rulesInWords(ruleset).exchange).toBe(
      'You may exchange tiles while the bag holds at least 7. That is your turn.',
    );
    expect(exchange(3)).toBe(
      'You may exchange tiles while the bag holds at least 3, never more than it holds. That is your turn.',
    );
    expect(exchange(1)).toMatch(/while the bag holds at least one, never more than it holds\./);
    expect(rulesInWords(ruleset).bingo).toBe('Laying 6 tiles or more in one play adds 35 points.');
    expect(rulesInWords(CLASSIC).bingo).toBe('Laying 7 tiles in one play adds 50 points.');
    expect(rulesInWords({ ...CLASSIC, bingo: { tiles: 1, points: 1 } }).bingo).toBe(
      'Laying 1 tile or more in one play adds 1 point.',
    );
    expect(rulesInWords({ ...CLASSIC, bingo: { tiles: 7, points: 0 } }).bingo).toMatch(/adds nothing/);
  });

  test('[U25] tell what a failed challenge costs, by every rule', () => {
    const cost = (challenge: Partial<Ruleset['challenge']>): string =>
      rulesInWords({ ...CLASSIC, challenge: { ...CLASSIC.challenge, ...challenge } }).challenge;
    const points = (n: number, per: 'play' | 'word', to: 'challenged' | 'challenger'): string =>
      cost({ rule: 'points', points: { n, per, to } });
    expect(points(5, 'word', 'challenged')).toBe(
      'A challenge that fails brings whoever was challenged 5 points for each word challenged.',
    );
    expect(points(10, 'play', 'challenger')).toBe('A challenge that fails costs the challenger 10 points.');
    expect(points(1, 'play', 'challenger')).toMatch(/ 1 point\.$/);
    expect(cost({ rule: 'triple' })).toMatch(/whoever is wrong loses it/);
    expect(cost({ rule: 'lastScore' })).toMatch(/the points of the last turn/);
  });

  test('[U25] tell who may challenge and how long the last play waits', () => {
    expect(rulesInWords(CLASSIC).who).toMatch(/^Everybody else/);
    const challenge = { ...CLASSIC.challenge, who: 'next', finalWindow: 45_000 } as const;
    const next = rulesInWords({ ...CLASSIC, challenge });
    expect(next.who).toMatch(/^Only whoever plays next/);
    expect(next.lastPlay).toMatch(/waits 45 seconds/);
    const longest = { ...CLASSIC.challenge, finalWindow: 90_000 };
    expect(rulesInWords({ ...CLASSIC, challenge: longest }).lastPlay).toMatch(
      /waits 1 minute and 30 seconds for a challenge\.$/,
    );
  });

  test('[U25] tell who begins, and in which order tiles are exchanged', () => {
    const begins = (first: Ruleset['first']): string => rulesInWords({ ...CLASSIC, first }).first;
    expect(begins('draw')).toMatch(/nearest to A begins/);
    expect(begins('fewestFirsts')).toMatch(/begun least often/);
    expect(begins('alternate')).toMatch(/the next at the table/);
    expect(begins('random')).toMatch(/^Lots decide/);
    const exchange = { minBag: 1, order: 'returnFirst' } as const;
    expect(rulesInWords({ ...CLASSIC, exchange }).exchangeOrder).toMatch(/you may draw them again/);
    expect(rulesInWords(CLASSIC).exchangeOrder).toMatch(/^You draw first/);
  });

  test('[U25] tell how the game ends and what the racks come to', () => {
    const end = (change: Partial<Ruleset['end']>): RulesInWords =>
      rulesInWords({ ...CLASSIC, end: { ...CLASSIC.end, ...change } });
    expect(end({}).racks).toMatch(/gains what the others lose/);
    expect(end({ out: 'doubleOpponent' }).racks).toMatch(/gains twice the value of the other rack/);
    expect(end({ out: 'none' }).racks).toMatch(/Nobody gains it/);
    expect(end({}).goingOut).toMatch(/ends the game/);
    const playOn = end({ out: 'none', playOn: true });
    expect(playOn.goingOut).toMatch(/^Nobody goes out/);
    expect(playOn.scoreless).toBe('The game ends when everybody passes twice in a row.');
    expect(rulesInWords({ ...CLASSIC, tie: 'draw' }).tie).toBe('Equal totals share their place.');
    expect(rulesInWords(CLASSIC).tie).toMatch(/before the racks were counted/);
  });

  test('[U25] are told at length part by part, challenges only where there are some', () => {
    const parts = rulesAtLength(PRESETS.casual);
    expect(parts.map(({ topic }) => topic)).toEqual([
      'first',
      'turn',
      'score',
      'words',
      'clock',
      'end',
      'absence',
    ]);
    const words = (ruleset: Ruleset) => rulesAtLength(ruleset).find(({ topic }) => topic === 'words')?.text;
    expect(words(PRESETS.casual)).toMatch(/nothing is lost\. There are no challenges\.$/);
    expect(words(CLASSIC)).toMatch(
      /scores nothing\. Everybody else may .* costs the challenger a turn\. When .* 30 seconds for a challenge\.$/,
    );
    // Where nobody goes out no last play waits.
    expect(words(PRESETS.ez10)).toMatch(/the next turn\.$/);
  });

  test('[U25, W5, K6] tell what becomes of blanks, and what time opponents may give', () => {
    expect(rulesInWords(CLASSIC).blanks).toMatch(/keeps its letter and its place/);
    expect(rulesInWords({ ...CLASSIC, blanks: { redeemable: true } }).blanks).toMatch(
      /take a blank off the board/,
    );
    const { clock } = PRESETS.tournament;
    expect(rulesInWords(CLASSIC).gift).toBe('');
    expect(rulesInWords({ ...CLASSIC, clock }).gift).toBe('Nobody gives time to others.');
    expect(rulesInWords({ ...CLASSIC, clock, gift: 15_000 }).gift).toBe(
      'A press gives an opponent 15 seconds, up to 20 times a game.',
    );
    expect(rulesInWords({ ...CLASSIC, clock, gift: 1_000 }).gift).toMatch(/gives an opponent 1 second, /);
  });

  test('[U25, E7, R3] tell how a game is called off, and what can be claimed of who is gone', () => {
    expect(rulesInWords(CLASSIC).callingOff).toMatch(/by one alone until everybody has had a turn/);
    expect(rulesInWords(CLASSIC).absence).toBe(
      'When somebody is gone on their own turn, the others may, after 5 minutes, end the game without a result or let a computer play on in that seat, until its owner is back and takes it; and after a day claim the win, or go on without them. At more than two seats, all others who are not gone must agree.',
    );
    expect(rulesInWords(PRESETS.tournament).absence).toBe(
      'When somebody is gone on their own turn for a minute, the others may claim the win, or go on without them. At more than two seats, all others who are not gone must agree.',
    );
    const text = rulesAtLength(PRESETS.tournament)
      .map((part) => part.text)
      .join(' ');
    expect(text).toMatch(/can be called off.*When somebody is gone/);
  });
});
