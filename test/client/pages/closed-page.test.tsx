import { afterEach, expect, test } from 'vitest';
import { connect, disconnect } from '../../../client/net/connection.ts';
import { ClosedPage } from '../../../client/pages/closed-page.tsx';
import { CLOSE } from '../../../engine/protocol/version.ts';
import { useDrawing } from '../support/small-page.ts';

const draw = useDrawing();

afterEach(disconnect);

test.each([
  [CLOSE.gone, 'This room has closed', [], ['Start page']],
  [CLOSE.removed, 'The host has removed you from this room', [], ['Start page']],
  [CLOSE.locked, 'This room is locked', ['Try again'], ['Start page']],
  [CLOSE.replaced, 'Open in another window', ['Use it here'], ['Start page']],
  [CLOSE.versionSkew, 'A new version is ready', ['Load the page again'], []],
  [CLOSE.policy, 'The room closed the connection', ['Load the page again'], ['Start page']],
])('[U180] closed with %i, the page says why and has a way on', async (code, title, buttons, links) => {
  const at = await draw(<ClosedPage code={code} />);
  expect([at.texts('h1'), at.texts('button')]).toEqual([[title], buttons]);
  expect(at.texts('p')[0]).toMatch(/\.$/);
  expect(Object.keys(at.links())).toEqual(['Crosstile', ...links]);
});

test('[U180, U82] a locked room is tried again, and a replaced tab takes the place back, at a press', async () => {
  let lines = 0;
  const at = await draw(
    <>
      <ClosedPage code={CLOSE.locked} />
      <ClosedPage code={CLOSE.replaced} />
    </>,
  );
  connect('abc', ({ onClosed }) => {
    lines += 1;
    onClosed(CLOSE.locked);
    return { send: () => false, probe: () => undefined, roundTrip: () => 0, close: () => undefined };
  });
  await at.press('Try again');
  expect(lines).toBe(2);
  await at.press('Use it here');
  expect(lines).toBe(3);
});
