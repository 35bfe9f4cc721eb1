import { BLANK, type Tile } from '../../engine/equipment/tile-set.ts';
import type { Evaluation } from '../../engine/moves/evaluation.ts';

/** What a tile is worth to keep, roughly as published tables have it, in points. */
const WORTHS = 'A0 B-2 C0 D0 E2 F-2 G-2 H1 I-1 J-2 K-2 L0 M0 N1 O-1 P0 Q-7 R1 S8 T0 U-3 V-5 W-4 X3 Y0 Z5 ?25';
const worths = new Map<Tile, number>(
  WORTHS.split(' ').map((entry) => [entry.slice(0, 1) as Tile, Number(entry.slice(1))]),
);
const vowels = new Set<Tile>([...'AEIOU'] as Tile[]);
const DOUBLE = 3;
const IMBALANCE = 2;

/** A plain equity to measure with: tile by tile, less for doubles and for vowels without consonants or the other way. */
export const EQUITY: Evaluation = {
  leave(kept) {
    let worth = 0;
    let balance = 0;
    for (let i = 0; i < kept.length; i++) {
      const tile = kept[i] ?? BLANK;
      worth += worths.get(tile) ?? 0;
      if (tile === BLANK) continue;
      if (i > 0 && kept[i - 1] === tile) worth -= DOUBLE;
      balance += vowels.has(tile) ? 1 : -1;
    }
    return worth - IMBALANCE * Math.max(0, Math.abs(balance) - 1);
  },
};
