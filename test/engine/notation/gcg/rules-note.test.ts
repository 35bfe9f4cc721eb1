import { describe, expect, test } from 'vitest';
import { replayText, twoPlayers } from '../../../support/gcg.ts';

describe('the rules of the numbers', () => {
  const told = (rules: string, ...lines: string[]) =>
    replayText(twoPlayers(`#note crosstile: rules: ${rules}`, ...lines));

  test('[N2, P3] are those that a note of ours tells', () => {
    const play = '>Ann: DEFIN 8D FINED +66 66';
    expect(told('40 points for 5 tiles, racks sumOthers', play).mismatches).toEqual([]);
    expect(told('0 points for 7 tiles, racks none', '>Ann: DEFIN 8D FINED +26 26').mismatches).toEqual([]);
    expect(told('40 points for 6 tiles, racks sumOthers', play).mismatches).toEqual([
      { code: 'gcg/score', player: 0, line: 4, recorded: 66, computed: 26 },
    ]);
  });

  test.each([
    ['sumOthers', 4],
    ['doubleOpponent', 8],
    ['none', 0],
  ])('[N2, E4] with racks %s an F left is worth %i to whoever went out', (out, points) => {
    const rack = (score: number) =>
      told(`50 points for 7 tiles, racks ${out}`, '#tile-set english', `>Ann: (F) +${score} ${score}`)
        .mismatches;
    expect(rack(points)).toEqual([]);
    expect(rack(3)).toMatchObject([{ code: 'gcg/score', recorded: 3, computed: points }]);
  });

  test.each([
    '40 points for 0 tiles, racks sumOthers',
    '40 points for 8 tiles, racks sumOthers',
    '999 points for 5 tiles, racks sumOthers',
    '40 points for 5 tiles, racks toString',
    '40 points for 5 tiles',
  ])('[N2] are the usual ones where a note tells what cannot be: %s', (rules) => {
    expect(told(rules, '>Ann: DEFIN 8D FINED +26 26').mismatches).toEqual([]);
  });
});
