import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import { gcgEquipment } from '../../../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgGame } from '../../../../engine/notation/gcg/gcg-game.ts';
import { readGcg } from '../../../../engine/notation/gcg/read-gcg.ts';
import { replayGcg } from '../../../../engine/notation/gcg/replay-gcg.ts';
import { writeGcg } from '../../../../engine/notation/gcg/write-gcg.ts';
import { openGcg, twoPlayers, utf8 } from '../../../support/gcg.ts';

const WRONG = twoPlayers(
  '>Ann: FINEDAA 8D FINED +26 26',
  '>Bo: XXAEIOU F7 X(E)X +17 17',
  '>Ann: AAAEIOU H7 .(e). +5 31',
  '>Bo: AE (time) -10 8',
  '>Ann: (F) +8 39',
);

const FILES = [
  WRONG,
  ...['one-player', 'spanish', 'three-players', 'four-players'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../../fixtures/gcg/${name}.gcg`), 'utf8'),
  ),
];

/** What is counted of a game, whatever the lines are and in whatever order they stand at the end. */
function countOf(game: GcgGame): unknown {
  const equipment = gcgEquipment(game);
  if (!equipment.ok) return equipment.error.code;
  const { totals, recorded, board, mismatches, ending } = replayGcg(game, equipment.value);
  const told = mismatches.map((each) =>
    JSON.stringify({
      ...each,
      line: null,
      ...('missing' in each ? { missing: [...each.missing].sort() } : {}),
    }),
  );
  return {
    tileSet: equipment.value.tileSet.id,
    ...{ totals, recorded, board, ending },
    mismatches: told.sort(),
  };
}

function rewritten(game: GcgGame): GcgGame {
  const equipment = gcgEquipment(game);
  return openGcg(utf8(writeGcg(game, equipment.ok ? equipment.value.tileSet : TILE_SETS.english)));
}

test('[N2] a letter that differs from the one that lies there is written, in parentheses', () => {
  const lines = writeGcg(openGcg(WRONG), TILE_SETS.english).split('\n');
  expect(lines.slice(3, 6)).toEqual([
    '>Ann: AADEFIN 8D FINED +26 26',
    '>Bo: AEIOUXX F7 X(E)X +17 17',
    '>Ann: AAAEIOU H7 .(e). +5 31',
  ]);
  const tiles = openGcg('#player1 a\n>a: [CH]A 8G [CH]A +8 8\n>a: E H7 (A[ch])E +1 9\n');
  expect(writeGcg(tiles, TILE_SETS.spanish)).toContain(' H7 (A[ch])E +1 9\n');
});

test('[N2] totals at the end that do not add up stay where they stand', () => {
  const lines = ['>Ann: FINEDAA 8D FINED +26 26', '>Ann: (time) -10 20', '>Ann: (F) +8 28'];
  const text = writeGcg(openGcg(twoPlayers(...lines)), TILE_SETS.english);
  expect(text.split('\n').slice(4)).toEqual(['>Ann: (time) -10 20', '>Ann: (F) +8 28', '']);
});

interface Change {
  readonly kind: 'put' | 'cut' | 'swap' | 'twice' | 'drop' | 'lower' | 'through';
  readonly at: number;
  readonly to: number;
  readonly what: string;
}

const PIECES = [
  ...['[CH]', '(', ')', '.', '?', '#', '>', '\n', ' ', 'É', '-', '--', '+0', '9', 'A', 'a', '(E)', '(AB)'],
  ...['#note x\n', '#incomplete\n', '(time)', '(challenge)', '> ', '\u0301'],
];

const changes = fc.array(
  fc.record<Change>({
    kind: fc.constantFrom('put', 'cut', 'swap', 'twice', 'drop', 'lower', 'through'),
    at: fc.nat(10_000),
    to: fc.nat(10_000),
    what: fc.constantFrom(...PIECES),
  }),
  { minLength: 1, maxLength: 3 },
);

function changed(text: string, { kind, at, to, what }: Change): string {
  const lines = text.split('\n');
  const [one, other] = [at % lines.length, to % lines.length];
  const place = at % text.length;
  switch (kind) {
    case 'put':
      return text.slice(0, place) + what + text.slice(place);
    case 'cut':
      return text.slice(0, place) + text.slice(place + 1 + (to % 4));
    case 'swap':
      return lines
        .with(one, lines[other] ?? '')
        .with(other, lines[one] ?? '')
        .join('\n');
    case 'twice':
      return lines.toSpliced(one, 0, lines[one] ?? '').join('\n');
    case 'drop':
      return lines.toSpliced(one, 1).join('\n');
    case 'lower':
      return lines.with(one, lines[one]?.toLowerCase() ?? '').join('\n');
    case 'through':
      return text.replace(/\.(?=[A-Z])/, '(E)');
  }
}

test('[N2] a file with faults, read and written and read again, has the same faults and totals', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(...FILES), changes, (file, made) => {
      const game = readGcg(made.reduce(changed, file));
      if (!game.ok) return;
      read++;
      const again = rewritten(game.value);
      expect(countOf(again)).toEqual(countOf(game.value));
      expect(countOf(rewritten(again))).toEqual(countOf(again));
    }),
    { seed: 11, numRuns: 400 },
  );
  expect(read).toBeGreaterThan(120);
});
