import { describe, expect, test } from 'vitest';
import { MAX_GCG_LENGTH } from '../../../../engine/notation/gcg/file-lines.ts';
import type { GcgEvent } from '../../../../engine/notation/gcg/gcg-game.ts';
import { gcgRefusal, latin1, openGcg, twoPlayers, utf8 } from '../../../support/gcg.ts';
import { at } from '../../../support/tiles.ts';

const eventsOf = (...lines: string[]): readonly GcgEvent[] => openGcg(twoPlayers(...lines)).events;
const eventOf = (...lines: string[]): GcgEvent | undefined => eventsOf(...lines).at(-1);
const wordOf = (...lines: string[]): string => {
  const event = eventOf(...lines);
  if (event?.type !== 'play') throw new Error('no play');
  return event.word
    .map(({ letter, blank, through }) => `${through ? '~' : blank ? '?' : ''}${letter ?? ''}`)
    .join(' ');
};

const NORSE = ['#player1 Åse Åse Ødegård', '>Åse: ÆØÅBLET 8D BLÅ +14 14', ''];

describe('encodings', () => {
  test('[N2] bytes are ISO 8859-1 where nothing else is said', () => {
    for (const first of ['', '#character-encoding ISO-8859-1\n', '#character-encoding iso8859-1\n']) {
      const game = openGcg(latin1(first + NORSE.join('\n')));
      expect(game.players).toEqual([{ nick: 'Åse', name: 'Åse Ødegård' }]);
      expect(game.events[0]?.rack.join('')).toBe('ÆØÅBLET');
      expect(game.header).toEqual([]);
    }
  });

  test.each([
    '#character-encoding UTF-8\n',
    '#Character-Encoding utf8 \n',
    '\ufeff',
    '\ufeff#character-encoding UTF-8\n',
  ])('[N2] they are UTF-8 when the first line or a byte order mark says so: %j', (first) => {
    const text = first + NORSE.join('\n');
    expect(openGcg(utf8(text)).players[0]?.name).toBe('Åse Ødegård');
    expect(openGcg(utf8(text))).toEqual(openGcg(text));
  });

  test('[N2] a letter and its accent are one letter, however they are encoded', () => {
    const game = openGcg('#player1 Jan\n>Jan: Z\u0301A 8H Z\u0301A +9 9\n'.normalize('NFD'));
    expect(game.events[0]?.rack).toEqual(['Ź', 'A']);
  });

  test('[N2] a line that is no UTF-8, an encoding that is not known, or one that comes late', () => {
    const cut = Uint8Array.of(...utf8('#character-encoding UTF-8\n#player1 '), 0xc3, 0x0a);
    expect(gcgRefusal(cut)).toMatchObject({ code: 'gcg/bad-utf8', line: 2 });
    expect(gcgRefusal(latin1('#character-encoding iso8859-6\n'))).toEqual({
      code: 'gcg/unknown-encoding',
      line: 1,
      text: 'iso8859-6',
    });
    expect(gcgRefusal(latin1('#title x\n#character-encoding UTF-8\n'))).toMatchObject({
      code: 'gcg/late-encoding',
      line: 2,
    });
    // Text was decoded already.
    expect(openGcg(`#character-encoding iso8859-6\n${NORSE.join('\n')}`).players[0]?.nick).toBe('Åse');
  });
});

test.each(['\r', '\n', '\r\n'])('[N2] lines may end with %j and are counted so', (end) => {
  const file = twoPlayers(
    '',
    '>Ann: ABC 8G CAB +16 16',
    '#note one',
    'two',
    '',
    'three',
    '>Bo: - +0 0',
  ).replaceAll('\n', end);
  const game = openGcg(latin1(file));
  expect(game.events.map(({ type, line }) => [type, line])).toEqual([
    ['play', 4],
    ['pass', 9],
  ]);
  expect(game.events[0]?.after).toEqual([{ name: 'note', text: 'one\ntwo\n\nthree' }]);
  expect(gcgRefusal(file.replace('8G', '8P'))).toEqual({ code: 'gcg/bad-start', line: 4, text: '8P' });
});

