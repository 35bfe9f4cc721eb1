/** Stems of coarse English words, each also with one of `ENDINGS` behind it. */
const STEMS = [
  'arsehole',
  'asshole',
  'bastard',
  'bitch',
  'bollock',
  'bullshit',
  'cunt',
  'dickhead',
  'fuck',
  'motherfuck',
  'piss',
  'shit',
  'slut',
  'twat',
  'wank',
  'whore',
] as const;

const ENDINGS = '(?:s|es|y|ed|er|ers|in|ing)?';

/** Slurs, which are nowhere written out: their hashes, FNV-1a by UTF-16 units, in lower case. No other word of our lists has one of these. */
const SLURS: ReadonlySet<number> = new Set([
  0x14_14_e9_6a, 0x36_c9_c3_b0, 0x63_5b_1b_38, 0x7d_f6_52_1e, 0x85_3f_eb_ae, 0x88_3e_ef_41, 0x94_80_02_a1,
  0x95_5b_3e_c5, 0xa4_70_55_59, 0xb1_f8_08_9d, 0xd9_eb_56_dd, 0xdc_08_ae_09, 0xf2_3e_2d_e2, 0xf6_a4_b8_4e,
  0xf7_29_44_6a, 0xf9_60_30_45, 0xfd_84_96_8f,
]);
const SHORTEST_SLUR = 3;
const LONGEST_SLUR = 9;

const WORD = /[\p{L}\p{M}\p{N}@$]+/gu;

/** Figures and signs that stand for letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** A letter said twice or more is said once, so that drawing a word out does not hide it. */
const undrawn = (word: string): string => word.replace(/(.)\1+/gu, '$1');

const RUDE = new RegExp(`^(?:${STEMS.map(undrawn).join('|')})${ENDINGS}$`, 'u');

/** A text with its rude words hidden behind their first letter. Whole words only: names of towns stay as they are. */
export const masked = (text: string): string =>
  text.replace(WORD, (word) => (isRude(word) ? hidden(word) : word));

function isRude(word: string): boolean {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[013457@$]/g, (sign) => STAND_INS[sign] ?? sign);
  return RUDE.test(undrawn(plain)) || isSlur(plain) || (plain.endsWith('s') && isSlur(plain.slice(0, -1)));
}

const isSlur = (word: string): boolean =>
  word.length >= SHORTEST_SLUR && word.length <= LONGEST_SLUR && SLURS.has(fingerprint(word));

function fingerprint(word: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

function hidden(word: string): string {
  const [first = '', ...rest] = word.replace(/\p{M}/gu, '');
  return first + '*'.repeat(rest.length);
}
