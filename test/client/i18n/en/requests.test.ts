import { expect, test } from 'vitest';
import { callOffText, newsText, requestText } from '../../../../client/i18n/en/requests.ts';
import type { OpenRequest } from '../../../../client/state/requests.ts';
import type { TableNews } from '../../../../client/state/table-news.ts';
import { millis, seat } from '../../../../engine/base/units.ts';
import type { Want } from '../../../../engine/protocol/want.ts';

const NAMES = ['Ida', 'Marek', 'Noor'];
const as = (you: number | null) => ({ names: NAMES, you: you === null ? null : seat(you) });
const GONE = { against: seat(2) } as const;
const WANTS: readonly Want[] = [
  { kind: 'abort' },
  { kind: 'end', ...GONE },
  { kind: 'remove', ...GONE },
  { kind: 'bot', ...GONE },
];

function open(want: Want, change: Partial<OpenRequest> = {}): OpenRequest {
  const by = seat(1);
  return {
    request: 1,
    by,
    want,
    agreed: [by],
    until: millis(0),
    awaited: [seat(0)],
    part: 'asked',
    ...change,
  };
}

test('[U50] says who asks for what, and what it would come to', () => {
  expect(WANTS.map((want) => requestText(open(want), as(0)).text)).toEqual([
    'Marek asks to call the game off. No result.',
    'Marek asks to end the game, as Noor is gone. No result.',
    'Marek asks to go on without Noor, who is gone.',
    'Marek asks to let a computer play for Noor, who is gone.',
  ]);
  expect(requestText(open({ kind: 'win', ...GONE }), as(null)).text).toBe(
    'Marek asks to claim the win, as Noor is gone.',
  );
});

test('[U50] says who has agreed and who is waited for', () => {
  const state = (you: number | null, change: Partial<OpenRequest> = {}): string =>
    requestText(open(WANTS[0] ?? { kind: 'abort' }, change), as(you)).state;
  expect(state(0)).toBe('');
  expect(state(1, { part: 'asker' })).toBe('Waiting for Ida.');
  const three = { agreed: [seat(1), seat(0)], awaited: [seat(2)] };
  expect(state(1, { ...three, part: 'asker' })).toBe('Ida agrees. Waiting for Noor.');
  expect(state(0, { ...three, part: 'agreed' })).toBe('You agree. Waiting for Noor.');
  expect(state(2, three)).toBe('Ida agrees.');
});

test('[U50] says what calling the game off takes', () => {
  expect(callOffText(true, [seat(1)], as(0))).toMatchObject({ button: 'Call it off' });
  expect(callOffText(true, [seat(1)], as(0)).text).toMatch(/you can do this alone/);
  expect(callOffText(false, [seat(1)], as(0))).toEqual({
    text: 'It needs the consent of Marek, who has a minute to answer. The game then ends without a result; until then it goes on.',
    button: 'Ask Marek',
  });
  expect(callOffText(false, [seat(1), seat(2)], as(0)).button).toBe('Ask Marek and Noor');
});

test('[U50] says what came of a question', () => {
  const opened = {
    type: 'requestOpened',
    request: 1,
    by: seat(1),
    want: { kind: 'abort' },
    until: millis(0),
  } as const;
  const outcome = (
    closed: 'refused' | 'expired' | 'void' | 'agreed',
    by: number | null,
    you: number,
    want: Want = opened.want,
  ): string => {
    const end = {
      type: 'requestClosed',
      request: 1,
      outcome: closed,
      by: by === null ? null : seat(by),
    } as const;
    return newsText({ type: 'request', opened: { ...opened, want }, closed: end }, as(you));
  };
  expect(outcome('refused', 0, 1)).toBe('Ida does not agree to call the game off. The game goes on.');
  expect(outcome('refused', 0, 0)).toBe('You do not agree to call the game off. The game goes on.');
  expect(outcome('refused', 1, 0)).toBe('Marek took the question back. The game goes on.');
  expect(outcome('expired', null, 0)).toBe(
    'Not everybody agreed in time to call the game off. The game goes on.',
  );
  expect(outcome('void', null, 0)).toBe('Marek’s question is closed. The game goes on.');
  expect(outcome('agreed', 0, 0)).toBe('');
  expect(outcome('void', null, 2, { kind: 'remove', ...GONE })).toBe(
    'Marek asked to go on without you while you were gone. The game goes on.',
  );
});

test('[U50, U51, U52] says what else is new at the table, from where one sits', () => {
  const gift: TableNews = { type: 'timeGiven', seat: seat(1), to: seat(0), time: millis(15_000) };
  expect([0, 1, 2].map((you) => newsText(gift, as(you)))).toEqual([
    'Marek gave you 15 seconds.',
    'You gave Ida 15 seconds.',
    'Marek gave Ida 15 seconds.',
  ]);
  const removed: TableNews = { type: 'seatGone', seat: seat(2), cause: 'removed' };
  expect([0, 2].map((you) => newsText(removed, as(you)))).toEqual([
    'Noor was gone and was taken out of the game.',
    'You were gone on your turn and were taken out of the game.',
  ]);
  const replaced: TableNews = { type: 'botTookOver', seat: seat(2), level: 'expert' };
  expect([0, 2].map((you) => newsText(replaced, as(you)))).toEqual([
    'A computer plays for Noor, who was gone.',
    'You were gone on your turn, so a computer plays for you.',
  ]);
  const back: TableNews = { type: 'seatTakenBack', seat: seat(2) };
  expect([0, 2].map((you) => newsText(back, as(you)))).toEqual(['Noor plays again.', 'You play again.']);
});