describe('pragmata', () => {
  test('[N2] known or not, they are kept in their order, empty ones too', () => {
    const game = openGcg(
      twoPlayers(
        '#title ',
        '#x-clock 3 + 2',
        '#lexicon   CSW21',
        '#description Round 1,',
        'table 4',
        '#',
        '#- more',
        '',
        '>Ann: ABC 8G CAB +16 16',
        '#x-time 12',
        '#note',
        '#note  a > b # c',
        ' > indented',
        '#rack1 ?AEIOU',
        '#rack2 XYZ',
        '',
      ),
    );
    expect(game.header).toEqual([
      { name: 'title', text: '' },
      { name: 'x-clock', text: '3 + 2' },
      { name: 'lexicon', text: 'CSW21' },
      { name: 'description', text: 'Round 1,\ntable 4' },
      { name: '', text: '' },
      { name: '-', text: 'more' },
    ]);
    expect(game.events[0]?.after).toEqual([
      { name: 'x-time', text: '12' },
      { name: 'note', text: '' },
      { name: 'note', text: 'a > b # c\n > indented' },
      { name: 'rack1', text: '?AEIOU' },
      { name: 'rack2', text: 'XYZ' },
    ]);
  });

  test('[N2] one to four players, by number', () => {
    const four = openGcg('#player2 b Bo Berg\n#player1\ta\tAnn   Lee\n#player4 d\n#player3 c\n>d: - +0 0');
    expect(four.players).toEqual([
      { nick: 'a', name: 'Ann   Lee' },
      { nick: 'b', name: 'Bo Berg' },
      { nick: 'c', name: '' },
      { nick: 'd', name: '' },
    ]);
    expect(four.events[0]?.player).toBe(3);
    expect(openGcg('#player1 a').players).toHaveLength(1);
  });

  test('[N2] players of the same nick take turns, and get back what is theirs', () => {
    const game = openGcg(
      [
        '#player1 NoName',
        '#player2 NoName',
        '>NoName: ABC 8G CAB +16 16',
        '>NoName: XYZ J8 XYZ +50 50',
        '>NoName: XYZ -- -50 0',
        '>NoName: - +0 16',
        '>NoName: AT H7 .T +2 2',
        '>NoName: (challenge) +5 7',
        '>NoName: (XX) +16 23',
        '>NoName: (XX) -16 0',
        '>NoName: (time) -10 13',
      ].join('\n'),
    );
    expect(game.events.map(({ player }) => player)).toEqual([0, 1, 1, 0, 1, 1, 1, 0, 1]);
  });
});

