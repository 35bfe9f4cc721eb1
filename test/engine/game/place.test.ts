import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Action } from '../../../engine/game/actions.ts';
import { position } from '../../support/position.ts';
import { scriptedDraws } from '../../support/scripted-draws.ts';
import { placing, Table } from '../../support/table.ts';
import { at, boardWith, letter, wordOf } from '../../support/tiles.ts';

const { casual, classic } = PRESETS;

const casualTable = (racks: readonly string[], words: readonly string[], more = {}) =>
  new Table({ ruleset: casual, racks, ...more }, { words });

/** One tile on the star that shows `face`. */
const onStar = (seat: Seat, face: string, blank: boolean): Action => ({
  type: 'place',
  seat,
  tiles: [{ square: at('H8'), letter: letter(face), blank }],
});

describe('tiles from the own rack', () => {
  const game = () => casualTable(['FINED?Y', 'TTTTTT'], ['FINED']);

  test('[W5] a tile that is not on the rack is named, be it on another', () => {
    expect(game().refusal(placing(0, '8D FINEST'))).toEqual({ code: 'rack/missing-tile', tile: 'S' });
    expect(game().refusal(placing(0, '8D FINET'))).toEqual({ code: 'rack/missing-tile', tile: 'T' });
  });

  test('[W5] tiles are counted one by one: one N does not make two, nor one blank', () => {
    expect(game().refusal(placing(0, '8D FINNED'))).toEqual({ code: 'rack/missing-tile', tile: 'N' });
    expect(game().refusal(placing(0, '8D fInED'))).toEqual({ code: 'rack/missing-tile', tile: '?' });
  });

  test('[W5] a blank needs no tile of the letter it is named; a letter is no blank', () => {
    const table = casualTable(['FIED?YX', 'T'], ['FINED']);
    expect(table.refusal(placing(0, '8D FINED'))).toEqual({ code: 'rack/missing-tile', tile: 'N' });
    table.place(0, '8D FInED');
    expect(table.state.board).toEqual(boardWith(['8D FInED']));
    expect(table.rack(0).slice(0, 2)).not.toContain('?');
  });

  test.each(['', '?', 'a', 'AB', 'Ø', ' '])('[W5] a blank named "%s" has no letter', (face) => {
    const table = game();
    expect(table.refusal(onStar(table.state.toMove, face, true))).toEqual({
      code: 'blank/no-letter',
      square: at('H8'),
    });
  });

  test.each(['', '?', 'f', 'FI', 'Ø'])('[W5] a tile that shows "%s" shows no letter', (face) => {
    const table = game();
    expect(table.refusal(onStar(table.state.toMove, face, false))).toEqual({
      code: 'tile/not-a-letter',
      letter: face,
    });
  });

  test('[W5] a blank keeps its letter: a later word is read with it, and it stays worth nothing', () => {
    const table = casualTable(['FIED?YX', 'SSTTTTT'], ['FINED', 'FINEDS', 'ST']);
    table.place(0, '8D FInED');
    const [played] = table.place(1, '8I S');
    expect(played).toMatchObject({ score: 4 + 1 + 0 + 1 + 2 + 1 });
  });
});

