import { describe, expect, test } from 'vitest';
import { rulesInWords } from '../../../../client/i18n/en/rules.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';

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
      'The game also ends when everybody, once in a row, passes, exchanges tiles or has a play withdrawn.',
    );
  });

  test('[U25] follow the numbers of the ruleset', () => {
    const ruleset = {
      ...CLASSIC,
      exchange: { minBag: 7, order: 'drawFirst' as const },
      bingo: { tiles: 6, points: 35 },
    };
    expect(rulesInWords(ruleset).exchange).toMatch(/while the bag holds at least 7/);
    expect(rulesInWords(CLASSIC).exchange).toMatch(/while the bag holds at least one/);
    expect(rulesInWords(ruleset).bingo).toBe('Laying 6 tiles in one play adds 35 points.');
  });
});
