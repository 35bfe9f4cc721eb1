/** The classic board and the English tiles, written down a second time and in another form than the engine's. */

/** Premium squares by name. */
export const PREMIUM_SQUARES = {
  '3W': 'A1 H1 O1 A8 O8 A15 H15 O15',
  '2W': 'B2 C3 D4 E5 K5 L4 M3 N2 H8 E11 D12 C13 B14 K11 L12 M13 N14',
  '3L': 'F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14',
  '2L': 'D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15',
} as const;

const VALUES: readonly (readonly [string, number])[] = [
  ['AEILNORSTU', 1],
  ['DG', 2],
  ['BCMP', 3],
  ['FHVWY', 4],
  ['K', 5],
  ['JX', 8],
  ['QZ', 10],
  ['?', 0],
];

const COUNTS: readonly (readonly [string, number])[] = [
  ['E', 12],
  ['AI', 9],
  ['O', 8],
  ['NRT', 6],
  ['LSUD', 4],
  ['G', 3],
  ['BCMPFHVWY?', 2],
  ['KJXQZ', 1],
];

const byFace = (groups: readonly (readonly [string, number])[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap(([faces, n]) => [...faces].map((face) => [face, n] as const)));

/** Points by face; `?` is a blank. */
export const FACE_VALUES = byFace(VALUES);

/** Tiles of the full set by face. */
export const FACE_COUNTS = byFace(COUNTS);

/** Points of tiles at face value. */
export const pointsOf = (faces: Iterable<string>): number =>
  [...faces].reduce((sum, face) => sum + (FACE_VALUES.get(face) ?? 0), 0);
