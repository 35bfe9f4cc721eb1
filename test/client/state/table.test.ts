import { describe, expect, test } from 'vitest';
import { exchange, pass, pending, refusal } from '../../../client/commands.ts';
import { outbox } from '../../../client/net/connection.ts';
import { cursor, displaced, locked } from '../../../client/state/desk.ts';
import { placements } from '../../../client/state/draft.ts';
import { board } from '../../../client/state/equipment.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { eraseBack, moveCursor, typeText } from '../../../client/state/type-keys.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { playDraft } from '../../../client/turn-commands.ts';
import type { ServerMessage } from '../../../engine/protocol/server-message.ts';
import { at, lay, letter } from '../../support/tiles.ts';
import { sitDown } from '../support/sit-down.ts';

const sit = (viewer: number | null = 0) => sitDown({ racks: ['FINEDX?', 'CONABCD'] }, viewer);

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

describe('[U7] laying by pointer', () => {
  test('[U7] a selected tile goes to the square that is pressed', () => {
    sit();
    table.tapSlot(0);
    expect(table.selectedSlot.value).toBe(0);
    table.pressSquare(at('H8'));
    expect(drafted()).toEqual(lay('8H F'));
    expect(table.selectedSlot.value).toBeNull();
    expect(faces()).toBe('INEDX?');
  });

  test('[U7] a tile tapped twice is not selected', () => {
    sit();
    table.tapSlot(0);
    table.tapSlot(0);
    expect(table.selectedSlot.value).toBeNull();
  });

  test('[U7] without a selected tile a square gets the cursor, and turns it when pressed again', () => {
    sit();
    table.pressSquare(at('H8'));
    expect(cursor.value).toEqual({ square: at('H8'), direction: 'across' });
    table.pressSquare(at('H8'));
    expect(cursor.value).toEqual({ square: at('H8'), direction: 'down' });
    table.pressSquare(at('A1'));
    expect(cursor.value).toEqual({ square: at('A1'), direction: 'down' });
  });

  test('[U7] dropped on one’s own tile it swaps; on a played one, or where it came from, nothing happens', () => {
    const told = sit();
    told.table.place(0, '8D FINED');
    told.table.place(1, '8A CON(FINED)');
    apply(told.step().update(1));
    table.pressSquare(at('H9'));
    const [first, second] = table.rack.value.filter((each) => each.tile !== '?');
    if (!first || !second) throw new Error('the test needs two letters');
    table.dropSlotOnSquare(first.slot, at('H9'));
    table.dropSlotOnSquare(second.slot, at('H10'));
    const before = drafted();
    table.dropSquareOnSquare(at('H9'), at('H10'));
    expect(table.draft.value.map((tile) => tile.square)).toEqual([at('H10'), at('H9')]);
    table.dropSquareOnSquare(at('H9'), at('H10'));
    expect(drafted()).toEqual(before);
    table.dropSquareOnSquare(at('H9'), at('D8'));
    table.dropSlotOnSquare(table.rack.value[0]?.slot ?? 0, at('D8'));
    expect(drafted()).toEqual(before);
  });

  test('[U7] back on the rack it stands where it stood, or where it is put', () => {
    sit();
    table.dropSlotOnSquare(0, at('H8'));
    table.dropSquareOnRack(at('H8'));
    expect(faces()).toBe('FINEDX?');
    table.dropSlotOnSquare(0, at('H8'));
    table.dropSquareOnRack(at('H8'), 3);
    expect(faces()).toBe('INEFDX?');
    table.moveRack(0, 0);
    expect(faces()).toBe('FINEDX?');
    table.shuffle();
    expect([...faces()].sort().join('')).toBe('?DEFINX');
  });
});

describe('[U8] a blank', () => {
  test('[U8] is laid when it is named, and stays on the rack when it is not', () => {
    sit();
    table.dropSlotOnSquare(6, at('H8'));
    expect(table.blankAsked.value).toMatchObject({ slot: 6, square: at('H8') });
    expect(table.blankAsked.value?.letters).toHaveLength(26);
    expect(drafted()).toEqual([]);
    table.cancelBlank();
    expect(table.blankAsked.value).toBeNull();
    expect(faces()).toBe('FINEDX?');
    table.dropSlotOnSquare(6, at('H8'));
    table.nameBlank(letter('Q'));
    expect(drafted()).toEqual(lay('8H q'));
    expect(table.blankAsked.value).toBeNull();
  });

  test('[U8] keeps its name when it is moved', () => {
    sit();
    table.dropSlotOnSquare(6, at('H8'));
    table.nameBlank(letter('Q'));
    table.dropSquareOnSquare(at('H8'), at('A1'));
    expect(drafted()).toEqual(lay('1A q'));
  });
});

