/** A tile set as it is written down: letters in the alphabet's order as `face:count×value`, those without a tile bare. */
export interface TileFigures {
  readonly letters: string;
  readonly blanks: number;
  /** False where it is not known which letters without a tile a blank may be. */
  readonly blankOnlyChecked?: boolean;
}

/** By language. Counts and values are those of each language's common edition. */
export const TILE_FIGURES = {
  english: {
    blanks: 2,
    letters:
      'A:9×1 B:2×3 C:2×3 D:4×2 E:12×1 F:2×4 G:3×2 H:2×4 I:9×1 J:1×8 K:1×5 L:4×1 M:2×3 N:6×1 O:8×1 P:2×3 ' +
      'Q:1×10 R:6×1 S:4×1 T:6×1 U:4×1 V:2×4 W:2×4 X:1×8 Y:2×4 Z:1×10',
  },
  norwegian: {
    blanks: 2,
    letters:
      'A:7×1 B:3×4 C:1×10 D:5×1 E:9×1 F:4×2 G:4×2 H:3×3 I:5×1 J:2×4 K:4×2 L:5×1 M:3×2 N:6×1 O:4×2 P:2×4 Q ' +
      'R:6×1 S:6×1 T:6×1 U:3×4 V:3×4 W:1×8 X Y:1×6 Z Æ:1×6 Ø:2×5 Å:2×4 Ü Ä Ö',
  },
  dutch: {
    blanks: 2,
    letters:
      'A:6×1 B:2×3 C:2×5 D:5×2 E:18×1 F:2×4 G:3×3 H:2×4 I:4×1 J:2×4 K:3×3 L:3×3 M:3×3 N:10×1 O:6×1 P:2×3 ' +
      'Q:1×10 R:5×2 S:5×2 T:5×2 U:3×4 V:2×4 W:2×5 X:1×8 Y:1×8 Z:2×4',
  },
  french: {
    blanks: 2,
    letters:
      'A:9×1 B:2×3 C:2×3 D:3×2 E:15×1 F:2×4 G:2×2 H:2×4 I:8×1 J:1×8 K:1×10 L:5×1 M:3×2 N:6×1 O:6×1 P:2×3 ' +
      'Q:1×8 R:6×1 S:6×1 T:6×1 U:6×1 V:2×4 W:1×10 X:1×10 Y:1×10 Z:1×10',
  },
  german: {
    blanks: 2,
    letters:
      'A:5×1 Ä:1×6 B:2×3 C:2×4 D:4×1 E:15×1 F:2×4 G:3×2 H:4×2 I:6×1 J:1×6 K:2×4 L:3×2 M:4×3 N:9×1 O:3×2 ' +
      'Ö:1×8 P:1×4 Q:1×10 R:6×1 S:7×1 T:6×1 U:6×1 Ü:1×6 V:1×6 W:1×3 X:1×8 Y:1×10 Z:1×3',
  },
  spanish: {
    blanks: 2,
    letters:
      'A:12×1 B:2×3 C:4×3 CH:1×5 D:5×2 E:12×1 F:1×4 G:2×2 H:2×4 I:6×1 J:1×8 K L:4×1 LL:1×8 M:2×3 N:5×1 ' +
      'Ñ:1×8 O:9×1 P:2×3 Q:1×5 R:5×1 RR:1×8 S:6×1 T:4×1 U:5×1 V:1×4 W X:1×8 Y:1×4 Z:1×10',
  },
  swedish: {
    blanks: 2,
    letters:
      'A:8×1 B:2×4 C:1×8 D:5×1 E:7×1 F:2×3 G:3×2 H:2×2 I:5×1 J:1×7 K:3×2 L:5×1 M:3×2 N:6×1 O:5×2 P:2×4 Q ' +
      'R:8×1 S:8×1 T:8×1 U:3×4 V:2×3 W X:1×8 Y:1×7 Z:1×10 Å:2×4 Ä:2×3 Ö:2×4',
  },
  danish: {
    blanks: 2,
    letters:
      'A:7×1 B:4×3 C:2×8 D:5×2 E:9×1 F:3×3 G:3×3 H:2×4 I:4×3 J:2×4 K:4×3 L:5×2 M:3×3 N:6×1 O:5×2 P:2×4 Q ' +
      'R:6×1 S:5×2 T:5×2 U:3×3 V:3×3 W X:1×8 Y:2×4 Z:1×8 Æ:2×4 Ø:2×4 Å:2×4',
  },
  polish: {
    blanks: 2,
    letters:
      'A:9×1 Ą:1×5 B:2×3 C:3×2 Ć:1×6 D:3×2 E:7×1 Ę:1×5 F:1×5 G:2×3 H:2×3 I:8×1 J:2×3 K:3×2 L:3×2 Ł:2×3 ' +
      'M:3×2 N:5×1 Ń:1×7 O:6×1 Ó:1×5 P:3×2 R:4×1 S:4×1 Ś:1×5 T:3×2 U:2×3 W:4×1 Y:4×2 Z:5×1 Ź:1×9 Ż:1×5',
  },
  catalan: {
    blanks: 2,
    blankOnlyChecked: false,
    letters:
      'A:12×1 B:2×3 C:3×2 Ç:1×10 D:3×2 E:13×1 F:1×4 G:2×3 H:1×8 I:8×1 J:1×8 L:4×1 L·L:1×10 M:3×2 N:6×1 ' +
      'NY:1×10 O:5×1 P:2×3 QU:1×8 R:8×1 S:8×1 T:5×1 U:4×1 V:1×4 X:1×10 Z:1×8',
  },
  finnish: {
    blanks: 2,
    blankOnlyChecked: false,
    letters:
      'A:10×1 B:1×8 C:1×10 D:1×7 E:8×1 F:1×8 G:1×8 H:2×4 I:10×1 J:2×4 K:5×2 L:5×2 M:3×3 N:9×1 O:5×2 P:2×4 Q ' +
      'R:2×4 S:7×1 T:9×1 U:4×3 V:2×4 W X Y:2×4 Z Å Ä:5×2 Ö:1×7',
  },
  italian: {
    blanks: 2,
    blankOnlyChecked: false,
    letters:
      'A:14×1 B:3×5 C:6×2 D:3×5 E:11×1 F:3×5 G:2×8 H:2×8 I:12×1 J K L:5×3 M:5×3 N:5×3 O:15×1 P:3×5 Q:1×10 ' +
      'R:6×2 S:6×2 T:6×2 U:5×3 V:3×5 W X Y Z:2×8',
  },
  portuguese: {
    blanks: 3,
    blankOnlyChecked: false,
    letters:
      'A:14×1 B:3×3 C:4×2 Ç:2×3 D:5×2 E:11×1 F:2×4 G:2×4 H:2×4 I:10×1 J:2×5 K L:5×2 M:6×1 N:4×3 O:10×1 ' +
      'P:4×2 Q:1×6 R:6×1 S:8×1 T:5×1 U:7×1 V:2×4 W X:1×8 Y Z:1×8',
  },
  icelandic: {
    blanks: 2,
    blankOnlyChecked: false,
    letters:
      'A:10×1 Á:2×4 B:1×6 D:2×4 Ð:5×2 E:6×1 É:1×6 F:3×3 G:4×2 H:2×3 I:8×1 Í:2×4 J:1×5 K:3×2 L:3×2 M:3×2 ' +
      'N:8×1 O:3×3 Ó:1×6 P:1×8 R:7×1 S:6×1 T:5×1 U:6×1 Ú:1×8 V:2×3 X:1×10 Y:1×7 Ý:1×9 Þ:1×4 Æ:1×5 Ö:1×7',
  },
  faroese: {
    blanks: 2,
    blankOnlyChecked: false,
    letters:
      'A:10×1 Á:1×5 B:1×6 D:2×4 Ð:4×2 E:7×1 F:2×4 G:4×2 H:2×4 I:10×1 Í:1×6 J:1×6 K:4×2 L:4×2 M:3×3 N:7×1 ' +
      'O:2×4 Ó:1×6 P:1×8 R:7×1 S:5×1 T:7×1 U:5×1 Ú:1×6 V:4×2 Y:1×7 Ý:1×8 Æ:1×8 Ø:1×7',
  },
} as const satisfies Record<string, TileFigures>;
