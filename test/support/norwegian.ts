import { BLANK, type TileSet } from '../../engine/equipment/tile-set.ts';
import type { Word } from '../../engine/words/lexicon.ts';
import { letter, wordOf } from './tiles.ts';

const FIGURES =
  'A7×1 B3×4 C1×10 D5×1 E9×1 F4×2 G4×2 H3×3 I5×1 J2×4 K4×2 L5×1 M3×2 N6×1 O4×2 P2×4 R6×1 S6×1 T6×1 U3×4 V3×4 ' +
  'W1×8 Y1×6 Æ1×6 Ø2×5 Å2×4';

const kinds = FIGURES.split(' ').map((entry) => {
  const [, face = '', count, value] = /^(\D)(\d+)×(\d+)$/u.exec(entry) ?? [];
  return { tile: letter(face), count: Number(count), value: Number(value) };
});

/** The Norwegian tiles: 100 of them. Q, X and Z can only be shown by a blank. */
export const NORWEGIAN: TileSet = {
  id: 'norwegian',
  alphabet: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ'].map(letter),
  kinds: [...kinds, { tile: BLANK, count: 2, value: 0 }],
};

const TEXT = `
  ALT AND ARK ARM ART ASK AV BAD BAK BAND BARE BARN BEIN BÆR BÅT BÅTEN BÆRE BJØRN BLÅ BLÅSE BO BOK BØK BRA BRED BRØD
  BRO BY BYEN DA DAG DAGEN DAL DE DEG DEN DER DET DØR DØRA DU DYR EG EI EN ENE ENG ER ET ETE FAR FÅ FÅR FEM FEST FIN FINE
  FISK FJELL FJORD FLY FØR FOT FRA FUGL GATE GI GÅ GÅR GÅS GLAD GRÅ GRØT GULL HA HAN HAR HAV HAVET HEI HEL HEST HJEM HUN
  HUS HUSET HVA HVIT HØST HØY I ILD INN IS ISEN JA JEG JERN JORD JUL KAFFE KALD KAN KART KAT KATT KJØLE KJØRE KLAR KNE KO
  KORT KU KVELD LA LAND LANG LE LEGE LES LESE LIV LYS LÆRE LØP LØVE LÅS MAT MED MEG MEL MELK MER MIN MOR MÅ MÅL MÅNE MØTE
  NATT NAVN NED NEI NESE NORD NY NYE NÅ NÅL NØTT OG OM ON ORD ORM OSS OST OVER PÅ PAR PEN PIL POST RED REIN REV RIK RING RO
  ROM ROT RØD RØDE RÅ SAL SANG SE SEG SEL SEN SI SIN SJØ SKI SKO SKOG SKOLE SNØ SOL SOM SOVE SPØR STÅ STED STEIN STOL STOR
  SUR SYV SÅ SÅR SØT TA TAK TE TID TIL TING TO TOG TRE TRÆR TUR TØR TÅ TÅRE UT UTE UKE ULV VANN VED VEI VENN VI VIN VIND VOR
  VÅR VÆR YR ÆRE ØL ØRE ØST ØY ØYE Å ÅR ÅRE ÅL ÅPEN ÅTTE QUIZ TAXI PIZZA JAZZ`;

/** Some Norwegian words. */
export const norwegianWords = (): readonly Word[] => TEXT.trim().split(/\s+/).map(wordOf);
