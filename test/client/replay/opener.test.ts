import { beforeEach, describe, expect, test } from 'vitest';
import { openTrouble } from '../../../client/replay/open-trouble.ts';
import {
  forgetFiles,
  isChoosing,
  openError,
  opened,
  openFile,
  openText,
  pasted,
} from '../../../client/replay/opener.ts';
import { latin1, twoPlayers, utf8 } from '../../support/gcg.ts';

const GAME = twoPlayers('>Ann: DEFIN 8D FINED +26 26');
const BAD = twoPlayers('>Ann: DEFIN 8Z FINED +26 26');
const file = (bytes: Uint8Array, name = 'game.gcg'): File => new File([Uint8Array.from(bytes)], name);
const nameOfFirst = (): string | undefined => opened.value?.open.game.players[0]?.name;

beforeEach(forgetFiles);

describe('[U46] opening', () => {
  test('[U46] a text opens its game, and nothing is left in the field', () => {
    isChoosing.value = true;
    openText(GAME);
    expect(opened.value?.open.replay.totals).toEqual([26, 0]);
    expect(opened.value?.fileName).toBeNull();
    expect([openError.value, pasted.value, isChoosing.value]).toEqual([null, '', false]);
  });

  test('[U46, N2] a file is read by its bytes, in either encoding', async () => {
    const accented = GAME.replace('Ann Lee', 'Ånn Lée');
    await openFile(file(latin1(accented)));
    expect(nameOfFirst()).toBe('Ånn Lée');
    await openFile(file(utf8(`#character-encoding UTF-8\n${accented.replace('Ånn', 'Ąnn')}`), 'two.gcg'));
    expect([nameOfFirst(), opened.value?.fileName]).toEqual(['Ąnn Lée', 'two.gcg']);
  });

  test('[U46] a text that cannot be read stays in the field, and the game that was open stays open', () => {
    openText(GAME);
    const before = opened.value;
    openText(BAD);
    expect(openError.value).toEqual({ code: 'gcg/bad-start', line: 3, text: '8Z' });
    expect(pasted.value).toBe(BAD);
    expect(opened.value).toBe(before);
    openText(GAME);
    expect(openError.value).toBeNull();
  });

  test('[U46] a file that cannot be read leaves its text in the field; one that is no text leaves none', async () => {
    await openFile(file(latin1(BAD.replace('Lee', 'Lée'))));
    expect([openError.value?.code, pasted.value]).toEqual(['gcg/bad-start', BAD.replace('Lee', 'Lée')]);
    await openFile(file(Uint8Array.of(0x89, 0x50, 0, 0)));
    expect([openError.value?.code, pasted.value]).toEqual(['file/not-text', '']);
  });

  test('[U46] what is too long is not read', async () => {
    const long = `${GAME}#note ${'x'.repeat(500_000)}\n`;
    await openFile(file(utf8(long)));
    expect([openError.value?.code, pasted.value, opened.value]).toEqual(['gcg/too-long', '', null]);
    openText(long);
    expect(openError.value?.code).toBe('gcg/too-long');
  });

  test('[U46] bytes that are no text are told so, and nothing of them is quoted', async () => {
    await openFile(file(Uint8Array.from({ length: 256 }, (_, index) => index)));
    expect([openError.value, pasted.value, opened.value]).toEqual([{ code: 'file/not-text' }, '', null]);
    expect(openTrouble.value).toBe('This is not a text file. A game file in GCG is one.');
  });

  test('[U46] a file that the browser cannot get hold of is told so', async () => {
    const gone = file(utf8(GAME));
    gone.arrayBuffer = () => Promise.reject(new Error('gone'));
    await openFile(gone);
    expect([openError.value, opened.value]).toEqual([{ code: 'file/unreadable' }, null]);
  });

  test('[U46] letters of no tile set are named', () => {
    openText(twoPlayers('>Ann: DEFIĜ 8D FIĜED +26 26'));
    expect(openError.value).toEqual({ code: 'gcg/no-tile-set', letters: ['Ĝ'] });
  });
});
