import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../../client/commands.ts';
import { runLine } from '../../../client/line/run-line.ts';
import { cursor } from '../../../client/state/desk.ts';
import { placements } from '../../../client/state/draft.ts';
import { apply } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { at, lay, tilesOf } from '../../support/tiles.ts';
import { sitDown } from '../support/sit-down.ts';

const RACKS = { racks: ['FINEDX?', 'ATONABC'] };

const sit = (viewer: number, challenge: Partial<Ruleset['challenge']> = {}) =>
  sitDown(
    { ...RACKS, ruleset: { ...PRESETS.classic, challenge: { ...PRESETS.classic.challenge, ...challenge } } },
    viewer,
    ['FINED', 'AT', 'NO'],
  );

const drafted = () => placements(table.draft.value);
/** What was sent last, without what all commands have. */
const sent = () => underWay.value.at(-1);

beforeEach(() => expect(cursor.value).toBeNull());

describe('[U141] a line does what its button does', () => {
  test('[U141] a play is laid, sent and locked; nothing more is taken until it is answered', () => {
    sit(0);
    table.moveRack(6, 0);
    expect(runLine('8D FINED')).toEqual({ kind: 'done' });
    expect(sent()).toMatchObject({ type: 'place', tiles: lay('8D FINED') });
    expect(runLine('pass')).toEqual({ kind: 'wrong', text: 'What you did last has no answer yet.' });
    expect(runLine('rack')).toEqual({ kind: 'told', text: 'Your rack: blank, X. Laid: F, I, N, E, D.' });
    expect(underWay.value).toHaveLength(1);
  });

  test('[U141] what does not lie as the rules want it is not laid, and what lay there stays', () => {
    sit(0);
    runLine('play');
    expect(refusal.value).toEqual({ code: 'play/no-tiles' });
    table.dropSlotOnSquare(5, at('H8'));
    expect(runLine('1A FINED')).toEqual({
      kind: 'wrong',
      text: 'The first word must cover the star at H8.',
    });
    expect(refusal.value).toBeNull();
    expect(drafted()).toEqual(lay('8H X'));
    expect(underWay.value).toEqual([]);
  });

  test('[U141, U4] on another’s turn it is laid and waits, and nothing else is sent', () => {
    sit(1);
    expect(runLine('8G ATO')).toEqual({ kind: 'done' });
    expect(refusal.value).toEqual({ code: 'turn/not-yours', toMove: 0 });
    expect(drafted()).toEqual(lay('8G ATO'));
    for (const line of ['pass', 'exch AT']) {
      expect(runLine(line)).toEqual({ kind: 'wrong', text: 'Ida has the turn.' });
    }
    expect(underWay.value).toEqual([]);
    runLine('recall');
    expect(drafted()).toEqual([]);
    runLine('sort');
    expect(table.rack.value.map(({ tile }) => tile)).toEqual(tilesOf('AABCNOT'));
  });

  test('[U141] an exchange, a pass', () => {
    sit(0);
    runLine('exch X?');
    expect(sent()).toMatchObject({ type: 'exchange', tiles: ['X', '?'] });
    sit(0);
    runLine('pass');
    expect(sent()).toMatchObject({ type: 'pass' });
  });

  test('[U141, T2] no exchange of more than the bag has', () => {
    sitDown({ ...RACKS, bag: 'ABC' });
    expect(runLine('exch FINE')).toMatchObject({
      kind: 'wrong',
      text: 'Only 3 tiles are in the bag, and this needs 4.',
    });
    expect(underWay.value).toEqual([]);
  });
});

