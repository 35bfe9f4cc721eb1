import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { gcgEquipment } from '../../../engine/notation/gcg/gcg-equipment.ts';
import { gcgOfGame } from '../../../engine/notation/gcg/gcg-of-game.ts';
import { replayGcg } from '../../../engine/notation/gcg/replay-gcg.ts';
import { writeGcg } from '../../../engine/notation/gcg/write-gcg.ts';
import { formatBoard, parseBoard } from '../../../engine/notation/position.ts';
import { openGcg, twoPlayers } from '../../support/gcg.ts';
import { Table } from '../../support/table.ts';
import { boardWith, tilesOf } from '../../support/tiles.ts';

const { spanish, catalan, norwegian } = TILE_SETS;

test('[N2] a Norwegian game is written and read back, racks in the order Z Æ Ø Å', () => {
  const racks = ['ÅÆØWAM?', 'SKULENT'];
  const table = new Table({ ruleset: PRESETS.norwegian, racks });
  table.place(0, '8G ÅMA');
  table.exchange(1, 'SKU');
  const text = writeGcg(
    gcgOfGame({
      events: [
        { type: 'started', ruleset: PRESETS.norwegian, seats: 2 },
        { type: 'firstDrawn', rounds: [], first: seat(0), drawCounter: 2 },
        { type: 'dealt', racks: racks.map(tilesOf), drawCounter: 16 },
        ...table.events,
      ],
      viewer: null,
      names: ['Åse', 'Bo'],
      lexicon: { id: 'norwegian', title: 'Norsk', hash: '0'.repeat(16), words: 1 },
      title: '',
      commitment: null,
    }),
    norwegian,
  );
  expect(text).toContain('#tile-distribution norwegian');
  expect(text).toContain('AMWÆØÅ? 8G ÅMA +14 14');
  const game = openGcg(text);
  const equipment = gcgEquipment(game);
  if (!equipment.ok) throw new Error(equipment.error.code);
  expect(equipment.value.tileSet.id).toBe('norwegian');
  expect(replayGcg(game, equipment.value).mismatches).toEqual([]);
  expect(writeGcg(game, norwegian)).toBe(text);
});

test('[N2, L1] tiles of several letters are written in brackets, and scored as such', () => {
  const text = twoPlayers('#tile-set spanish', '>Ann: AOO[CH][RR]S? 8G [CH]O[RR]O +30 30');
  const game = openGcg(text);
  const equipment = gcgEquipment(game);
  if (!equipment.ok) throw new Error(equipment.error.code);
  expect(equipment.value.tileSet.id).toBe('spanish');
  expect(replayGcg(game, equipment.value).mismatches).toEqual([]);
  expect(writeGcg(game, spanish)).toContain('8G [CH]O[RR]O');
});

test('[N3, L1] a board of tiles of several letters is a string and back', () => {
  const layout = BOARD_LAYOUTS.classic;
  for (const [tileSet, play] of [
    [spanish, '8G [CH]O[rr]O'],
    [catalan, '8F CO[L·L]E[ny]'],
    [norwegian, '8G ÅzÆü'],
  ] as const) {
    const board = boardWith([play]);
    const text = formatBoard(layout, board);
    expect(text.split('/')[7]).toContain(play.split(' ')[1]);
    expect(parseBoard(layout, tileSet, text)).toEqual({ ok: true, value: board });
  }
});