describe('[U9] the draft shows what it would be', () => {
  test('[U9] its score, or why it is no play', () => {
    sit();
    expect(table.preview.value).toEqual({ kind: 'none' });
    moveCursor('right');
    expect(cursor.value?.square).toBe(at('H8'));
    table.pressSquare(at('D8'));
    type('FINED');
    expect(table.preview.value).toMatchObject({ kind: 'play', play: { score: 26 } });
    eraseBack();
    expect(table.preview.value).toEqual({
      kind: 'error',
      error: { code: 'play/misses-star', star: at('H8') },
    });
  });

  test('[U9] what is unseen: the set without the board and one’s own rack', () => {
    const told = sit();
    const count = (face: string) => table.unseen.value.find((each) => each.tile === face)?.count;
    const total = () => table.unseen.value.reduce((sum, each) => sum + each.count, 0);
    expect([count('F'), count('?'), total()]).toEqual([1, 1, 93]);
    told.table.place(0, '8D FINEd');
    apply(told.step().update(1));
    expect(total()).toBe(told.table.inBag() + 7);
    expect(table.lastPlaySquares.value).toEqual(lay('8D FINED').map((tile) => tile.square));
  });

  test('[U9] a watcher has no tiles, no turn and no cursor', () => {
    sit(null);
    table.pressSquare(at('H8'));
    expect([table.rack.value, table.draft.value, cursor.value]).toEqual([[], [], null]);
    expect(table.myTurn.value).toBe(false);
    expect(table.unseen.value.reduce((sum, each) => sum + each.count, 0)).toBe(100);
  });
});

describe('[U10] a play on its way', () => {
  const layFined = (): void => {
    table.pressSquare(at('D8'));
    type('FINED');
  };

  test('[U10] locks its tiles until it is answered, then they are the board’s', () => {
    const told = sit();
    layFined();
    playDraft();
    expect([pending.value, locked.value]).toEqual(['place', true]);
    table.recall();
    table.dropSquareOnRack(at('D8'));
    expect(drafted()).toEqual(lay('8D FINED'));
    const id = idUnderWay();
    told.table.place(0, '8D FINED');
    say(told.step().update(1, id));
    expect([pending.value, locked.value, drafted()]).toEqual([null, false, []]);
    expect(board.value[at('D8')]).toEqual({ letter: 'F', blank: false });
    expect(faces().slice(0, 2)).toBe('X?');
  });

  test('[U10] refused, it lies as it was laid, and the reason is told', () => {
    const told = sit();
    layFined();
    playDraft();
    say(told.refused(idUnderWay(), { code: 'word/invalid', words: [[letter('F')]] }));
    expect(refusal.value?.code).toBe('word/invalid');
    expect([pending.value, locked.value, drafted()]).toEqual([null, false, lay('8D FINED')]);
  });

  test('[U10] is one: pressed again, or passed meanwhile, nothing more is sent', () => {
    sit();
    layFined();
    playDraft();
    const id = idUnderWay();
    playDraft();
    pass();
    exchange([letter('X')]);
    expect(underWay.value.map((command) => command.id)).toEqual([id]);
  });

  test('[U10] that cannot be one is refused here', () => {
    sit();
    playDraft();
    expect(refusal.value?.code).toBe('play/no-tiles');
    table.pressSquare(at('A1'));
    type('FINED');
    playDraft();
    expect([pending.value, refusal.value?.code]).toEqual([null, 'play/misses-star']);
  });

  test('[U10] out of turn waits on the board', () => {
    const told = sit();
    told.table.pass(0);
    apply(told.step().update(1));
    layFined();
    playDraft();
    expect([pending.value, refusal.value]).toEqual([null, { code: 'turn/not-yours', toMove: 1 }]);
    expect(drafted()).toEqual(lay('8D FINED'));
  });
});

describe('[U4] working ahead at the table', () => {
  test('[U4] tells whose play took how many squares', () => {
    const told = sit();
    told.table.pass(0);
    apply(told.step().update(1));
    table.dropSlotOnSquare(0, at('H8'));
    table.dropSlotOnSquare(1, at('A1'));
    told.table.place(1, '8G ON');
    apply(told.step().update(2));
    expect(displaced.value).toEqual({ seat: 1, count: 1 });
    expect(drafted()).toEqual(lay('1A I'));
    expect(faces()).toBe('FNEDX?');
    table.recall();
    expect(displaced.value).toBeNull();
  });

  test('[U4] a draft outlasts leaving the room and coming back, in this tab', () => {
    const told = sit();
    table.dropSlotOnSquare(0, at('H8'));
    table.moveRack(6, 0);
    clearRoom();
    expect(drafted()).toEqual([]);
    apply(told.update(0));
    expect(drafted()).toEqual(lay('8H F'));
    expect(faces()).toBe('?INEDX');
  });
});
