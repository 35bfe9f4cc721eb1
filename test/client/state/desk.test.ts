import { describe, expect, test } from 'vitest';
import { exchange, pass, pending, refusal } from '../../../client/commands.ts';
import { outbox } from '../../../client/net/connection.ts';
import { cursor, displaced, locked } from '../../../client/state/desk.ts';
import { placements } from '../../../client/state/draft.ts';
import { board } from '../../../client/state/equipment.ts';
import { apply } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { typeText } from '../../../client/state/type-keys.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { challenge, playDraft } from '../../../client/turn-commands.ts';
import type { ServerMessage } from '../../../engine/protocol/server-message.ts';
import { at, boardWith, lay, letter, wordOf } from '../../support/tiles.ts';
import { sitDown } from '../support/sit-down.ts';

const say = (message: ServerMessage): void => {
  apply(message);
  outbox.settle(message);
};
const type = (text: string): void => {
  for (const key of text) typeText(key, false);
};
const faces = (): string => table.rack.value.map((each) => each.tile).join('');
const drafted = () => placements(table.draft.value);
const idUnderWay = (): string => underWay.value[0]?.id ?? '';

describe('[U8] a blank in a draft', () => {
  test('[U8, U9] leaves a gap until it has a letter; then the word scores the same with any', () => {
    sitDown({ racks: ['JQ?ABCD', 'T'] });
    table.dropSlotOnSquare(0, at('G8'));
    table.dropSlotOnSquare(1, at('I8'));
    for (const face of ['A', 'Z']) {
      table.dropSlotOnSquare(2, at('H8'));
      expect(table.preview.value).toEqual({ kind: 'error', error: { code: 'play/gap', square: at('H8') } });
      table.nameBlank(letter(face));
      expect(table.preview.value).toMatchObject({ kind: 'play', play: { score: 36 } });
      table.dropSquareOnRack(at('H8'));
    }
  });

  test('[U8, U2] can be named every letter and nothing else; a question mark is none', () => {
    sitDown({ racks: ['JQ?ABCD', 'T'] });
    table.pressSquare(at('H8'));
    expect(typeText('?', false)).toBe(false);
    expect(typeText('?', true)).toBe(false);
    expect(drafted()).toEqual([]);
    table.dropSlotOnSquare(2, at('H8'));
    expect(table.blankAsked.value?.letters).toEqual(wordOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ'));
  });
});

describe('[U10] what the room has not answered', () => {
  test('[U10] is neither right nor wrong, and its answer is about what was sent and nothing else', () => {
    const told = sitDown({ racks: ['XQFINED', 'T'] });
    table.pressSquare(at('H8'));
    type('XQ');
    expect(table.preview.value).toMatchObject({ kind: 'play', play: { score: 36 } });
    playDraft();
    const id = idUnderWay();
    expect([pending.value, refusal.value]).toEqual(['place', null]);
    type('F');
    table.dropSquareOnRack(at('H8'));
    expect(drafted()).toEqual(lay('8H XQ'));
    say(told.refused(id, { code: 'word/invalid', words: [wordOf('XQ')] }));
    expect([refusal.value?.code, drafted()]).toEqual(['word/invalid', lay('8H XQ')]);
    table.recall();
    table.pressSquare(at('D8'));
    type('FINED');
    playDraft();
    expect([pending.value, refusal.value]).toEqual(['place', null]);
    say(told.refused(id, { code: 'word/invalid', words: [wordOf('XQ')] }));
    expect([pending.value, refusal.value]).toEqual(['place', null]);
  });

  test('[U10, T2] an exchange that is refused leaves the rack whole and in its order, and the reason is told', () => {
    const told = sitDown({ racks: ['FINEDX?', 'T'] });
    table.moveRack(6, 0);
    exchange([letter('X'), letter('F')]);
    expect([faces(), locked.value]).toEqual(['?FINEDX', true]);
    const error = { code: 'exchange/bag-too-small', inBag: 1, needed: 2 } as const;
    say(told.refused(idUnderWay(), error));
    expect([faces(), locked.value, pending.value]).toEqual(['?FINEDX', false, null]);
    expect(refusal.value).toEqual(error);
  });
});

test('[U4, C2] when a phony goes from under a draft, board, draft and cursor are as the room has them', () => {
  const told = sitDown({ racks: ['FINEDEE', 'NOXQABC'] }, 0, ['FINED']);
  told.table.place(0, '8D FINED');
  told.table.place(1, '8D (FINED)XQ');
  apply(told.step().update(1));
  table.pressSquare(at('I8'));
  type('E');
  expect([drafted(), cursor.value?.square]).toEqual([lay('8K E'), at('L8')]);
  challenge();
  told.table.challenge(0, 1);
  say(told.step().update(2, idUnderWay()));
  expect(board.value).toEqual(boardWith(['8D FINED']));
  expect(table.preview.value).toEqual({ kind: 'error', error: { code: 'play/not-connected' } });
  table.recall();
  table.pressSquare(at('I8'));
  type('E');
  expect([drafted(), cursor.value?.square]).toEqual([lay('8I E'), at('J8')]);
  pass();
  told.table.pass(0);
  say(told.step().update(3, idUnderWay()));
  told.table.place(1, 'I7 NO');
  apply(told.step().update(4));
  expect(board.value).toEqual(boardWith(['8D FINED', 'I7 NO']));
  expect([drafted(), displaced.value]).toEqual([[], { seat: 1, count: 1 }]);
  type('E');
  expect(drafted()).toEqual(lay('8J E'));
});
