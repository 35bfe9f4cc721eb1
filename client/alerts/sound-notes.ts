import type { TableAlert } from './table-look.ts';

/** A tone that fades at once. Times are in seconds from the beginning of its sound. */
export interface Note {
  readonly at: number;
  readonly length: number;
  /** Hertz; it falls to `to`, where there is one. */
  readonly pitch: number;
  readonly to?: number;
  /** From 0 to 1. */
  readonly loudness: number;
  readonly wave: 'sine' | 'triangle';
}

/** Wood on wood: a body, and the click of the edge. */
const knock = (at: number, loudness: number): readonly Note[] => [
  { at, length: 0.07, pitch: 360, to: 190, loudness, wave: 'triangle' },
  { at, length: 0.018, pitch: 2100, to: 1500, loudness: loudness * 0.4, wave: 'sine' },
];

const tone = (at: number, pitch: number, length: number, loudness = 0.3): Note => ({
  at,
  length,
  pitch,
  loudness,
  wave: 'triangle',
});

/** What each alert sounds like. */
export const SOUNDS: Readonly<Record<TableAlert, readonly Note[]>> = {
  laid: knock(0, 0.35),
  played: [...knock(0, 0.3), ...knock(0.075, 0.4)],
  yourTurn: [...knock(0, 0.3), tone(0.09, 523.25, 0.22), tone(0.21, 783.99, 0.34)],
  lowTime: [tone(0, 987.77, 0.08), tone(0.17, 987.77, 0.08), tone(0.34, 987.77, 0.12)],
  over: [tone(0, 392, 0.3), tone(0.13, 523.25, 0.3), tone(0.26, 659.26, 0.34), tone(0.39, 783.99, 0.6)],
};
