import { BLANK, type TileSet } from '../../engine/equipment/tile-set.ts';
import { letter } from './tiles.ts';

const FIGURES =
  'A12×1 B2×3 C4×3 CH1×5 D5×2 E12×1 F1×4 G2×2 H2×4 I6×1 J1×8 L4×1 LL1×8 M2×3 N5×1 Ñ1×8 O9×1 P2×3 Q1×5 R5×1 ' +
  'RR1×8 S6×1 T4×1 U5×1 V1×4 X1×8 Y1×4 Z1×10';

const letters = FIGURES.split(' ').map((entry) => {
  const [, face = '', count, value] = /^(\D+)(\d+)×(\d+)$/u.exec(entry) ?? [];
  return { tile: letter(face), count: Number(count), value: Number(value) };
});

/** The Spanish tiles, with CH, LL and RR of one tile each: 100 of them, two blanks among them. */
export const SPANISH: TileSet = {
  id: 'spanish',
  alphabet: letters.map(({ tile }) => tile),
  kinds: [...letters, { tile: BLANK, count: 2, value: 0 }],
};
