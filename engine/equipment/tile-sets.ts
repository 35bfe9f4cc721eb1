import { BLANK, type Letter, type TileKind, type TileSet } from './tile-set.ts';

/** Letters as `face:count×value`, in the alphabet's order. */
function tileSet(id: string, letters: string, blanks: number): TileSet {
  const kinds: TileKind[] = letters.split(' ').map((entry) => {
    const [face = '', count, value] = entry.split(/[:×]/);
    return { tile: face as Letter, count: Number(count), value: Number(value) };
  });
  return {
    id,
    alphabet: kinds.map((kind) => kind.tile as Letter),
    kinds: [...kinds, { tile: BLANK, count: blanks, value: 0 }],
  };
}

const ENGLISH = tileSet(
  'english',
  'A:9×1 B:2×3 C:2×3 D:4×2 E:12×1 F:2×4 G:3×2 H:2×4 I:9×1 J:1×8 K:1×5 L:4×1 M:2×3 ' +
    'N:6×1 O:8×1 P:2×3 Q:1×10 R:6×1 S:4×1 T:6×1 U:4×1 V:2×4 W:2×4 X:1×8 Y:2×4 Z:1×10',
  2,
);

export const TILE_SETS = { english: ENGLISH } as const satisfies Record<string, TileSet>;

export type TileSetId = keyof typeof TILE_SETS;