describe('[U141] a challenge', () => {
  const played = (challenge: Partial<Ruleset['challenge']>) => {
    const told = sit(1, challenge);
    told.table.place(0, '8D FINED');
    apply(told.step().update(1));
  };

  test('[U141] means all words, or says that those cannot be chosen', () => {
    played({ rule: 'double' });
    expect(runLine('challenge FIND')).toEqual({
      kind: 'wrong',
      text: 'FIND is not in the last play, which has FINED.',
    });
    expect(runLine('challenge fined')).toEqual({ kind: 'done' });
    expect(sent()).toMatchObject({ type: 'challenge', words: null });
  });

  test('[U141, U33] where it can lose the game it takes a yes, and any other line calls that off', () => {
    played({ rule: 'triple' });
    expect(runLine('challenge')).toMatchObject({ kind: 'ask' });
    runLine('rack');
    expect(runLine('yes')).toEqual({ kind: 'wrong', text: 'There is nothing to confirm.' });
    expect(underWay.value).toEqual([]);
    runLine('challenge');
    expect(runLine('yes')).toEqual({ kind: 'done' });
    expect(sent()).toMatchObject({ type: 'challenge', words: null });
  });

  test('[U141, U33] where each word counts, of several some are named, or all', () => {
    const points = { n: 5, per: 'word', to: 'challenged' } as const;
    const challenge = { ...PRESETS.classic.challenge, rule: 'points', points } as const;
    const ruleset = { ...PRESETS.classic, challenge };
    const afterPlay = () => {
      const told = sitDown({ racks: ['ATONABC', 'EEEEEEE'], plays: ['8D FINED'], ruleset }, 1);
      told.table.place(0, '9D AT');
      apply(told.step().update(1));
    };
    afterPlay();
    expect(runLine('challenge')).toEqual({
      kind: 'wrong',
      text: 'Each word counts here. Write challenge with AT, FA and IT, or with all.',
    });
    expect(underWay.value).toEqual([]);
    runLine('challenge it fa');
    expect(sent()).toMatchObject({ type: 'challenge', words: [1, 2] });
    afterPlay();
    runLine('challenge all');
    expect(sent()).toMatchObject({ type: 'challenge', words: null });
  });

  test('[U141, C4] the last play is let stand', () => {
    const told = sitDown({ racks: ['AT', 'NO'], bag: '' }, 1);
    told.table.place(0, '8H AT');
    apply(told.step().update(1));
    expect(runLine('pass')).toEqual({ kind: 'wrong', text: 'The last play is waiting for its answers.' });
    expect(runLine('let it stand')).toEqual({ kind: 'done' });
    expect(sent()).toMatchObject({ type: 'accept', turn: 0 });
  });

  test('[U141] of nothing, or letting nothing stand, is told', () => {
    sit(0);
    expect(runLine('challenge')).toMatchObject({ kind: 'wrong', text: 'There is no play to challenge.' });
    expect(runLine('accept')).toEqual({ kind: 'wrong', text: 'There is nothing to answer now.' });
    expect(runLine('agree')).toEqual({ kind: 'wrong', text: 'There is nothing to answer now.' });
  });
});

describe('[U142] what is told', () => {
  test('[U142] points, turn and bag; a row, a square, the board', () => {
    const told = sit(1);
    expect(runLine('board')).toEqual({ kind: 'told', text: 'The board is empty.' });
    told.table.place(0, '8D FINED');
    apply(told.step().update(1));
    expect(runLine('score')).toMatchObject({ text: /^Your turn\. Ida 24, You 0\. \d+ tiles in the bag\.$/ });
    expect(runLine('look')).toEqual({ kind: 'told', text: 'Row 8: FINED from D8.' });
    expect(runLine('look D')).toEqual({ kind: 'told', text: 'Column D: F from D8.' });
    expect(runLine('look 9')).toEqual({ kind: 'told', text: 'Row 9: empty.' });
    expect(runLine('look H8')).toEqual({ kind: 'told', text: 'H8, D, 2 points.' });
    expect(runLine('help')).toEqual({ kind: 'guide' });
  });

  test('[U142] resigning says what it means, and takes a yes', () => {
    sit(0);
    expect(runLine('resign')).toMatchObject({
      kind: 'ask',
      text: 'Resign this game? Marek wins, whatever the points, and the game is over. Write yes to resign.',
    });
    runLine('y');
    expect(sent()).toMatchObject({ type: 'resign', game: 1 });
  });
});
