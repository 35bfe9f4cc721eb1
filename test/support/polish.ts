import { BLANK, type TileSet } from '../../engine/equipment/tile-set.ts';
import { letter } from './tiles.ts';

const FIGURES =
  'A9×1 Ą1×5 B2×3 C3×2 Ć1×6 D3×2 E7×1 Ę1×5 F1×5 G2×3 H2×3 I8×1 J2×3 K3×2 L3×2 Ł2×3 M3×2 N5×1 Ń1×7 O6×1 Ó1×5 ' +
  'P3×2 R4×1 S4×1 Ś1×5 T3×2 U2×3 W4×1 Y4×2 Z5×1 Ź1×9 Ż1×5';

const letters = FIGURES.split(' ').map((entry) => {
  const [, face = '', count, value] = /^(\D)(\d+)×(\d+)$/u.exec(entry) ?? [];
  return { tile: letter(face), count: Number(count), value: Number(value) };
});

/** The Polish tiles: 100 of them, two blanks among them, worth 190 points. */
export const POLISH: TileSet = {
  id: 'polish',
  alphabet: letters.map(({ tile }) => tile),
  kinds: [...letters, { tile: BLANK, count: 2, value: 0 }],
};