describe('validity', () => {
  test('[W6] void: an invalid word is refused and named, the game as it was', () => {
    const table = casualTable(['AEIOTTT', 'UMUSEL?'], ['OVA', 'APP', 'UMPS', 'APPLE'], {
      plays: ['8G OVA', '7I APP'],
      toMove: 1,
    });
    const before = table.state;
    expect(table.refusal(placing(1, 'J5 UM(P)S'))).toEqual({ code: 'word/invalid', words: [wordOf('OVAS')] });
    expect(table.refusal(placing(1, 'J6 U(P)sLE'))).toEqual({
      code: 'word/invalid',
      words: [wordOf('UPSLE'), wordOf('OVAS')],
    });
    expect(table.state).toBe(before);
  });

  test.each([
    ['down', ['8G OVA', '7I APP'], ['J5 UM(P)S', 'J6 A(P)pLE', 'J7 (P)NEUMONIA']],
    ['across', ['H7 OVA', 'G9 APP'], ['10E UM(P)S', '10F A(P)pLE', '10G (P)NEUMONIA']],
  ] as const)(
    '[W4, W6] void: %s, the cross word behind a tile already there must be valid too',
    (_, plays, [good, ...bad]) => {
      const words = ['OVA', 'OVAS', 'APP', 'UMPS', 'APPLE', 'PNEUMONIA'];
      const game = () => casualTable(['UMSALE?', 'T'], words, { plays });
      game().place(0, good);
      expect(game().refusal(placing(0, bad[0]))).toEqual({ code: 'word/invalid', words: [wordOf('OVAP')] });
      const longer = casualTable(['NEUMONIA', 'T'], words, { plays });
      expect(longer.refusal(placing(0, bad[1]))).toEqual({ code: 'word/invalid', words: [wordOf('OVAN')] });
    },
  );

  test('[W4, W6] void: a valid part does not save a run that is none: WORD between P and Q is PWORDQ', () => {
    const table = casualTable(['WORDEEE', 'T'], ['WORD'], { plays: ['8C P', '8H Q'] });
    expect(table.refusal(placing(0, '8D WORD'))).toEqual({ code: 'word/invalid', words: [wordOf('PWORDQ')] });
  });

  test('[W6] void: a play with valid words only is on record as valid', () => {
    const [played] = casualTable(['FINEDXY', 'T'], ['FINED']).place(0, '8D FINED');
    expect(played).toMatchObject({ type: 'played', verdict: 'valid', score: 26 });
  });

  test('[W6] challenge: an invalid word stands, on record as not judged', () => {
    const table = new Table({ racks: ['XQZJVWK', 'T'] }, { words: [] });
    expect(table.place(0, '8G XQZ')[0]).toMatchObject({ type: 'played', verdict: 'open' });
    expect(table.score(0)).toBe((8 + 10 + 10) * 2);
  });

  test('[W6] challenge: geometry is not left to a challenge', () => {
    const table = new Table({ racks: ['XQZJVWK', 'T'] }, { words: [] });
    expect(table.refusal(placing(0, '9D XQZ')).code).toBe('play/misses-star');
  });

  test('[P4] two blanks are a legal play of 0 points', () => {
    const table = casualTable(['??', 'T'], ['AT']);
    expect(table.place(0, '8H at')[0]).toMatchObject({ type: 'played', score: 0, bingo: 0 });
    expect(table.score(0)).toBe(0);
  });
});

describe('the draw after a play', () => {
  test('[T3] the rack is filled up to seven at once', () => {
    // The script's bag is the position's: both racks are drawn from it first.
    const racks = ['FINEDXY', 'TTTTTT'];
    const draws = scriptedDraws(`${racks.join('')}OAIRS`);
    const state = { ...position({ ruleset: casual, racks }), drawCounter: 13 };
    const table = new Table(state, { words: ['FINED'], draws });
    const [played] = table.place(0, '8D FINED');
    expect(played).toMatchObject({ drawn: [...'OAIRS'] });
    expect(table.rack(0)).toBe('AIORSXY');
    expect([table.inBag(), table.score(0)]).toEqual([87 - 5, 26]);
  });

  test('[T3] as far as the bag goes', () => {
    const table = casualTable(['FINEDXY', 'T'], ['FINED'], { bag: 'AB' });
    table.place(0, '8D FINED');
    expect([table.rack(0), table.inBag()]).toEqual(['ABXY', 0]);
    const empty = casualTable(['FINEDXY', 'T'], ['FINED'], { bag: '' });
    expect(empty.place(0, '8D FINED')[0]).toMatchObject({ drawn: [], drawCounter: 0 });
    expect(empty.rack(0)).toBe('XY');
  });

  test('[P3] who plays the last four of four tiles gets no bonus for an empty rack', () => {
    const table = casualTable(['FIND', 'T'], ['FIND'], { bag: '' });
    expect(table.place(0, '8H FIND')[0]).toMatchObject({ bingo: 0, score: (4 + 1 + 1 + 2) * 2 });
  });

  test('[P3] seven tiles score 50 more', () => {
    const table = casualTable(['BATTNG?', 'T'], ['BATTING']);
    expect(table.place(0, '8G BATTiNG')[0]).toMatchObject({
      bingo: 50,
      score: (3 + 1 + 1 + 1 + 0 + 2 + 2) * 2 + 50,
    });
  });
});

test('[W1] after a pass and an exchange the board is still empty: the star and two tiles are asked for', () => {
  const table = new Table({ racks: ['ATEEEEE', 'ATIIIII'] }, { words: ['AT'] });
  table.pass(0);
  table.exchange(1, 'I');
  expect(table.refusal(placing(0, '1A AT')).code).toBe('play/misses-star');
  expect(table.refusal(placing(0, '8H A')).code).toBe('play/too-short');
  table.place(0, '8H AT');
});

test('[W1] after a first play was withdrawn the board is empty again', () => {
  const table = new Table({ racks: ['XQEEEEE', 'ATIIIII'] }, { words: ['AT'] });
  table.place(0, '8H XQ');
  table.challenge(1, 0);
  expect(table.refusal(placing(1, '9H AT')).code).toBe('play/misses-star');
  table.place(1, '8H AT');
  expect(table.state.board).toEqual(boardWith(['8H AT']));
});

test('[B3] classic and casual start from the same tiles', () => {
  expect([classic.tileSet, classic.rackSize]).toEqual([casual.tileSet, casual.rackSize]);
});
