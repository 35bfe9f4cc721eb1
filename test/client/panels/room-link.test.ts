import { describe, expect, test } from 'vitest';
import { qrPath } from '../../../client/panels/qr-path.ts';
import { roomIdIn } from '../../../client/panels/room-link.ts';

const ID = 'abcdef-ghjkmn-pqrstu';

describe('[U26] a room is found', () => {
  test.each([
    ['its code', ID],
    ['its code in capitals', ID.toUpperCase()],
    ['its code with space around it', `  ${ID}\n`],
    ['its code without dashes', ID.replaceAll('-', '')],
    ['its code with spaces for dashes', ID.replaceAll('-', ' ')],
    ['its link', `https://crosstile.example/r/${ID}`],
    ['its link with a query and a fragment', `http://localhost:8787/r/${ID}?from=chat#board`],
    ['its link in a sentence', `Come and play: https://crosstile.example/r/${ID} tonight`],
  ])('[U26] by %s', (_, text) => {
    expect(roomIdIn(text)?.replaceAll('-', '')).toBe(ID.replaceAll('-', ''));
  });

  test.each([[''], ['hello'], ['https://crosstile.example/new'], ['../../etc/passwd'], ['a'.repeat(60)]])(
    '[U26] but not by "%s"',
    (text) => {
      expect(roomIdIn(text)).toBeNull();
    },
  );
});

test('[U26] a QR code has its dark modules as one path inside its size', () => {
  const { size, path } = qrPath(`https://crosstile.example/r/${ID}`);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, x, y, width, back]) =>
    [x, y, width, back].map(Number),
  );
  expect(runs.length).toBeGreaterThan(100);
  expect(runs.map(([x = 0, y = 0, width = 0]) => `M${x} ${y}h${width}v1h-${width}z`).join('')).toBe(path);
  for (const [x = 0, y = 0, width = 0] of runs) {
    expect(x + width).toBeLessThan(size);
    expect(y).toBeLessThan(size);
  }
  // The upper left finder: seven dark modules behind a quiet border of two.
  expect(path.startsWith('M2 2h7v1h-7z')).toBe(true);
});
