import { afterEach, describe, expect, test } from 'vitest';
import { connect, disconnect } from '../../../client/net/connection.ts';
import { NoRoomPage } from '../../../client/pages/no-room-page.tsx';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

afterEach(disconnect);

describe('[U180] a room that does not open', () => {
  test.each([
    ['offline', 'No connection'],
    ['unanswered', 'The room cannot answer now'],
    ['blocked', 'The line to this room does not open'],
  ] as const)('[U180] %s: says why, is tried again at a press, and has other ways on', async (why, title) => {
    const at = await draw(<NoRoomPage why={why} />);
    let attempts = 0;
    connect('abc', ({ onLost }) => {
      attempts += 1;
      onLost(4_000);
      return { send: () => false, probe: () => undefined, roundTrip: () => 0, close: () => undefined };
    });
    await at.settle();
    expect([at.texts('h1'), at.title()]).toEqual([[title], `${title} – Crosstile`]);
    expect(at.texts('p').at(-1)).toMatch(/^Trying again in \d s\.$/);
    expect(at.links()).toMatchObject({ 'Play on this device instead': '/device', 'Start page': '/' });
    await at.press('Try now');
    expect(attempts).toBe(2);
  });

  test('[U180] unknown: has a field for the right link, and does not wait', async () => {
    const at = await draw(<NoRoomPage why="unknown" />);
    expect(at.texts('h1')).toEqual(['There is no room here']);
    expect([at.has('form'), at.texts('button')]).toEqual([true, ['Open']]);
    expect(at.links()).toMatchObject({ 'Start page': '/' });
  });
});
