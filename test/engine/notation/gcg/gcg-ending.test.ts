import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gcgEquipment } from '../../../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgEvent, GcgPlay } from '../../../../engine/notation/gcg/gcg-game.ts';
import { replayGcg } from '../../../../engine/notation/gcg/replay-gcg.ts';
import { openGcg, replayText, twoPlayers } from '../../../support/gcg.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/gcg', name), 'utf8');

describe('an ending', () => {
  const OUT = '>Ann: DEFIN 8D FINED +26 26';
  const ending = (...lines: string[]) => replayText(twoPlayers(...lines)).ending;

  test('[N2] is none while the game goes on', () => {
    expect(ending()).toBeNull();
    expect(ending(OUT)).toBeNull();
    expect(ending('>Ann: - +0 0', '>Bo: - +0 0', '>Ann: - +0 0')).toBeNull();
    expect(
      ending(OUT, '>Bo: - +0 0', '>Ann: -2 +0 26', '>Bo: - +0 0', '>Ann: - +0 0', '>Bo: - +0 0'),
    ).toBeNull();
  });

  test('[N2] is inferred where the file leaves off', () => {
    const passes = ['>Bo: - +0 0', '>Ann: - +0 26', '>Bo: - +0 0', '>Ann: - +0 26'];
    expect(ending(OUT, ...passes)).toEqual({ reason: 'scoreless', settled: false });
    const exchanges = ['>Bo: -1 +0 0', '>Ann: -1 +0 26', '>Bo: -1 +0 0'];
    expect(ending(OUT, ...exchanges, '>Ann: -1 +0 26', '>Bo: -1 +0 0', '>Ann: -1 +0 26')).toEqual({
      reason: 'scoreless',
      settled: false,
    });
  });

  test('[N2] is inferred from a last rack played out, where its points are missing', () => {
    const whole = fixture('four-players.gcg');
    const cut = whole.slice(0, whole.indexOf('>Ann_Lee: (GQRXZ)'));
    expect(replayText(cut).ending).toEqual({ reason: 'out', player: 2, settled: false });
    expect(replayText(cut.replace(/>Ann_Lee:\tI\t.*\n$/, '')).ending).toBeNull();
    const box = whole.replace(/>Ann_Lee: \(GQRXZ\).*\n/, '');
    expect(replayText(box).ending).toEqual({ reason: 'out', player: 2, settled: true });
  });

  test.each([
    ['scoreless', { reason: 'scoreless', settled: true }],
    ['noPlays', { reason: 'noPlays', settled: true }],
    ['out', { reason: 'out', player: 2, settled: true }],
    ['challenge', { reason: 'challenge', players: [] }],
    ['resignation', { reason: 'resignation', players: [1, 3] }],
    ['overtime', { reason: 'overtime', players: [0] }],
    ['claim', { reason: 'claim', players: [2] }],
    ['removal', { reason: 'removal', players: [] }],
    ['abort', { reason: 'abort', players: [] }],
    ['absence', { reason: 'absence', players: [] }],
    ['abandoned', { reason: 'abandoned', players: [] }],
    // What no game of ours ends by.
    ['boredom', { reason: 'out', player: 2, settled: false }],
  ])('[N2] is what a note of ours tells, whoever played a rack out: %s', (reason, told) => {
    const whole = fixture('four-players.gcg');
    const cut = whole.slice(0, whole.indexOf('>Ann_Lee: (GQRXZ)'));
    const [first = '', second = '', third = '', fourth = ''] = openGcg(cut).players.map(({ nick }) => nick);
    const notes = [
      `${second} resigned`,
      `${fourth} resigned`,
      `${first} lost on time`,
      `${third} was gone, and the game was claimed`,
      `game over: ${reason}`,
    ];
    const text = cut + notes.map((note) => `#note crosstile: ${note}\n`).join('');
    expect(replayText(text).ending).toEqual(told);
  });

  test('[N2] is not inferred where the file says that it is incomplete, wherever it says so', () => {
    const whole = fixture('four-players.gcg');
    const cut = whole.slice(0, whole.indexOf('>Ann_Lee: (GQRXZ)'));
    expect(replayText(`${cut}#incomplete\n`).ending).toBeNull();
    expect(replayText(cut.replace('>', '#Incomplete AB\n>')).ending).toBeNull();
    const passes = ['>Bo: - +0 0', '>Ann: - +0 26', '>Bo: - +0 0', '>Ann: - +0 26'];
    expect(ending('#incomplete', OUT, ...passes)).toBeNull();
    // A mark that was left in though the racks were counted.
    expect(replayText(whole.replace('>', '#incomplete\n>')).ending).toMatchObject({
      reason: 'out',
      player: 2,
    });
  });

  test('[N2] is not inferred from racks that are only what was played', () => {
    const whole = fixture('four-players.gcg');
    const cut = whole.slice(0, whole.indexOf('>Ann_Lee: (GQRXZ)'));
    const { players, events } = openGcg(cut);
    const laid = ({ word }: GcgPlay): string[] =>
      word.flatMap(({ letter, blank, through }) => (through ? [] : [blank ? '?' : (letter ?? '')]));
    const played = events.map((event): GcgEvent => {
      if (event.player !== 2) return event;
      return { ...event, rack: event.type === 'play' ? laid(event) : [] };
    });
    const equipment = gcgEquipment({ players, header: [], events: played });
    if (!equipment.ok) throw new Error(equipment.error.code);
    const replay = replayGcg({ players, header: [], events: played }, equipment.value);
    expect([replay.mismatches, replay.ending]).toEqual([[], null]);
  });

  test('[N2, C1] by a challenge names who was wrong in it', () => {
    const over = '#note crosstile: game over: challenge';
    expect(ending(OUT, '#note crosstile: challenge by Bo: the play stands', over)).toEqual({
      reason: 'challenge',
      players: [1],
    });
    const withdrawn = ['>Ann: DEFIN -- -26 0', '#note crosstile: challenge by Bo: not valid: FINED', over];
    expect(ending(OUT, ...withdrawn)).toEqual({ reason: 'challenge', players: [0] });
  });
});