describe('events', () => {
  test('[N2] a play, with every field', () => {
    expect(eventsOf('>Ann: AEMSTT? O8 ESTaMT +83 211')).toEqual([
      {
        type: 'play',
        player: 0,
        rack: ['A', 'E', 'M', 'S', 'T', 'T', '?'],
        start: at('O8'),
        direction: 'down',
        word: [...'ESTAMT'].map((letter) => ({ letter, blank: letter === 'A', through: false })),
        score: 83,
        total: 211,
        line: 3,
        after: [],
      },
    ]);
  });

  test('[N2] small columns, tabs, no total, and the cross words of old files', () => {
    const play = { type: 'play', start: at('H8'), direction: 'across', score: 26, total: null };
    expect(eventOf('>Bo:\tABC\t8h   CAB\t+26')).toMatchObject(play);
    expect(eventOf('>Bo: ABC 8h CAB +26 BE, ET, DO')).toMatchObject(play);
    expect(eventOf('>Bo: ABC 8h CAB +26  66  BE, ET')).toMatchObject({ ...play, total: 66 });
    expect(eventOf('>Bo: ABC h8 CAB +26')).toMatchObject({ ...play, direction: 'down' });
    expect(eventOf('> Bo:ABC 8h CAB +26')).toMatchObject(play);
  });

  test.each([
    ['>Ann: ABC - +0 24', { type: 'pass', rack: ['A', 'B', 'C'], score: 0, total: 24 }],
    ['>Ann: ABC -  -0 24', { type: 'pass', score: 0 }],
    ['>Ann: ABC -0 +0 24', { type: 'pass' }],
    ['>Ann: - +0 24', { type: 'pass', rack: [] }],
    ['>Ann: ABC -CA +0 56', { type: 'exchange', count: 2, tiles: ['C', 'A'] }],
    ['>Ann: ?BC -?[CH] +0 56', { type: 'exchange', count: 2, tiles: ['?', 'CH'] }],
    ['>Ann: ABC -5 +0 56', { type: 'exchange', count: 5, tiles: null }],
    ['>Ann: -5 +0 56', { type: 'exchange', count: 5, tiles: null, rack: [] }],
    ['>Ann: XY (challenge) +5 289', { type: 'challenge', score: 5, rack: ['X', 'Y'] }],
    ['>Ann: (challenge) +10 289', { type: 'challenge', score: 10, rack: [] }],
    ['>Ann: XY (CHALLENGE) -10 279', { type: 'challenge', score: -10 }],
    ['>Ann: (G?) +4 539', { type: 'rackGain', tiles: ['G', '?'], score: 4, rack: [] }],
    ['>Ann: () +0 539', { type: 'rackGain', tiles: [], score: 0 }],
    ['>Ann: FW (FW) -8 -16', { type: 'rackLoss', tiles: ['F', 'W'], score: -8, total: -16 }],
    ['>Ann: ? (?) -0 12', { type: 'rackLoss', tiles: ['?'], score: 0 }],
    ['>Ann: FW (time) -10 409', { type: 'time', score: -10, rack: ['F', 'W'] }],
    ['>Ann: (time) +-10 409', { type: 'time', score: -10 }],
  ])('[N2] %s', (line, event) => {
    expect(eventOf(line)).toMatchObject({ player: 0, ...event });
  });

  test('[N2] zero is never a negative zero', () => {
    const event = eventOf('>Ann: ABC - -0 -0');
    expect([event?.score, event?.total]).toStrictEqual([0, 0]);
  });

  test('[N2] a withdrawn play, in both spellings, with notes between', () => {
    for (const line of ['>Bo: ABC --  -16 0', '>Bo: ABC -- +0 0']) {
      const events = eventsOf('>Bo: ABC 8G CAB +16 16', '#note oh', line, '>Bo: ABC 8G BAC +16 16');
      expect(events.map(({ type }) => type)).toEqual(['play', 'withdrawn', 'play']);
      expect(wordOf('>Bo: ABC 8G CAB +16 16', line, '>Bo: ABC 8G BAC +16 16')).toBe('B A C');
    }
  });
});

describe('words', () => {
  const FIRST = '>Ann: FINED?X 8D FINeD +22 22';

  test.each([
    ['8A CON.....', 'C O N ~ ~ ~ ~ ~'],
    ['8A CON(FINED)', 'C O N ~F ~I ~N ~E ~D'],
    ['8A CON(FI)N(ED)', 'C O N ~F ~I ~N ~E ~D'],
    ['8A CONFINED', 'C O N ~F ~I ~N ~E ~D'],
    ['8A CONFINeD', 'C O N ~F ~I ~N ~E ~D'],
    ['8A CoNF.(NE)D', 'C ?O N ~F ~ ~N ~E ~D'],
    ['D8 FOX', '~F O X'],
    ['D8 (F)o[CH]', '~F ?O CH'],
    ['D8 .[ch][Ch]', '~ ?CH CH'],
  ])('[N1, N2] %s', (play, word) => {
    expect(wordOf(FIRST, `>Bo: ${play} +1 1`)).toBe(word);
  });

  test('[N2] where a play was withdrawn nothing lies any more', () => {
    expect(wordOf(FIRST, '>Ann: -- -22 0', '>Bo: 8A CONFINED +1 1')).toBe('C O N F I N E D');
  });
});

describe('what is wrong', () => {
  test.each<[string, number, string, ...string[]]>([
    ['gcg/stray-text', 3, 'hello', 'hello'],
    ['gcg/stray-text', 4, 'x'.repeat(60), '>Ann: - +0 0', 'x'.repeat(99)],
    ['gcg/bad-player', 3, 'x', '#player5 x'],
    ['gcg/bad-player', 3, 'x', '#player0 x'],
    ['gcg/bad-player', 3, '', '#player3'],
    ['gcg/player-twice', 3, 'Cy', '#player2 Cy'],
    ['gcg/player-missing', 1, '', '#player4 Cy'],
    ['gcg/unknown-nick', 3, 'Cy', '>Cy: ABC - +0 0'],
    ['gcg/unknown-nick', 3, 'ann', '>ann: ABC - +0 0'],
    ['gcg/bad-event', 3, '>Ann ABC - +0 0', '>Ann ABC - +0 0'],
    ['gcg/bad-event', 3, '>Ann:', '>Ann:'],
    ['gcg/bad-event', 3, '>: ABC - +0 0', '>: ABC - +0 0'],
    ['gcg/bad-rack', 3, 'A*C', '>Ann: A*C 8H AC +8 8'],
    ['gcg/bad-rack', 3, 'A[]C', '>Ann: A[]C 8H AC +8 8'],
    ['gcg/bad-rack', 3, '(A', '>Ann: (A +8 8'],
    ['gcg/bad-start', 3, '16A', '>Ann: AC 16A AC +8 8'],
    ['gcg/bad-start', 3, '8', '>Ann: AC 8 H AC +8 8'],
    ['gcg/bad-start', 3, '', '>Ann: AC'],
    ['gcg/bad-word', 3, 'A)C', '>Ann: AC 8H A)C +8 8'],
    ['gcg/bad-word', 3, '(AC', '>Ann: AC 8H (AC +8 8'],
    ['gcg/bad-word', 3, '((A))C', '>Ann: AC 8H ((A))C +8 8'],
    ['gcg/bad-word', 3, 'A?', '>Ann: AC 8H A? +8 8'],
    ['gcg/bad-word', 3, '()', '>Ann: AC 8H () +8 8'],
    ['gcg/off-board', 3, 'ABCD', '>Ann: ABCD 8M ABCD +8 8'],
    ['gcg/off-board', 3, '..', '>Ann: ABCD O15 .. +8 8'],
    ['gcg/bad-exchange', 3, '-A5', '>Ann: ABC -A5 +0 0'],
    ['gcg/bad-exchange', 3, '--A', '>Ann: ABC --A +0 0'],
    ['gcg/bad-score', 3, '8', '>Ann: AC 8H AC 8 8'],
    ['gcg/bad-score', 3, '', '>Ann: AC 8H AC'],
    ['gcg/bad-score', 3, '+1e3', '>Ann: AC - +1e3 8'],
    ['gcg/nothing-to-withdraw', 3, '', '>Ann: AC -- -8 0'],
    ['gcg/nothing-to-withdraw', 4, '', '>Ann: AC 8H AC +8 8', '>Bo: AC -- -8 0'],
  ])('[N2] %s on line %d: %j', (code, line, text, ...lines) => {
    expect(gcgRefusal(twoPlayers(...lines))).toEqual({ code, line, text });
  });

  test('[N2] a file that is empty, that is none, or that has no end', () => {
    expect(gcgRefusal('')).toEqual({ code: 'gcg/player-missing', line: 1, text: '' });
    expect(gcgRefusal('{"ok":true}')).toMatchObject({ code: 'gcg/stray-text', line: 1 });
    expect(gcgRefusal(new Uint8Array(MAX_GCG_LENGTH + 1))).toEqual({
      code: 'gcg/too-long',
      line: 1,
      text: '',
    });
    expect(openGcg(twoPlayers('#note '.padEnd(MAX_GCG_LENGTH - 60, 'x'))).events).toEqual([]);
  });
});
